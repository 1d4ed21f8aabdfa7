/**
 * What may be done with a room, and what it is then. Nothing here keeps or tells anything: each function gives what
 * changes, or throws `Sorry` with the reason why not.
 */
import { commitmentTo, matchNameOf } from '@dealers-choice/chance';
import { type Game, readOptions, type Seat, type Spec, seatCounts, seatsInWords } from '@dealers-choice/kernel';
import type { RoomToServer } from '@dealers-choice/protocol';
import { SILENCE_OPTION, TURN_OPTION } from '@dealers-choice/protocol/own-clocks';
import type { Person } from '../guests/person.ts';
import type { PlayedGame } from '../played-games.ts';
import type { RandomBytes } from '../random-bytes.ts';
import type { MatchDeal } from '../store/stored-forms.ts';
import { cleanName } from './plain-words.ts';
import { type Chair, isTitledBy, type Room, seatOf } from './room.ts';
import { Sorry, sorry } from './sorry.ts';

type Changes = Partial<Room>;
type Asked<T extends RoomToServer['type']> = RoomToServer<T>;

export const freshSecret = (randomBytes: RandomBytes): string => randomBytes(32).toString('hex');

export function newRoom(
  person: Person,
  { game }: PlayedGame,
  wanted: Omit<Asked<'create'>, 'type' | 'request'>,
): Omit<Room, 'room' | 'code' | 'secret'> {
  demandSeats(game, wanted.seats);
  const options = readOptions(game.id, game.def.options, wanted.options, wanted.seats) as object;
  const chairs = Array.from({ length: wanted.seats }, (): Chair => ({ who: 'nobody' }));
  chairs[0] = chairOf(person);
  const { visibility, seconds, spectators, help, cards = '' } = wanted;
  return {
    ...{ visibility, seconds, spectators, help, chairs },
    game: game.id,
    ...titled(wanted.title, person),
    options: { ...options },
    ...namedCards(game, cards),
    host: person.guest,
    played: [],
    playing: false,
    sentAway: [],
    lateEnd: null,
  };
}

const titled = (wanted: string, { guest }: Pick<Person, 'guest'>): Pick<Room, 'title' | 'titledBy'> => {
  const title = cleanName(wanted);
  return { title, titledBy: title === '' ? '' : guest };
};
const namedCards = ({ cardSet }: Game<Spec>, cards: string): Pick<Room, 'cards' | 'cardSet'> => ({
  cards,
  cardSet: cards === '' ? '' : cardSet,
});

