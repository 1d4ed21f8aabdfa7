/** A player's step in words, `{ play: 'raid' }` or `{ pick: ['guard'] }`, to the move it means. */
import {
  type Act,
  type Action,
  type CopyId,
  FACE_DOWN,
  type Layout,
  type Move,
  refuse,
  type Spec,
} from '@dealers-choice/kernel';
import { called, copyToUse, firstAllowed, pointedAt, type Reader } from './called.ts';
import { cardName, copiesNamed } from './fields.ts';
import { BadWords, isList, isRecord, knownWord, show, type WrittenFields, type WrittenValue } from './written.ts';

/** What the seat wants to do: answer, answer differently, take back, or give up. */
export type Doing = { move: Move; change: boolean } | 'undo' | 'concede';

const ANSWERS = ['do', 'play', 'choose', 'pick', 'say', 'timing', 'layout'];
const FORMS = [...ANSWERS, 'undo', 'concede', 'change'];

export function readStep<G extends Spec>(by: Reader<G>, step: WrittenFields): Doing {
  const [form = '', ...more] = Object.keys(step).sort((a, b) => FORMS.indexOf(b) - FORMS.indexOf(a));
  if (form === 'undo' || form === 'concede') {
    if (step[form] === true && more.length === 0) return form;
    throw new BadWords(`the step ${show(step)} must be { ${form}: true } alone`);
  }
  if (form !== 'change') return { move: readMove(by, step), change: false };
  const { change = null } = step;
  if (isRecord(change) && more.length === 0) return { move: readMove(by, change), change: true };
  throw new BadWords(`the step ${show(step)} must be { change: … } alone, with the answer that is given instead`);
}

const word = (what: string, said: WrittenValue): string => {
  if (typeof said !== 'object') return String(said);
  throw new BadWords(`${what} is ${show(said)}; it must be a word`);
};

function readMove<G extends Spec>(by: Reader<G>, step: WrittenFields): Move {
  const { game } = by;
  const extra: Record<string, readonly string[]> = { do: ['card', 'at', 'layout'], timing: ['for'], play: ['at'] };
  const all = Object.keys(step).filter((key) => ANSWERS.includes(key) || game.actions.has(key));
  const forms = all.filter((key) => key !== 'layout' || all.length === 1); // beside an action it says how that is done
  const [form] = forms;
  if (form === undefined || forms.length > 1) {
    const right = [...FORMS, ...game.actions].join(', ');
    throw new BadWords(`the step ${show(step)} must say one of: ${right}`);
  }
  for (const key of Object.keys(step)) {
    if (key !== form)
      knownWord(`word beside "${form}"`, key, extra[form] ?? (game.actions.has(form) ? ['at', 'layout'] : []));
  }
  return readForm(by, form, step[form] ?? null, step);
}

function readForm<G extends Spec>(by: Reader<G>, form: string, said: WrittenValue, step: WrittenFields): Move {
  switch (form) {
    case 'do':
      return readAct(by, knownWord('action', word(form, said), [...by.game.actions]), step.card ?? null, step);
    case 'choose':
      return { choose: word(form, said) };
    case 'pick':
      return { pick: readPicks(by, isList(said) ? said : [said]) };
    case 'say':
      if (typeof said !== 'number') throw new BadWords(`say is ${show(said)}; it must be a number`);
      return { say: said };
    case 'timing':
      if (typeof said !== 'number' && said !== null)
        throw new BadWords(`timing is ${show(said)}; it must be milliseconds`);
      return { timing: said, for: String(step.for ?? '') };
    case 'layout':
      return { layout: readLayout(by, said) };
    default:
      if (by.game.actions.has(form)) return readAct(by, form, said === true ? null : said, step);
      return playCard(by, word(form, said), step);
  }
}

/** `play: raid` in a game that has no action of that name: the one action that may be done with that card. */
function playCard<G extends Spec>(by: Reader<G>, card: string, step: WrittenFields): Move {
  const { game, view } = by;
  copiesNamed(game, view, card);
  const frame = view.stack[view.stack.length - 1];
  const offered: readonly Action<G>[] = frame ? game.program(frame).behind(frame).actions : [];
  const withCards = (offered.length > 0 ? offered : game.def.actions).filter((action) => action.cards);
  const tries = withCards.map((action) => readAct(by, action.id, card, step));
  const legal = tries.filter((move) => refuse(game, view, by.seat, move) === null);
  if (legal.length > 1) {
    const ways = legal.map((move) => ('do' in move ? move.do : '')).join(', ');
    throw new BadWords(`${card} can be played in several ways; name one of: ${ways}`);
  }
  const [first = null] = legal.length > 0 ? legal : tries;
  if (!first) throw new BadWords(`${game.id} has no action that is done with a card`);
  return first;
}

