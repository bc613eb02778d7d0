// Written by tools/view_types.py from games/*/view.py: `make types` writes it again.

export namespace cove {
  interface DieView {
    colour: string;
    pips: number;
  }

  interface FurnaceView {
    /** 1 to 4 */
    furnace: string;
    /** weapon or armor */
    makes: string;
    coal: number;
    /** the top one first */
    slots: (DieView | null)[];
    /** null: it is not loaded, or only half */
    heat: number | null;
    /** what it would make */
    good: string | null;
    /** clean, corrupt or cold */
    answer: string | null;
  }

  interface ShopView {
    supply: DieView[];
    /** colours of dice about to be rolled */
    aside: string[];
    furnaces: FurnaceView[];
    smelter: DieView | null;
    /** colours of dice that still cover their Sponsorships */
    locked: string[];
  }

  interface StaffView {
    townsfolk: string;
    /** metallurgist, apprentice or security; null: it is being chosen */
    staff: string | null;
  }

  interface MerchantView {
    seat: number;
    /** of the marker */
    colour: string;
    trade: string;
    gold: number;
    /** where the figure stands; null: nowhere */
    space: string | null;
    shop: ShopView;
    /** active Sponsorships */
    sponsored: string[];
    /** Gold in a Market, as the Halls are now */
    sponsors_pay: number;
    /** by Good */
    shelf: Record<string, number>;
    /** by Good, in the own goods supply */
    goods_left: Record<string, number>;
    townsfolk: StaffView[];
    /** Gold for faction icons, as the Halls are now */
    icons_pay: number;
    corruption_size: number;
    /** by title; null: hidden */
    corruption: Record<string, number> | null;
    /** as if the match ended now; null: Corruption hides it */
    score: number | null;
  }

  interface MarkerView {
    /** the seat after the last is the Peddler's */
    seat: number;
    colour: string;
    /** 13 and 14 are past sundown */
    hour: number;
  }

  interface ClockView {
    hours: number;
    /** hours with an adventurer icon */
    icons: number[];
    /** on the same hour a later one lies on top */
    markers: MarkerView[];
    /** the hour of the Market token */
    token: number | null;
    /** whose marker is there has finished: the token, or sundown */
    last_hour: number;
  }

  interface BoatView {
    /** 1 to 6 */
    boat: string;
    /** red, green, blue, yellow or rogue */
    figures: string[];
    /** null: at sea */
    berth: string | null;
    /** berths, taken or not */
    reach: string[];
  }

  interface PierView {
    pier: string;
    berths: string[];
    /** by figure; Rogues are customers only for Cultists */
    customers: Record<string, number>;
    /** Goods */
    takes: string[];
    /** Gold by Good, of those that can be sold there now */
    prices: Record<string, number>;
    /** the same with the Rogues counted; empty if they cannot be */
    with_rogues: Record<string, number>;
  }

  interface PeddlerView {
    level: string;
    colour: string;
    gold: number;
    /** as if the match ended now */
    score: number;
    /** by Good */
    shelf: Record<string, number>;
    townsfolk: string[];
    sponsored: string[];
    /** the colour most wanted now */
    wanted: string;
    /** turned up last */
    card: string | null;
    /** since the deck was shuffled */
    cards_used: string[];
    deck: number;
  }

  interface BoardView {
    clock: ClockView;
    boats: BoatView[];
    /** the boat at each */
    berths: Record<string, string | null>;
    piers: PierView[];
    /** by figure */
    bag: Record<string, number>;
    bag_size: number;
    /** a figure that has no seat yet */
    drawn: string | null;
    /** adventurers by colour */
    halls: Record<string, number>;
    lair: number;
    /** Gold for each Corruption and Rogue icon, as the Lair is now */
    loss: number;
    rogue_card: string;
    /** Townsfolk by slot; the last one is the Back Alley */
    square: (string | null)[];
    townsfolk_deck: number;
    townsfolk_pile: string[];
    corruption_deck: number;
    /** by title */
    corruption_pile: Record<string, number>;
    peddler: PeddlerView | null;
  }

