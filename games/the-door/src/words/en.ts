/** What The Door says to people, in English. The type of this is the type of every other language. */
import { plural, type Setting, type Who } from '@dealers-choice/words';
import { whom } from '@dealers-choice/words/english';
import { RANGES } from '../rules/aim.ts';
import type { Distance } from '../rules/board.ts';
import { CHARACTERS } from '../rules/characters.ts';
import type { Card, CardOption, ChaosOutcome, DoorOptions, Role } from '../rules/table.ts';
import { CARD, OPTION, PROMPT } from './cards.ts';

const one = plural('en');
const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
/** Both sentences, written out: for the reader, and about somebody else. */
const say = (who: Who, you: string, other: (name: string) => string): string => (who.you ? you : other(who.name));
const RESULT: Readonly<Record<ChaosOutcome, string>> = {
  HIT_CAN: 'The ball hits the can.',
  HIT_BODY: 'The ball hits the body.',
  MISS: 'The ball misses.',
  DEFENDER_FLINCH: 'The defender flinches.',
};

export const en = {
  title: 'The Door',
  about: 'Race to the Door or be the last one alive: roll, draw cards that hurt, and duel in Chaos.',
  keys: [
    { keys: '1 – 9', does: 'Point at the climber of that number, where somebody must be chosen' },
    { keys: 'A  B', does: 'Open the left or the right door leaf; again: the other one instead' },
    { keys: 'Space', does: 'Roll; do what the gold button says; stop the arrow of a throw' },
    { keys: 'Space or F, held', does: 'Stand still in a duel' },
  ],
  character: (id: number): string => CHARACTERS.find((one) => one.id === id)?.name ?? '',
  card: ({ name, text }: Pick<Card, 'id' | 'name' | 'text'>): { name: string; text: string } => ({ name, text }),
  option: ({ name, text }: CardOption): { name: string; text: string } => ({ name, text }),
  /** On a button. */
  optionLabel: (name: string, text: string): string => `${name}: ${text}`,
  fields: {
    turnSeat: 'On turn',
    lightning: 'Lightning Round',
    deck: 'Deck',
    discard: 'Discard',
    pending: 'In play',
    lives: 'Lives',
    pos: 'Square',
    jailed: 'In Jail',
    skip: 'Turns to miss',
    turnsTaken: 'Turns taken',
  },
  /** What may be set before a match; null: its own name, and what the rules say about it. */
  setting: (_name: keyof DoorOptions): Setting | null => null,
  choices: {
    random: 'Drawn by lot',
    seat: (seat: number): string => `Seat ${seat}`,
    always: 'Always',
    lightning: 'In the Lightning Round',
    temper: 'By its temper',
    sharp: 'Sharp',
  },

  turnStarted: (who: Who): string => say(who, 'It is your turn.', (name) => `${name} is on turn.`),
  turnSkipped: (who: Who): string => say(who, 'You miss a turn.', (name) => `${name} misses a turn.`),
  released: (who: Who): string => say(who, 'You leave Jail.', (name) => `${name} leaves Jail.`),
  rolled: (who: Who, value: number): string => say(who, `You roll ${value}.`, (name) => `${name} rolls ${value}.`),
  moved: (who: Who, from: number, to: number): string =>
    say(who, `You move from ${from} to ${to}.`, (name) => `${name} moves from ${from} to ${to}.`),
  drew: (who: Who, card: string): string => say(who, `You draw ${card}.`, (name) => `${name} draws ${card}.`),
  drewByLightning: (who: Who, card: string): string =>
    say(who, `You draw ${card} (Lightning).`, (name) => `${name} draws ${card} (Lightning).`),
  choseOption: (who: Who, option: string): string =>
    say(who, `You choose ${option}.`, (name) => `${name} chooses ${option}.`),
  choseTarget: (who: Who, target: Who): string =>
    say(who, `You point at ${whom(target)}.`, (name) => `${name} points at ${whom(target)}.`),
  choseSelector: (who: Who, target: Who): string =>
    say(who, `You make ${whom(target)} the selector.`, (name) => `${name} makes ${whom(target)} the selector.`),
  choseVictim: (who: Who, target: Who): string =>
    say(who, `You name ${whom(target)}.`, (name) => `${name} names ${whom(target)}.`),
  lives: (who: Who, n: number, change: number): string => {
    const left = one(n, { one: `${n} life`, other: `${n} lives` });
    return say(who, `You have ${left} (${signed(change)}).`, (name) => `${name} has ${left} (${signed(change)}).`);
  },
  /** `by`: the option or card, else it was giving up. */
  died: (who: Who, by: string): string => {
    const how = (OPTION.get(by) ?? CARD.get(by))?.death ?? 'having given up';
    return say(who, `You die ${how}.`, (name) => `${name} dies ${how}.`);
  },
  summoned: (who: Who, from: number, to: number): string =>
    say(who, `You are summoned from ${from} to ${to}.`, (name) => `${name} is summoned from ${from} to ${to}.`),
  exiled: (who: Who): string =>
    say(
      who,
      'You are exiled to Jail and will miss a turn.',
      (name) => `${name} is exiled to Jail and will miss a turn.`,
    ),
  resurrected: (who: Who): string =>
    say(who, 'You are alive again, at the start.', (name) => `${name} is alive again, at the start.`),
  tookRole: (who: Who, role: Role): string => {
    const thing = role === 'CAN' ? 'can' : 'ball';
    return say(who, `You take the ${thing}.`, (name) => `${name} takes the ${thing}.`);
  },
  duelStarted: (thrower: Who, defender: Who, distance: Distance): string => {
    const from = `from distance ${distance} (${RANGES[distance].label})`;
    if (thrower.you) return `${defender.name} stands; you throw ${from}.`;
    return say(
      defender,
      `You stand; ${thrower.name} throws ${from}.`,
      (name) => `${name} stands; ${thrower.name} throws ${from}.`,
    );
  },
  duelEnded: (outcome: ChaosOutcome, loser: Who): string =>
    say(loser, `${RESULT[outcome]} You lose the duel.`, (name) => `${RESULT[outcome]} ${name} loses the duel.`),
  reshuffled: 'The discard pile is shuffled into a new deck.',
  lightningOn: 'Lightning Round: from now on every turn draws a card.',
  wonAtDoor: (who: Who): string => say(who, 'You win at the Door.', (name) => `${name} wins at the Door.`),
  wonAlive: (who: Who): string =>
    say(who, 'You win as the last one alive.', (name) => `${name} wins as the last one alive.`),

  endedAtDoor: (who: Who): string =>
    say(who, 'You win: through the Door.', (name) => `${name} wins: through the Door.`),
  endedAlive: (who: Who): string =>
    say(who, 'You win: the last one alive.', (name) => `${name} wins: the last one alive.`),
  stopped: 'Nobody wins: the game was stopped.',

  roll: 'Roll the die.',
  chooseOption: 'Choose what the card does.',
  chooseTarget: (option: string): string => `${option}: choose a player.`,
  chooseSelector: (option: string): string => `${option}: choose the selector.`,
  /** A question that only one card asks; `drawer` drew it. */
  cardAsks: (prompt: string, drawer: string): string | null => PROMPT.get(prompt)?.ask(drawer) ?? null,
  cardAnswer: (prompt: string, word: string): string | null => PROMPT.get(prompt)?.answers?.[word] ?? null,
  chaosThrow: (thrower: Who, defender: Who): string => {
    if (thrower.you) return `Chaos: you throw, ${defender.name} holds still.`;
    return say(
      defender,
      `Chaos: ${thrower.name} throws, you hold still.`,
      (name) => `Chaos: ${thrower.name} throws, ${name} holds still.`,
    );
  },

  doRoll: 'Roll',
  doStand: 'Stand',
  doThrow: 'Throw',
  doHold: 'Hold still',
  doLetGo: 'Let go',
  seatLabel: (seat: number, name: string): string => `${seat} ${name}`,
  body: 'body',
  can: 'can',

  refusals: {
    gameOver: 'The game is finished.',
    theyDuel: (thrower: string, defender: string): string =>
      `It is not your decision: ${thrower} throws, ${defender} holds still.`,
    theyDecide: (name: string): string => `It is not your decision: ${name} decides now.`,
    wrongStep: 'That is not possible at this step.',
    noSuchOption: 'This card does not have that option.',
    nobodyDead: 'Nobody is dead, so nobody can be resurrected.',
    notYourself: 'You cannot choose yourself.',
    dead: (name: string): string => `${name} is dead.`,
    alive: (name: string): string => `${name} is alive: only a dead player can be resurrected.`,
    thatPlayer: 'that player',
    noSuchSeat: (seats: number): string => `There is no such seat: the seats are 1 to ${seats}.`,
    alreadyThrown: 'You have thrown already: one throw per duel.',
    alreadyAnswered: 'You have answered already: one report per duel.',
    badTiming: 'The time sent cannot be right.',
    unknown: 'That is not an action of The Door.',
  },
};

export type Phrases = typeof en;