function readAct<G extends Spec>(by: Reader<G>, id: string, said: WrittenValue, step: WrittenFields): Move {
  const layout = step.layout === undefined ? {} : { layout: readLayout(by, step.layout) };
  const places = step.at === undefined ? [{}] : thingsAt(by, step.at).map((at) => ({ at }));
  const acts = (copy: CopyId | null): Act[] =>
    places.map((place) => ({ do: id, ...(copy === null ? {} : { card: copy }), ...place, ...layout }));
  const one = (copy: CopyId | null): Act => firstAllowed(by, acts(copy)) ?? { do: id };
  return said === null ? one(null) : one(copyToUse(by, word(id, said), one));
}

const thingsAt = <G extends Spec>(by: Reader<G>, said: WrittenValue): readonly number[] =>
  pointedAt(by, typeof said === 'number' ? said : word('at', said));

function readPicks<G extends Spec>(by: Reader<G>, said: readonly WrittenValue[]): number[] {
  const picks: number[] = [];
  for (const one of said) picks.push(readPick(by, one, picks));
  return picks;
}

/** A number of a card question counts its list from 1: that is how a face-down card is picked. */
function readPick<G extends Spec>(by: Reader<G>, said: WrittenValue, before: readonly number[]): number {
  const { game, view } = by;
  const q = view.asking;
  if (q?.noun === 'seat') {
    const seat = by.names.indexOf(knownWord('seat', String(said), by.names));
    return seat;
  }
  const thing = typeof said === 'string' ? thingNamed(by, q?.noun ?? '', said) : undefined;
  if (thing !== undefined) return thing;
  if (typeof said === 'number') {
    if (q?.noun !== 'card') return said;
    const card = q.from[said - 1] ?? FACE_DOWN;
    return card === FACE_DOWN ? -said : card;
  }
  const meant = typeof said === 'string' && said.includes('.') ? called(by, said) : null;
  const isMeant = (copy: number): boolean =>
    meant ? meant.includes(copy as CopyId) : cardName(game, view, copy) === said;
  const offered = (q?.from ?? []).filter((copy) => isMeant(copy) && !before.includes(copy));
  const fits = offered.find((copy) => refuse(game, view, by.seat, { pick: [copy] }) === null);
  return fits ?? offered[0] ?? copyToUse(by, word('pick', said), (copy) => ({ pick: [copy] }));
}

/** Where a list names all of them, a word that is not in it is wrong. */
function thingNamed<G extends Spec>({ game }: Reader<G>, of: string, name: string): number | undefined {
  const names = game.def.proof?.things?.[of];
  if (names === undefined) return undefined;
  return isWords(names) ? names.indexOf(knownWord(of, name, names)) : names[name];
}
const isWords = (names: readonly string[] | Readonly<Record<string, number>>): names is readonly string[] =>
  Array.isArray(names);

function readLayout<G extends Spec>(by: Reader<G>, said: WrittenValue): Layout {
  const wrong = new BadWords(
    `layout is ${show(said)}; it must be { run, cards: [{ card, as }], shifts: [{ card, as }] }`,
  );
  if (!isRecord(said)) throw wrong;
  const used: number[] = [];
  const places = (list: WrittenValue | undefined): Layout['cards'] => {
    if (list !== undefined && !isList(list)) throw wrong;
    return (list ?? []).map((written) => {
      const place = typeof written === 'string' ? { card: written } : written;
      if (!isRecord(place)) throw wrong;
      const copies = copiesNamed(by.game, by.view, String(place.card)).filter((copy) => !used.includes(copy));
      const [card = FACE_DOWN] = [
        ...nearest(by, copies, list === said.cards),
        ...copiesNamed(by.game, by.view, String(place.card)),
      ];
      used.push(card);
      return { card, as: String(place.as ?? '') };
    });
  };
  return { run: Number(said.run ?? 0), cards: places(said.cards), shifts: places(said.shifts) };
}

/** Copies to lay come from the seat's own cards if they can, copies to shift from those that lie open. */
function nearest<G extends Spec>({ game, view, seat }: Reader<G>, copies: readonly CopyId[], own: boolean): CopyId[] {
  const seen = copies.filter((copy) => (view.where[copy] ?? 0) > 0);
  const isOwn = (copy: CopyId): boolean => {
    const zone = game.zones[view.where[copy] ?? 0];
    return zone?.loose === true && zone.seat === seat;
  };
  return [...seen.filter((copy) => isOwn(copy) === own), ...seen.filter((copy) => isOwn(copy) !== own), ...copies];
}