  interface TableView {
    /** production, market or over */
    phase: string;
    /** the class of what is being chosen */
    choice: string;
    /** the day */
    round: number;
    rounds: number;
    turn: number;
    /** whose marker moves; the seat after the last is the Peddler's */
    acting: number;
    actors: number[];
    ending: string;
    over: boolean;
    players: MerchantView[];
    board: BoardView;
  }
}

export namespace forge {
  interface SmithyView {
    seat: number;
    /** of the wooden pieces */
    colour: string;
    gold: number;
    cubes: Record<string, number>;
    vp: number;
    skill: number;
    /** Assistants, then the Blacksmith: home, absent, exhausted, or the spot */
    workers: string[];
    upgrades: string[];
    hand_size: number;
    /** what the backs of the Contracts tell */
    hand_types: Record<string, number>;
    /** null: hidden */
    hand: string[] | null;
    /** cubes that each takes now, less all that is off */
    hand_costs: Record<string, Record<string, number>>;
    /** of the hand: what everybody saw being taken */
    shown: string[];
    /** contract, guild_card, development or training; null: nothing */
    looking_at: string | null;
    /** cards drawn and not yet decided on; null: not seen */
    looking: (string | null)[];
    /** a Training card that an Assistant is being chosen for */
    playing: string | null;
    forged: string[];
    guild_cards: string[];
    developments: string[];
    /** by Assistant */
    trainings: (string | null)[];
    /** what works once per round was used in this one */
    once_used: boolean;
    /** Achievements */
    hammers: string[];
    seals: Record<string, number>;
  }

  interface StandingView {
    /** the seat after the last is Ironclad's */
    seat: number;
    /** 0 to 3: an Assistant, 4: the Blacksmith */
    worker: number;
  }

  interface SpotView {
    /** forest.a1 */
    spot: string;
    for_smith: boolean;
    /** at most one, except at the Market */
    workers: StandingView[];
  }

  interface LocationView {
    location: string;
    /** by Ironclad, for this round */
    closed: boolean;
    spots: SpotView[];
  }

  interface AchievementView {
    achievement: string;
    /** seats, the topmost first; the seat after the last is Ironclad's */
    hammers: number[];
    /** what the next Hammer scores */
    next_vp: number;
  }

  interface IroncladView {
    level: string;
    colour: string;
    gold: number;
    vp: number;
    /** as if the match ended now */
    score: number;
    /** available */
    assistants: number;
    /** available */
    smith: boolean;
    upgrades: string[];
    forged: string[];
    guild_cards: string[];
    developments: string[];
    trainings: string[];
    /** Achievements */
    hammers: string[];
    /** in this round */
    hammered: boolean;
    /** turned up last */
    card: string | null;
    /** in this round */
    cards_used: string[];
    deck: number;
  }

  interface BoardView {
    locations: LocationView[];
    contract_decks: Record<string, number>;
    /** the top card last */
    contract_piles: Record<string, string[]>;
    guild_deck: number;
    /** the top card last */
    guild_pile: string[];
    development_deck: number;
    development_pile: string[];
    training_deck: number;
    training_pile: string[];
    /** seats by space */
    turn_order: (number | null)[];
    /** the seat that may not take the last space */
    barred: number | null;
    achievements: AchievementView[];
    ironclad: IroncladView | null;
  }

  interface DeckMemoryView {
    /** from the top down; null: not seen */
    top: (string | null)[];
    under: (string | null)[];
  }

  interface MemoryView {
    guild_deck: DeckMemoryView;
    development_deck: DeckMemoryView;
    training_deck: DeckMemoryView;
  }