export function seated(room: Room, person: Person, seat: Seat): Changes {
  demandNoMatch(room);
  if (seatOf(room, person.guest) === seat) return {};
  if (room.chairs[seat]?.who !== 'nobody') throw new Sorry('This seat is not free.');
  const chairs = room.chairs.map((chair, at): Chair => {
    if (at === seat) return chairOf(person);
    return chair.who === 'person' && chair.guest === person.guest ? { who: 'nobody' } : chair;
  });
  return { chairs };
}
export function stoodUp(room: Room, { guest }: Person): Changes {
  demandNoMatch(room);
  const seat = seatOf(room, guest);
  return seat === null ? {} : { chairs: freed(room, seat) };
}
/** The host seats a bot, or frees the seat. */
export function placed(
  room: Room,
  { guest }: Person,
  { bots }: PlayedGame,
  { seat, bot }: Pick<Asked<'place'>, 'seat' | 'bot'>,
): Changes {
  demandHost(room, guest);
  demandNoMatch(room);
  const chair = room.chairs[seat] ?? sorry('There is no such seat.');
  if (chair.who === 'person' && chair.guest === guest) throw new Sorry('You sit there yourself.');
  if (bot !== '' && chair.who === 'person') throw new Sorry('Somebody sits there.');
  const known = bots.map(({ name }) => name);
  if (bot !== '' && !known.includes(bot)) throw new Sorry(`There is no such bot; there are ${known.join(', ')}.`);
  const chairs = freed(room, seat);
  if (bot !== '') chairs[seat] = { who: 'bot', bot };
  return { chairs };
}
/** One's own part of an option of which every seat has its own. */
export function picked(
  room: Room,
  person: Person,
  { game }: PlayedGame,
  { option, value }: Pick<Asked<'pick'>, 'option' | 'value'>,
): Changes {
  demandNoMatch(room);
  const seat = ownSeat(room, person);
  const declared = game.secrets.includes(option) ? game.def.options[option as never] : undefined;
  const others = filled(room.options, game);
  const before = others[option];
  if (!declared || !Array.isArray(before)) throw new Sorry('This is not chosen by each seat.');
  const list = Array.from({ length: room.chairs.length }, (_, i) => (i === seat ? value : (before[i] ?? '')));
  const options = readOptions(game.id, game.def.options, { ...others, [option]: list }, list.length) as object;
  return { options: { ...options } };
}
/** A share that was brought for another promise than the room's would not fit what is opened after the match. */
export function readied(
  room: Room,
  person: Person,
  { commitment, brought }: Pick<Asked<'ready'>, 'commitment' | 'brought'>,
): Changes {
  demandNoMatch(room);
  const seat = ownSeat(room, person);
  if (commitment !== commitmentTo(room.secret)) {
    throw new Sorry('Another shuffle was promised meanwhile: say again that you are ready.');
  }
  return withChair(room, seat, { brought });
}
export function notReady(room: Room, person: Person): Changes {
  demandNoMatch(room);
  return withChair(room, ownSeat(room, person), { brought: null });
}
/** Null: they do not sit here. A match that is played keeps the names that it was dealt with. */
export function renamed(room: Room, { guest, name }: Person): Changes | null {
  const seat = seatOf(room, guest);
  return seat === null ? null : withChair(room, seat, { name });
}

/** The host changes what is named. Whoever was ready for something else is not ready. The game has the cards named. */
export function configured(room: Room, { guest }: Person, { game }: PlayedGame, wanted: Asked<'configure'>): Changes {
  demandHost(room, guest);
  demandNoMatch(room);
  const { title, visibility, seats = room.chairs.length, options, cards = room.cards, ...rest } = wanted;
  const own = game.secrets.find((name) => options && Object.hasOwn(options, name));
  if (own !== undefined) throw new Sorry('Each seat chooses this for itself.');
  const { seconds = room.seconds, spectators = room.spectators, help = room.help } = rest;
  const fitting = seats === room.chairs.length ? room : withSeats(room, game, seats);
  const chosen = cards === room.cards ? filled(fitting.options, game) : openOptions(fitting, game);
  const asked = { ...chosen, ...options };
  const read = { ...(readOptions(game.id, game.def.options, asked, seats) as object) };
  const play = { seconds, spectators, help, options: read, ...namedCards(game, cards) };
  const isOtherPlay = fitting !== room || JSON.stringify(play) !== JSON.stringify(playOf(room));
  const chairs = isOtherPlay ? fitting.chairs.map(unready) : fitting.chairs;
  const names = {
    ...(title === undefined || cleanName(title) === room.title ? {} : titled(title, { guest })),
    visibility: visibility ?? room.visibility,
  };
  return { ...play, ...names, chairs };
}
const playOf = ({ seconds, spectators, help, options, cards, cardSet }: Room) => ({
  ...{ seconds, spectators, help, options, cards, cardSet },
});
/** Without what each seat chose for itself: that was chosen of other cards. */
const openOptions = ({ options }: Pick<Room, 'options'>, { secrets }: Game<Spec>): Room['options'] =>
  Object.fromEntries(Object.entries(options).filter(([name]) => !secrets.includes(name)));

