/** What the table of The Door says beside the game's own words, in English. Its type is that of every language. */
import { type ChaosOutcome, OPTIONS } from '../../index.ts';

const OUTCOME: Readonly<Record<ChaosOutcome, string>> = {
  HIT_CAN: 'The can flies!',
  HIT_BODY: 'Into the body.',
  MISS: 'Nothing but night.',
  DEFENDER_FLINCH: 'A flinch!',
};
const ROLES = [
  { id: 'CAN', name: 'Can', text: 'Stand still with the can and be thrown at.' },
  { id: 'BALL', name: 'Ball', text: 'Throw at the can. Miss it, and you die.' },
];
const NAMED = new Map([...OPTIONS, ...ROLES].map(({ id, name, text }) => [id, { name, text }]));

export const en = {
  deck: 'deck',
  used: 'used',
  jail: 'Jail',
  yourTurn: 'your turn',
  youDecide: 'you decide',
  onTurn: 'on turn',
  deciding: 'deciding',
  winner: 'winner',
  you: 'you',
  bot: 'bot',
  standIn: 'a bot stands in',
  dead: 'dead',
  inJail: 'in Jail',
  missesTurn: 'misses a turn',
  inJailMisses: 'in Jail, misses a turn',
  theClimb: 'The climb',
  seats: 'Seats',
  moreSeats: (from: number, to: number): string => `Seats ${from} to ${to}`,
  nobody: 'nobody',
  square: (n: number, card: boolean, door: boolean, who: string): string =>
    `Square ${n}${door ? ', the Door' : card ? ', card square' : ''}: ${who}`,
  jailBeside: (n: number, who: string): string => `Jail, beside square ${n}: ${who}`,
  roll: 'Roll the die',
  stand: 'Take your position',
  drawsOn: (rolls: readonly number[]): string =>
    rolls.length === 0 ? 'No roll draws a card' : `A ${rolls.join(' or a ')} draws a card`,
  everyTurnDraws: 'Every turn draws a card',
  chooseFirst: 'Choose a player',
  chooseDoor: 'Choose a door',
  doTo: (option: string, name: string): string => `${option} ${name}`,
  makeSelector: (name: string): string => `Make ${name} the selector`,
  name: (name: string): string => `Name ${name}`,
  challenge: (name: string): string => `Challenge ${name}`,
  toJail: 'to Jail, misses a turn',
  dies: 'dies',
  loses: (n: number): string => `−${n}`,
  comesHere: 'comes to your square',
  returns: 'returns with 1 life',
  lightning: 'Lightning Round',
  lightningSoon: (turns: number): string =>
    `Lightning Round when everybody alive has taken 4 turns; the slowest has taken ${turns}.`,
  everyTurnACard: 'From now on every turn draws a card',
  chaos: 'Chaos',
  throwsAt: 'throws at',
  difficulty: (distance: number): string => ['easy', 'tricky', 'hard', 'brutal'][distance - 1] ?? '',
  distance: (n: number): string => `distance ${n} of 4`,
  sweep: (seconds: number): string => `one sweep ${seconds.toFixed(2)} s`,
  zoneNothing: 'nothing',
  zoneCan: 'can',
  zoneBody: 'body',
  ifCan: (defender: string): string => `Can: ${defender} dies`,
  ifNot: (thrower: string): string => `Body or nothing: ${thrower} dies`,
  ifFlinch: (defender: string): string => `A flinch: ${defender} dies`,
  willFlinch: (defender: string): string => `Thrown! Will ${defender} flinch?`,
  graves: (thrower: string, defender: string): string =>
    `Can hit: ${defender} dies. Body hit or nothing hit: ${thrower} dies.`,
  duel: (thrower: string, defender: string, distance: number): string =>
    `${thrower} throws at ${defender}, distance ${distance} of 4.`,
  takeTime: 'Take your time: waiting costs nothing.',
  holdToStand: 'Hold to stand. The arrow starts then.',
  result: (outcome: ChaosOutcome, loser: string): string => `${OUTCOME[outcome]} ${loser} dies.`,
  /** What an option of a card, or a role in a duel, is called and does. */
  option: (id: string): { name: string; text: string } => NAMED.get(id) ?? { name: id, text: '' },
};
export type DoorText = typeof en;