  interface TableView {
    phase: string;
    /** the class of what is being chosen */
    choice: string;
    /** 0: before the first */
    round: number;
    /** that there will be; 0: nobody knows */
    rounds: number;
    last_round: boolean;
    turn: number;
    /** of this round; the seat after the last is Ironclad's */
    order: number[];
    /** who had the Active Player Anvil at the start */
    anvil: number;
    actors: number[];
    ending: string;
    over: boolean;
    players: SmithyView[];
    board: BoardView;
    remembered: MemoryView;
  }
}

export namespace guilds {
  interface SpaceView {
    /** A1 to C4 */
    space: string;
    /** null: free; "hall": the Entrance Hall */
    room: string | null;
    /** a large Room is open between its two spaces */
    doors: string[];
    active: boolean;
  }

  interface GuildView {
    seat: number;
    colour: string;
    silver: number;
    gold: number;
    silver_income: number;
    gold_income: number;
    characters: string[];
    /** the last so many work only from phase 3 on */
    newcomers: number;
    /** those with an ability to be used */
    ready: string[];
    /** those who used it up for good */
    turned: string[];
    illusions: string[];
    site: SpaceView[];
    /** as they were built */
    rooms: string[];
    active_rooms: string[];
  }

  interface AreaView {
    area: string;
    characters: (string | null)[];
    /** by seat */
    tents: number[];
    leader: number | null;
  }

  interface RoomView {
    room: string;
    protected: boolean;
  }

  interface PlacingView {
    room: string;
    /** once it is chosen */
    space: string | null;
  }

  interface BoardView {
    /** the space of the Turn Marker */
    fountain: number;
    /** the side of it: dove or cat */
    marker: string;
    areas: AreaView[];
    rooms: RoomView[];
    objectives: string[];
    /** in the stack */
    characters: number;
    small_rooms: number;
    large_rooms: number;
    characters_gone: string[];
    rooms_gone: string[];
    /** a Room that was bought and does not stand yet */
    being_placed: PlacingView | null;
  }

  interface MemoryView {
    /** the top of the stack, as far as this seat has seen it */
    next_characters: (string | null)[];
  }

  interface TableView {
    phase: string;
    /** what is being chosen in it */
    choice: string;
    /** the Area that silver is being added to, or was added to first */
    offer: string | null;
    round: number;
    week: number;
    weeks: number;
    turn: number;
    first: number;
    passes: number;
    actors: number[];
    ending: string;
    over: boolean;
    players: GuildView[];
    board: BoardView;
    remembered: MemoryView;
  }
}

export namespace ravenshire {
  interface DieView {
    /** harvester, alchemist, merchant, raven or badger */
    colour: string;
    value: number;
  }

  interface CompletedView {
    contract: string;
    finish: string;
  }

  interface SmithView {
    seat: number;
    /** of the token on the Reputation track */
    colour: string;
    /** what this seat is choosing; empty if it has nothing to choose */
    choice: string;
    gold: number;
    action_tokens: number;
    reputation: number;
    /** of Contracts, by Reputation */
    open_rows: string[];
    goods: Record<string, number>;
    mystics: Record<string, number>;
    goods_to_choose: number;
    mystics_to_choose: number;
    /** not yet placed: the first of the seat's dice */
    rolled: DieView[];
    /** the next ones, in the guild areas */
    taken: DieView[];
    /** in Production, those not yet used */
    bench: DieView[];
    /** the last one, while it waits for Production */
    badger: DieView | null;
    /** used in Production */
    worked: DieView[];
    /** dice that may still be used */
    work_left: number;
    /** by the dice that worked there, one after the other */
    spaces_used: string[];
    /** the Kiln or the Foundry, while it is asked how much */
    converting: string | null;
    /** members by guild, the printed one first */
    columns: Record<string, string[]>;
    /** of a column */
    rows: number;
    /** the guild that runs now */
    running: string | null;
    /** its members that were used */
    used: string[];
    upgrades: string[];
    /** cards not yet played */
    overtime: string[];
    assistant: string | null;
    /** Contracts to choose from at the start; null: hidden, or none */
    dealt: string[] | null;
    /** held; at the start hidden until all have chosen */
    contracts: string[];
    completed: CompletedView[];
    titles: string[];
  }