/** More seats are free ones at the end; fewer, and free ones go, the last first. */
function withSeats({ chairs, options }: Room, game: Game<Spec>, seats: number): Pick<Room, 'chairs' | 'options'> {
  demandSeats(game, seats);
  const added = Array.from({ length: Math.max(0, seats - chairs.length) }, (): Chair => ({ who: 'nobody' }));
  const kept = [...chairs.keys()];
  while (kept.length > seats) {
    const last = kept.map((at) => chairs[at]?.who).lastIndexOf('nobody');
    if (last < 0) throw new Sorry('There are not that many free seats: free one first.');
    kept.splice(last, 1);
  }
  return {
    chairs: [...chairs.filter((_, at) => kept.includes(at)), ...added],
    options: optionsFor(options, game, [...kept, ...added.map(() => -1)]),
  };
}
/** What each seat chose goes with it. `from`: by new seat, which it was before; -1: there was none. */
export function optionsFor(
  options: Room['options'],
  { secrets }: Game<Spec>,
  from: readonly number[],
): Room['options'] {
  const moved = { ...options };
  for (const name of secrets) {
    const list = options[name];
    if (Array.isArray(list)) moved[name] = from.map((at) => (list[at] as unknown) ?? '');
  }
  return moved;
}

/** What somebody chose in secret is forgotten with their seat: whoever sits there next must not find it. */
export function keptChoices(room: Room, chairs: readonly Chair[], { secrets }: Game<Spec>): Room['options'] {
  const isLeft = room.chairs.map(
    (chair, at) => chair.who === 'person' && (chairs[at]?.who !== 'person' || chairs[at].guest !== chair.guest),
  );
  return mappedChoices(room.options, secrets, (value, at) => (isLeft[at] ? '' : value));
}
/** Where nobody has chosen yet it is what the game proposes. */
const filled = (options: Room['options'], { secrets, defaults }: Game<Spec>): Room['options'] =>
  mappedChoices(options, secrets, (value, at, name) => {
    const usual: unknown = (defaults as Record<string, unknown>)[name];
    return value === '' && Array.isArray(usual) ? (usual[at % usual.length] as unknown) : value;
  });
function mappedChoices(
  options: Room['options'],
  secrets: readonly string[],
  map: (value: unknown, seat: number, option: string) => unknown,
): Room['options'] {
  const mapped = { ...options };
  for (const name of secrets) {
    const list = options[name];
    if (Array.isArray(list)) mapped[name] = list.map((value: unknown, seat) => map(value, seat, name));
  }
  return mapped;
}

/** As it is dealt: seats that stayed free are gone, if the game can be played without them. */
export function closedRanks(room: Room, { guest }: Person, { game }: PlayedGame): Pick<Room, 'chairs' | 'options'> {
  demandHost(room, guest);
  demandNoMatch(room);
  const taken = room.chairs.filter(({ who }) => who !== 'nobody').length;
  if (!seatCounts(game).includes(taken)) throw new Sorry('There are free seats: ask somebody, or seat bots.');
  const waiting = room.chairs.flatMap((chair) =>
    chair.who === 'person' && chair.brought === null ? [chair.name] : [],
  );
  if (waiting.length > 0) throw new Sorry(`Not ready yet: ${waiting.join(', ')}.`);
  const { chairs, options } = taken === room.chairs.length ? room : withSeats(room, game, taken);
  return { chairs, options: filled(options, game) };
}
/** After a match: its secret is opened, so what is dealt next comes from another, and everybody is asked again. */
export const reopened = ({ chairs }: Room, randomBytes: RandomBytes): Changes => ({
  chairs: chairs.map(unready),
  secret: freshSecret(randomBytes),
  playing: false,
});

export function dealFrom(room: Room, { game }: PlayedGame, began: number): MatchDeal {
  const chairs = room.chairs.map((chair) => {
    if (chair.who === 'person') return { who: 'person' as const, name: chair.name, bot: '' };
    return { who: 'bot' as const, name: '', bot: chair.who === 'bot' ? chair.bot : '' };
  });
  return {
    match: matchNameOf(room.secret),
    game: room.game,
    rulesVersion: game.def.rulesVersion,
    cardSet: game.cardSet,
    ...(room.cards === '' ? {} : { cards: room.cards }),
    seats: chairs,
    options: room.options,
    clock: clockOf(room),
    spectators: room.spectators === null ? null : room.spectators * 1_000,
    fair: {
      secret: room.secret,
      entropy: room.chairs.map((chair) => (chair.who === 'person' ? (chair.brought ?? '') : '')),
    },
    began,
  };
}
/** A game's own options come first, also if everybody waits: silence until a bot stands in, or a clock for turns. */
export function clockOf({ options, seconds }: Room): MatchDeal['clock'] {
  const { [SILENCE_OPTION]: silence, [TURN_OPTION]: turn } = options;
  if (typeof silence === 'number') return { ms: silence * 1_000, stirs: true };
  if (typeof turn === 'number') return { ms: turn * 1_000, stirs: false };
  return { ms: seconds * 1_000, stirs: true };
}

