// Written by tools/view_types.py from games/*/view.py: `make types` writes it again.

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
