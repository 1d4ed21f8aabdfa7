/** What a table says beside the words of its game, in English. The type of this is the type of every other language. */
import { counted, listed } from '@dealers-choice/words/english';

const span = (min: number, max: number): string =>
  min === max ? `${max}` : min === 0 ? `up to ${max}` : `${min} to ${max}`;

export const en = {
  moment: 'One moment …',
  /** Whom everybody waits for. */
  deciding: (names: readonly string[]): string =>
    names.length === 1 ? `${names[0]} is deciding.` : `${listed(names)} are deciding.`,
  /** What is asked, and answering it. */
  asked: {
    question: 'Question',
    confirm: 'Confirm',
    takeBack: 'Take back',
    nothingAsked: 'Nothing is asked of you now.',
    nothingChosen: 'Nothing is chosen yet: choose first, then confirm.',
    hintSeat: 'Tap a lit seat, or press its number.',
    hintOption: 'Tap an option, or press its letter.',
    hint: 'Tap what is lit, or use the arrow keys.',
    pickMore: (n: number): string => `Pick ${n} more first.`,
    noMoreThan: (n: number): string => `No more than ${n}: take one back first.`,
    picked: (n: number, min: number, max: number): string => `Picked ${n} of ${span(min, max)}`,
    ordered: (n: number, min: number, max: number): string => `Picked ${n} of ${span(min, max)}, in this order:`,
    cardsToChooseFrom: 'Cards to choose from',
    noSeat: (seat: number, seats: number): string => `There is no seat ${seat}: this table has ${seats}.`,
    seatNotHere: (seat: number): string => `Seat ${seat} cannot be chosen here.`,
  },
  /** Cards of the hand put together, and many ways. */
  ways: {
    chooseCards: 'Choose cards of your hand to see what you can do with them.',
    chosen: (n: number): string => `${counted(n, 'card')} chosen`,
    chooseNone: 'Choose none',
    withOthers: (n: number): string => `${counted(n, 'way')} with other cards too`,
    ways: (action: string, n: number): string => `${action}: ${counted(n, 'way')}`,
    refused: (action: string, n: number): string => `${action}: ${n} that cannot be done now`,
  },
  order: {
    list: 'Order',
    left: 'Not in order yet',
    up: (thing: string): string => `Move ${thing} up`,
    down: (thing: string): string => `Move ${thing} down`,
    remove: (thing: string): string => `Take ${thing} out`,
  },
  number: {
    less: 'One less',
    more: 'One more',
    between: (min: number, max: number): string => `A number from ${min} to ${max}`,
    none: 'nothing chosen yet',
  },
  layout: {
    cards: 'Cards to lay out',
    run: 'Goes to run',
    standsFor: 'stands for',
    lay: 'Lay out',
  },
  /** A marker to be stopped, and a pad to be held. */
  timing: {
    over: 'It is over.',
    holding: 'Holding. Do not let go.',
    holdingSteady: 'Holding. Press again only to let go.',
    letGo: 'You let go.',
    hold: (keys: string): string => `Press and hold here, or hold ${keys}.`,
    holdSteady: (keys: string): string => `Press here, or ${keys}, to hold.`,
    eitherKey: 'Space or F',
    startsWhenHeld: 'The marker starts when the pad is held.',
    marker: (state: 'waiting' | 'moving' | 'stopped', parts: readonly string[]): string =>
      `Marker ${state}; parts of the bar: ${parts.join(', ')}`,
  },
  card: {
    faceDown: 'Face down',
    faceDownAt: (place: number): string => `Face-down card ${place}`,
    faceDownCard: 'Face-down card',
    unread: 'Text not wholly read.',
    as: 'as',
    look: (name: string): string => `Look at ${name}`,
    /** `what` is in it: how many, or the game's words. */
    lookThrough: (pile: string, what: string): string => `Look through ${pile}, ${what}`,
    count: (n: number): string => counted(n, 'card'),
    empty: 'empty',
    none: (pile: string): string => `No ${pile}`,
    rowOf: (pile: string, owner: string): string => `${pile} of ${owner}`,
    yours: (pile: string): string => `Your ${pile.toLowerCase()}`,
  },
  board: {
    table: 'Table',
    seats: 'Seats',
    status: 'Status',
    turn: 'Turn number',
    winner: 'Winner',
    deciding: 'deciding',
    none: 'none',
    yes: 'yes',
    no: 'no',
  },
  close: 'Close',
};

export type TableText = typeof en;