/** Somebody has left. Null: they were host, and nobody else sits here who could be. */
export function withoutGuest(room: Room, guest: string): Changes | null {
  const seat = seatOf(room, guest);
  const chairs = seat === null ? room.chairs : freed(room, seat);
  if (room.host !== guest) return { chairs };
  const next = chairs.find((chair) => chair.who === 'person');
  return next?.who === 'person' ? { chairs, host: next.guest } : null;
}

/** Somebody wants not to have been here: in a match a bot takes their place. Null: nobody is left. */
export function forgotten(
  room: Room,
  guest: string,
  { usualBots, game }: Pick<PlayedGame, 'usualBots' | 'game'>,
): Changes | null {
  const rest = withoutGuest(room, guest);
  if (!rest?.chairs) return null;
  const bots = usualBots({ ...game.defaults, ...room.options }, room.chairs.length);
  const seat = seatOf(room, guest);
  const chairs = rest.chairs.map(
    (chair, at): Chair => (room.playing && at === seat ? { who: 'bot', bot: bots[at] ?? 'random' } : chair),
  );
  const played = room.played.map(({ match, guests }) => ({
    match,
    guests: guests.map((one) => (one === guest ? '' : one)),
  }));
  const untitled = isTitledBy(room, guest) ? { title: '', titledBy: '' } : {};
  const without = { ...rest, ...untitled, chairs, played, sentAway: room.sentAway.filter((one) => one !== guest) };
  const { lateEnd } = room;
  if (!lateEnd) return without;
  // What others are still shown of this table tells of them, too.
  const shown = forgotten({ ...lateEnd.room, lateEnd: null }, guest, { usualBots, game });
  return { ...without, lateEnd: shown && { ...lateEnd, room: { ...lateEnd.room, ...shown } } };
}

/** Who is host when the host is not there; null: they are, or nobody else is. */
export function successorOf({ host, chairs }: Room, here: ReadonlySet<string>): string | null {
  const people = chairs.flatMap((chair) => (chair.who === 'person' && here.has(chair.guest) ? [chair.guest] : []));
  return here.has(host) ? null : (people[0] ?? null);
}

export const ownSeat = (room: Room, { guest }: Person): Seat =>
  seatOf(room, guest) ?? sorry('You do not sit at this table.');
function demandSeats(game: Game<Spec>, seats: number): void {
  if (!seatCounts(game).includes(seats))
    throw new Sorry(`${game.id} is for ${seatsInWords(game)} seats, not ${seats}.`);
}
export function demandHost({ host }: Room, guest: string): void {
  if (host !== guest) throw new Sorry('Only whoever opened this table can do that.');
}
export function demandNoMatch({ playing }: Room): void {
  if (playing) throw new Sorry('A match is being played at this table.');
}

const chairOf = ({ guest, name }: Person): Chair => ({ who: 'person', guest, name, brought: null });
export const unready = (chair: Chair): Chair => (chair.who === 'person' ? { ...chair, brought: null } : chair);
const freed = ({ chairs }: Room, seat: Seat): Chair[] =>
  chairs.map((chair, at) => (at === seat ? { who: 'nobody' } : chair));
const withChair = ({ chairs }: Room, seat: Seat, more: Partial<Extract<Chair, { who: 'person' }>>): Changes => ({
  chairs: chairs.map((chair, at) => (at === seat && chair.who === 'person' ? { ...chair, ...more } : chair)),
});