  interface DistrictView {
    /** I to VI */
    district: string;
    spots: (DieView | null)[];
  }

  interface RivalView {
    /** nobody's, in a Busy Town */
    neutral: boolean;
    level: string | null;
    gold: number;
    reputation: number;
    work: number;
    charms: number;
    rolled: DieView[];
    taken: DieView[];
    members: string[];
    contracts: string[];
    completed: CompletedView[];
    titles: string[];
    /** turned up last */
    card: string | null;
    cards_used: string[];
    deck: number;
  }

  interface BoardView {
    districts: DistrictView[];
    /** the spot, from 0 on, of the die placed in this turn */
    placed: number | null;
    /** the top row, then the bottom row */
    halls: (string | null)[];
    member_deck: number;
    members_gone: string[];
    /** Contracts by tier */
    rows: Record<string, (string | null)[]>;
    contract_decks: Record<string, number>;
    /** face up */
    titles: string[];
    titles_met: string[];
    rival: RivalView | null;
  }

  interface MemoryView {
    /** from the top down; null: not seen */
    under_contract_decks: Record<string, (string | null)[]>;
  }

  interface TableView {
    phase: string;
    /** the class of what is being chosen; of several seats, see theirs */
    choice: string;
    round: number;
    rounds: number;
    turn: number;
    /** who has the First Player marker; the seat after the last is the Rival's */
    first: number;
    actors: number[];
    ending: string;
    over: boolean;
    players: SmithView[];
    board: BoardView;
    remembered: MemoryView;
  }
}

export namespace winterforge {
  interface JobView {
    contract: string;
    work: number;
    components: string[];
    faces: number[];
    rune: string | null;
  }

  interface LoanView {
    receive: number;
    repay: number;
    paid: number;
  }

  interface GuildView {
    seat: number;
    guild: string | null;
    coin: number;
    place: string;
    in_prime: boolean;
    bonus: boolean;
    skills: number[];
    stockpile: string[];
    crew: string[];
    loans: LoanView[];
    repaid: number;
    jobs: JobView[];
    hand_size: number;
    /** null: hidden */
    hand: string[] | null;
    /** null: hidden, or none yet */
    royal: string | null;
    /** the two that were dealt; null: hidden */
    royals: string[] | null;
    completed: number;
    completed_rp: number;
    completed_contracts: string[] | null;
    held: string[];
    runes: string[];
    faith_tokens: number;
    /** null: hidden */
    faith: number[] | null;
    rune_rp: number;
    /** in Lords, where they stand today */
    smiths: string[];
    prime_today: string | null;
    /** its bonus is still to be used today */
    bonus_saved: boolean;
  }

  interface BoardView {
    job_track: (string | null)[];
    contract_deck: number;
    market: (string | null)[];
    component_decks: number[];
    tavern: (string | null)[];
    crew_deck: number;
    bank: (LoanView | null)[];
    loan_deck: number;
    prime_spots: Record<string, number>;
    alleyways: string[];
    faith_bag: number;
    rune_deck: number;
    runes_used: string[];
    event_deck: number;
    event: string | null;
    events_past: string[];
  }

  interface MemoryView {
    /** Contracts in hands that everybody saw being taken */
    hands: string[][];
    completed: string[][];
    under_component_decks: (string | null)[][];
    under_crew_deck: (string | null)[];
    under_contract_deck: (string | null)[];
  }

  interface TableView {
    phase: string;
    /** the class of what is being chosen */
    choice: string;
    round: number;
    /** that there will be; 0: nobody knows */
    rounds: number;
    turn: number;
    first: number;
    actions_left: number;
    free_moves: number;
    free_refreshes: number;
    actors: number[];
    ending: string;
    round_cap: number;
    /** the seat that completed the first Royal Contract */
    first_royal: number | null;
    over: boolean;
    players: GuildView[];
    board: BoardView;
    remembered: MemoryView;
  }
}
