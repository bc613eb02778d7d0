// @ts-check
// The games' cards in the lobby: a picture and one sentence.

/** @type {Record<string, {scene: string, sentence: string}>} */
const COVERS = {
  winterforge: { scene: "forge", sentence: "Lead a Guild of smiths through the snow: take Contracts, buy Components, roll for the forging, and earn Reputation." },
  guilds: { scene: "guildhall", sentence: "Outbid your rivals for Characters on the square and build a headquarters, door to door." },
  ravenshire: { scene: "district-V", sentence: "Place a die, take a die, run the guild of its colour: gather Goods in Ravenshire, forge Contracts, and rise in Reputation." },
  forge: { scene: "plaza", sentence: "Send Assistants and your Blacksmith out for Wood, Metal and Gems, fetch Contracts, build up your Forge, and be first at the Achievements." },
  cove: { scene: "cove", sentence: "Fire your Furnaces while boats bring customers to the piers of the Cove: forge Weapons and Armor, hire Townsfolk, and sell in the evening, cleanly or not." },
};

/** @param {string} game */
export const cover = (game) => COVERS[game] ?? { scene: "tavern", sentence: "A game for the long evenings." };
