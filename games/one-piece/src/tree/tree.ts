/**
 * What a card says, as data: the one vocabulary between card sets, the engine that runs it, the printer that speaks it
 * and the reader that writes it. Plain JSON throughout. Words in capitals are the rules' own names.
 *
 * "[DON!! x1] [When Attacking] You may trash 1 card from your hand: K.O. up to 1 of your opponent's Characters with a
 * cost of 3 or less." is
 *
 *   { timings: ['WHEN_ATTACKING'], don: 1,
 *     cost: [{ do: 'move', what: { n: 1, in: ['hand'] }, to: 'trash' }],
 *     steps: [{ do: 'ko', what: { upTo: 1, of: 'opponent', in: ['character'], where: { cost: { max: 3 } } } }] }
 */

export type Who = 'you' | 'opponent';
export type Side = Who | 'either';

export const CATEGORIES = ['LEADER', 'CHARACTER', 'EVENT', 'STAGE', 'DON'] as const;
export type Category = (typeof CATEGORIES)[number];
export const COLOURS = ['red', 'green', 'blue', 'purple', 'black', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];
export const ATTRIBUTES = ['Slash', 'Strike', 'Ranged', 'Special', 'Wisdom', '?'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** Keywords that a card has or gains; their meaning and text stand in the rules file. */
export const KEYWORDS = [
  'RUSH',
  'RUSH_CHARACTER',
  'DOUBLE_ATTACK',
  'BANISH',
  'BLOCKER',
  'UNBLOCKABLE',
  /** No keyword in print: "can also attack active Characters". */
  'ATTACK_ACTIVE',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** By itself, once per occasion. */
export const AUTO_TIMINGS = [
  'START_OF_GAME',
  'START_OF_TURN',
  'START_OF_OPPONENT_TURN',
  'START_OF_MAIN',
  'ON_PLAY',
  'ON_PLAYED',
  'WHEN_ATTACKING',
  'ON_OPPONENT_ATTACK',
  'WHEN_ATTACKED',
  'ON_BLOCK',
  'ON_BLOCKER_ACTIVATED',
  'ON_KO',
  'ON_REMOVED',
  'ON_RESTED',
  'ON_EVENT_ACTIVATED',
  'ON_TRIGGER_ACTIVATED',
  'ON_DAMAGE_TAKEN',
  'ON_DAMAGE_DEALT',
  'ON_LIFE_REMOVED',
  'ON_DON_RETURNED',
  'ON_DON_GIVEN',
  'ON_BATTLED',
  'ON_DRAW_BY_EFFECT',
  'ON_HAND_TRASHED',
  'END_OF_BATTLE',
  'END_OF_YOUR_TURN',
  'END_OF_OPPONENT_TURN',
] as const;
/** When its player uses it. */
export const ACTIVATE_TIMINGS = ['ACTIVATE_MAIN', 'MAIN', 'COUNTER', 'TRIGGER'] as const;
export const TIMINGS = [...AUTO_TIMINGS, ...ACTIVATE_TIMINGS, 'PERMANENT', 'REPLACEMENT'] as const;
export type Timing = (typeof TIMINGS)[number];
/** Timings of a card itself: without a word about which, it is this one. */
export const OWN_TIMINGS: readonly Timing[] = [
  'ON_PLAY',
  'WHEN_ATTACKING',
  'WHEN_ATTACKED',
  'ON_BLOCK',
  'ON_KO',
  'ON_REMOVED',
  'ON_RESTED',
  'ON_DON_GIVEN',
  'ON_BATTLED',
  'END_OF_BATTLE',
  'ON_DAMAGE_DEALT',
];
export type EffectCategory = 'AUTO' | 'ACTIVATE' | 'PERMANENT' | 'REPLACEMENT';

export const DURATIONS = [
  'THIS_BATTLE',
  'THIS_TURN',
  'END_OF_TURN',
  'UNTIL_START_OF_YOUR_NEXT_TURN',
  'UNTIL_END_OF_YOUR_NEXT_TURN',
  'UNTIL_END_OF_OPPONENTS_NEXT_TURN',
] as const;
export type Duration = (typeof DURATIONS)[number];

/** One block of a card's text. Several timings ("[On Play]/[When Attacking]") are as many effects with one body. */
export interface Effect {
  timings: readonly Timing[];
  /** [DON!! xN], [Your Turn] / [Opponent's Turn], [Once Per Turn]. */
  don?: number;
  turn?: Who;
  oncePerTurn?: boolean;
  /** Its [Once Per Turn] is that of the effect before it: together they are used once. */
  shares?: true;
  /** Where this text works when it is not the field: "this card in your hand …". */
  in?: 'hand';
  /** Which occurrence, for AUTO timings; absent: this card's own, or its player's. */
  when?: Occasion;
  /** REPLACEMENT: what would happen. */
  would?: Would;
  /** An "If" that stands before the cost. */
  if?: Condition;
  /** Before the colon, in written order, each like a step that must be done whole. It can always be declined. */
  cost?: readonly Step[];
  /** "You may" without a cost. */
  optional?: boolean;
  steps: readonly Step[];
}

/** "When one of your {X} Characters is K.O.'d by your opponent's effect …" */
export interface Occasion {
  /** The card it happens to. Absent: this card. */
  cards?: Cards;
  /** Whose DON!!, Life, hand, Event …, where it happens to a player. Absent: yours. */
  whose?: Side;
  by?: Cause;
  /** Whose effect it is by: "by your {A} type card's effect". */
  source?: Filter;
  /** How many at once ("when 2 or more DON!! are returned"). */
  n?: Range;
  /** Removed "by your opponent's effect or K.O.'d": however it is K.O.'d. */
  orKo?: true;
  /** Only what goes to its owner's hand. */
  to?: 'hand';
  /** Only what leaves so many Life cards ("when your number of Life cards becomes 0"), whatever comes there later. */
  left?: number;
}
/** Absent in an occasion: by anything. */
export type Cause =
  | 'effect'
  | 'your-effect'
  | 'opponent-effect'
  | 'battle'
  | 'battle-with-this'
  /** By an effect of the opponent's or in battle with a card of the opponent's. */
  | 'opponent';

export interface Would {
  what: 'KO' | 'LEAVE' | 'REST' | 'DAMAGE' | 'DECK_OUT';
  /** Which cards it covers. Absent: this card (for DAMAGE and DECK_OUT: its player). */
  cards?: Cards;
  by?: Cause;
  source?: Filter;
  /** LEAVE: or K.O.'d, by whatever. */
  orKo?: true;
}

/** Where cards are. `don`: the cost area. `field`: Leader, Characters and Stage. */
export const AREAS = ['leader', 'character', 'stage', 'hand', 'deck', 'trash', 'life', 'don'] as const;
export type Area = (typeof AREAS)[number];

/** Which cards: side × place × adjectives. */
export interface Cards {
  /** Absent: yours. */
  of?: Side;
  in: readonly Area[];
  where?: Filter;
}

export interface Filter {
  category?: readonly Category[];
  /** Exactly this name / a name with these words in it; one of them suffices. */
  name?: readonly string[];
  nameIncludes?: readonly string[];
  type?: readonly string[];
  typeIncludes?: readonly string[];
  attribute?: readonly Attribute[];
  colour?: readonly Colour[];
  multicolour?: boolean;
  cost?: Range;
  baseCost?: Range;
  power?: Range;
  basePower?: Range;
  counter?: Range;
  /** DON!! given to it. */
  given?: Range;
  state?: 'active' | 'rested';
  faceUp?: boolean;
  keyword?: Keyword;
  withoutKeyword?: Keyword;
  /** Has a [Trigger]; has an effect with this timing. */
  trigger?: boolean;
  timing?: Timing;
  noBaseEffect?: boolean;
  playedThisTurn?: boolean;
  /** "other than this card". */
  other?: boolean;
  /** Has a name of this card; has no colour of it. */
  sameNameAs?: Ref;
  /** One of those that were chosen or revealed before; the rest of them are the `others` afterwards. */
  among?: 'it' | 'revealed';
  differentColourFrom?: Ref;
  /** "other than [X]": none of these. */
  not?: Filter;
  /** One of these. */
  any?: readonly Filter[];
}
export interface Range {
  min?: Num;
  max?: Num;
}

/** A number, or what it is counted from: `count` cards (each `per` of them counts once), times `times`. */
export type Num = number | Counted;
export interface Counted {
  /** Cards; DON!! (`don` in `in`: the cost area). */
  count?: Cards;
  /** DON!! on the field, given ones included. */
  donOnField?: Who;
  /** Of the occurrence that set this effect off: DON!! returned, cards trashed … */
  event?: 'n';
  /** How many the last `move`, `ko`, `rest` … of this effect really did. */
  done?: 'n';
  /** The cost that the last `nameCost` of this effect was answered with. */
  named?: 'cost';
  /** A value of one card; `given`: how many DON!! are given to it. */
  value?: 'power' | 'cost' | 'basePower' | 'baseCost' | 'counter' | 'given';
  ofCard?: Ref;
  /** Of each card that is being changed, for itself: "… for each DON!! card given to that Character". */
  ofEach?: true;
  /** The sum of a value over cards. */
  sumOf?: Cards;
  /** So many fewer, before `per`: "… until you have as many as your opponent". It is a plain count itself. */
  minus?: Omit<Counted, 'per' | 'times' | 'plus' | 'minus'>;
  per?: number;
  times?: number;
  plus?: number;
}

/**
 * A card already meant: this one, the last chosen ones, those of the battle, the one that set the effect off, the one
 * that this card battles, the ones that were last revealed, those of several (`among`) that were not chosen.
 */
export const REFS = ['this', 'it', 'attacker', 'target', 'event', 'rival', 'revealed', 'others'] as const;
export type Ref = (typeof REFS)[number];

/** Cards to be chosen. Exactly one of `n`, `upTo`, `all`. Without "up to": as many as there are, up to the number. */
export interface Pick extends Cards {
  n?: Num;
  /** 'any': any number of them. */
  upTo?: Num | 'any';
  all?: true;
  /** Who chooses; absent: the effect's player. */
  by?: Who;
  /** "with a total cost of N or less". */
  total?: { value: 'cost' | 'power'; max: Num };
  differentNames?: boolean;
}
/** Cards from one end of a deck or of Life. */
export interface Top {
  top: Num;
  in: readonly ['deck'] | readonly ['life'];
  /** Absent: yours. */
  of?: Who;
  /** Absent: from the top. */
  end?: 'bottom' | 'top-or-bottom';
  upTo?: boolean;
}
export type Target = Ref | Pick | Top;

export type To =
  | 'hand'
  | 'trash'
  | 'deck-top'
  | 'deck-bottom'
  | 'deck-top-or-bottom'
  | 'life-top'
  | 'life-bottom'
  | 'life-top-or-bottom';

/** What a card cannot do, or cannot suffer. */
export const PROHIBITIONS = [
  'ATTACK',
  'ATTACK_LEADER',
  'BLOCK',
  'BE_RESTED',
  'BECOME_ACTIVE',
  /** Become active in a Refresh Phase; effects may still set it active. */
  'REFRESH',
  'BE_KOED',
  'BE_KOED_IN_BATTLE',
  'BE_KOED_BY_EFFECTS',
  'BE_REMOVED',
  /** Of a card in the hand, by its own text. */
  'BE_PLAYED_BY_EFFECTS',
] as const;
export type Prohibition = (typeof PROHIBITIONS)[number];
/** What a player cannot do. */
export const PLAYER_PROHIBITIONS = [
  'PLAY_FROM_HAND',
  'PLAY_CHARACTERS',
  'DRAW_BY_EFFECTS',
  'LIFE_TO_HAND',
  'ACTIVATE_BLOCKER',
  'ACTIVATE_EVENTS',
  'SET_DON_ACTIVE',
  /** Its [On Play] effects are negated. */
  'ACTIVATE_ON_PLAY',
  /** Its Characters are played rested. */
  'PLAY_ACTIVE',
  /** Nor with what comes into play later. */
  'ATTACK_LEADERS',
  /** By the player's own effects: what the other player's effects do goes on. */
  'DRAW_BY_OWN_EFFECTS',
  'LIFE_TO_HAND_BY_OWN_EFFECTS',
] as const;
export type PlayerProhibition = (typeof PLAYER_PROHIBITIONS)[number];

/** `for` is absent in PERMANENT effects: it holds while the text does. */
export type Step =
  // Cards in hand, deck, trash and Life, and cards leaving the field
  | { do: 'draw'; n: Num; who?: Side; upTo?: boolean }
  | { do: 'drawTo'; n: Num; who?: Who }
  | { do: 'move'; what: Target; to: To; faceUp?: boolean; reveal?: boolean }
  | { do: 'shuffle'; who?: Who }
  | { do: 'shuffleHandIntoDeck'; who?: Who }
  /** Looks at the cards; may take some (revealed where a filter had to be met); the others go where `rest` says. */
  | { do: 'look'; what: Top; take?: Take; rest: Rest; who?: Who }
  /** Shows cards to everybody where they lie; they are `it` afterwards. */
  | { do: 'reveal'; what: Target }
  /** `also`: another one, beside those that were chosen before it. */
  | { do: 'choose'; what: Pick; also?: true }
  /** The effect's player says a cost. */
  | { do: 'nameCost' }
  | { do: 'play'; what: Target; rested?: boolean }
  // The field
  | { do: 'ko'; what: Target }
  | { do: 'rest'; what: Target }
  | { do: 'setActive'; what: Target }
  /** Will not become active in the next Refresh Phase of its owner. */
  | { do: 'freeze'; what: Target }
  | { do: 'power'; what: Target; n: Num; for?: Duration }
  | { do: 'powerZero'; what: Target; for: Duration }
  | { do: 'basePower'; what: Target; n: Num; for?: Duration }
  | { do: 'swapBasePower'; what: Target; for: Duration }
  | { do: 'cost'; what: Target; n: Num; for?: Duration }
  | { do: 'costZero'; what: Target; for: Duration }
  | { do: 'baseCost'; what: Target; n: Num; for?: Duration }
  | { do: 'counter'; what: Target; n: Num }
  | { do: 'gain'; what: Target; keyword: Keyword; for?: Duration }
  | { do: 'gainAttribute'; what: Target; attribute: Attribute; for?: Duration }
  | {
      do: 'cannot';
      what: Target;
      be: Prohibition;
      by?: 'opponent';
      against?: Filter;
      for?: Duration;
      oncePerTurn?: true;
    }
  | { do: 'playerCannot'; who: Who; be: PlayerProhibition; where?: Filter; for?: Duration }
  /** The opponent's attacks must go there while they can. */
  | { do: 'mustAttack'; what: Target; for?: Duration }
  /** These attack only after their player paid. */
  | { do: 'attackTax'; what: Target; cost: readonly Step[]; for?: Duration }
  | { do: 'negate'; what: Target; for?: Duration }
  // DON!!
  | { do: 'addDon'; n: Num; upTo?: boolean; rested?: boolean; who?: Who }
  | { do: 'giveDon'; n: Num; upTo?: boolean; from: 'active' | 'rested' | 'any'; to: Target; each?: boolean }
  | { do: 'moveGivenDon'; n: Num; upTo?: boolean; to: Target }
  /** From under a player's cards to the cost area, rested. */
  | { do: 'returnGivenDon'; n: Num; who?: Who; upTo?: boolean }
  | { do: 'returnDon'; n: Num; who?: Who; upTo?: boolean; orMore?: true; from?: 'active' | 'rested' }
  | { do: 'restDon'; n: Num; who?: Who; upTo?: boolean }
  | { do: 'activateDon'; n: Num; upTo?: boolean; who?: Who }
  | { do: 'freezeDon'; n: Num; who?: Who; upTo?: boolean }
  // Life
  /** `n`: so many from the top, or any so many that lie the other way; absent: 1. */
  | { do: 'turnLife'; which: 'top' | 'all' | 'any'; n?: number; faceUp: boolean; who?: Who }
  /** Life cards of a player (absent `faceUp`: all of them) that would be added to the hand go elsewhere. */
  | { do: 'lifeInstead'; who?: Who; faceUp?: boolean; to: 'deck-top' | 'deck-bottom' | 'trash' }
  | { do: 'damage'; n: Num; who: Who }
  // The flow
  | { do: 'if'; if: Condition; then: readonly Step[]; else?: readonly Step[] }
  /** "If you do": only if the step before was done whole. */
  | { do: 'ifDone'; then: readonly Step[]; else?: readonly Step[] }
  /** "You may …" in the middle; `who` decides and pays. `else`: "If they do not, …". */
  | { do: 'may'; who?: Who; steps: readonly Step[]; else?: readonly Step[] }
  | { do: 'chooseOne'; who?: Who; options: readonly (readonly Step[])[] }
  | { do: 'repeat'; n: Num; steps: readonly Step[] }
  | { do: 'later'; at: 'END_OF_TURN' | 'END_OF_BATTLE' | 'NEXT_START_OF_MAIN'; steps: readonly Step[] }
  /** For a while something stands in for what would happen to cards; in its steps these cards are `it`. */
  | { do: 'instead'; would: Would; optional?: boolean; steps: readonly Step[]; for: Duration }
  // Other texts and the match
  | { do: 'activateText'; what: Target; timing: Timing }
  /** Uses an Event from the hand without its printed cost. */
  | { do: 'activateEvent'; what: Pick }
  | { do: 'changeTarget'; to: Target }
  /** "The next time you play …, its cost is reduced": `n` as in `cost`, so -1 makes it cheaper. */
  | { do: 'nextPlay'; n: Num; where: Filter; for: Duration }
  /** "The cost of playing … from your hand is reduced": what is paid; for all others the card costs what it did. */
  | { do: 'playCost'; n: Num; where: Filter; for?: Duration }
  | { do: 'extraTurn' }
  | { do: 'win'; who?: Who }
  | { do: 'lose'; who?: Who; atEndOfTurn?: boolean }
  /** Of the DON!! of the DON!! Phase so many are given to the Leader at once. */
  | { do: 'donPhaseGives'; n: number };

export interface Take {
  n?: number;
  upTo?: number;
  where?: Filter;
  to: 'hand' | 'play' | 'play-rested' | 'trash' | 'life-top' | 'deck-top';
  /** Shown to everybody; a filter always shows. */
  reveal?: boolean;
  /** Into Life face-up. */
  faceUp?: true;
}
/** In any order where there are several; 'life-top' and 'life-top-or-bottom' are for cards of Life. */
export type Rest =
  | 'deck-bottom'
  | 'deck-top'
  | 'deck-top-or-bottom'
  | 'life-top'
  | 'life-top-or-bottom'
  | 'trash'
  | 'as-they-were'
  | 'shuffle';

export type Condition =
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { not: Condition }
  /** "if you have 2 or more Characters with …"; a plain count: `{ number: { count: { in: ['life'] } }, max: 2 }`. */
  | ({ number: Num } & Range)
  /** Every card of a target fits: "if your Leader is …", "if it is …". */
  | { is: Ref | 'leader' | 'opponentLeader'; where: Filter }
  | { turn: Who }
  /** A card of the field only: is there one? (1.2.1: "if you have" means the field.) */
  | { have: Cards; n?: Range }
  | { playedThisTurn: true }
  | { firstTurn: boolean }
  /** In this turn so far `who` (absent: you), or this card, did it: with cards that fit, against cards that fit. */
  | { happened: Deed; who?: Who; this?: true; where?: Filter; against?: Filter };

export const DEEDS = ['EVENT_ACTIVATED', 'PLAYED', 'ATTACKED', 'BATTLED'] as const;
export type Deed = (typeof DEEDS)[number];
