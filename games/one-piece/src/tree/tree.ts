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
 *
 * Its closed words (timings, keywords, durations …) are declared in `src/lexicon`, each with all that belongs to it.
 */
import type { Area, Attribute, Category, Colour } from '../lexicon/cards.ts';
import type { Cause, Deed, Fate } from '../lexicon/causes.ts';
import type { LifeInsteadTo, Rest, TakeTo, To } from '../lexicon/destinations.ts';
import type { Duration, Later } from '../lexicon/durations.ts';
import type { Keyword } from '../lexicon/keywords.ts';
import type { PlayerProhibition, Prohibition } from '../lexicon/prohibitions.ts';
import type { Ref } from '../lexicon/refs.ts';
import type { Timing } from '../lexicon/timings.ts';

export { AREAS, ATTRIBUTES, CATEGORIES, COLOURS } from '../lexicon/cards.ts';
export { DEEDS } from '../lexicon/causes.ts';
export { DURATIONS } from '../lexicon/durations.ts';
export { KEYWORDS } from '../lexicon/keywords.ts';
export { PLAYER_PROHIBITIONS, PROHIBITIONS } from '../lexicon/prohibitions.ts';
export { REFS } from '../lexicon/refs.ts';
export { ACTIVATE_TIMINGS, AUTO_TIMINGS, type EffectCategory, TIMINGS } from '../lexicon/timings.ts';
export type {
  Area,
  Attribute,
  Category,
  Cause,
  Colour,
  Deed,
  Duration,
  Keyword,
  PlayerProhibition,
  Prohibition,
  Ref,
  Rest,
  Timing,
  To,
};

export type Who = 'you' | 'opponent';
export type Side = Who | 'either';

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
  /** Absent: by anything. */
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
export interface Would {
  what: Fate;
  /** Which cards it covers. Absent: this card (for DAMAGE and DECK_OUT: its player). */
  cards?: Cards;
  by?: Cause;
  source?: Filter;
  /** LEAVE: or K.O.'d, by whatever. */
  orKo?: true;
}

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
  | { do: 'lifeInstead'; who?: Who; faceUp?: boolean; to: LifeInsteadTo }
  | { do: 'damage'; n: Num; who: Who }
  // The flow
  | { do: 'if'; if: Condition; then: readonly Step[]; else?: readonly Step[] }
  /** "If you do": only if the step before was done whole. */
  | { do: 'ifDone'; then: readonly Step[]; else?: readonly Step[] }
  /** "You may …" in the middle; `who` decides and pays. `else`: "If they do not, …". */
  | { do: 'may'; who?: Who; steps: readonly Step[]; else?: readonly Step[] }
  | { do: 'chooseOne'; who?: Who; options: readonly (readonly Step[])[] }
  | { do: 'repeat'; n: Num; steps: readonly Step[] }
  | { do: 'later'; at: Later; steps: readonly Step[] }
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
  to: TakeTo;
  /** Shown to everybody; a filter always shows. */
  reveal?: boolean;
  /** Into Life face-up. */
  faceUp?: true;
}
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
