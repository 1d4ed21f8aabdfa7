/** Moves come from outside: is this a move at all, and of which form? */

// -0 is refused: it can come in as JSON, but a match that holds it is saved with 0, and would differ.
const whole = (n: unknown): boolean => Number.isSafeInteger(n) && !Object.is(n, -0);
const isNumber = (n: unknown): boolean => typeof n === 'number' && !Object.is(n, -0);
type Untyped = Record<string, unknown>;
const wholeOrAbsent = (move: Untyped, key: string): boolean => !(key in move) || whole(move[key]);
// determinism: keys are only looked at
const only = (value: object, ...keys: string[]): boolean => Object.keys(value).every((key) => keys.includes(key));
const isLaidCard = (p: Untyped | null): boolean => whole(p?.card) && typeof p?.as === 'string' && only(p, 'card', 'as');
const areLaidCards = (list: unknown): boolean => Array.isArray(list) && list.every(isLaidCard);
function isLayout(layout: unknown): boolean {
  if (typeof layout !== 'object' || layout === null) return false;
  const { run, cards, shifts } = layout as Untyped;
  return whole(run) && areLaidCards(cards) && areLaidCards(shifts) && only(layout, 'run', 'cards', 'shifts');
}
function isAct(move: Untyped): boolean {
  const fits = typeof move.do === 'string' && wholeOrAbsent(move, 'card') && wholeOrAbsent(move, 'at');
  return fits && (!('layout' in move) || isLayout(move.layout));
}

/** By name: the other keys a form may have, and the test for its values. */
const FORMS: readonly [name: string, more: readonly string[], fits: (move: Untyped) => boolean][] = [
  ['do', ['card', 'at', 'layout'], isAct],
  ['pick', [], ({ pick }) => Array.isArray(pick) && pick.every(whole)],
  ['also', [], ({ also }) => also === null || whole(also)],
  ['choose', [], ({ choose }) => typeof choose === 'string'],
  ['say', [], ({ say }) => isNumber(say)],
  ['timing', ['for'], (move) => typeof move.for === 'string' && (move.timing === null || isNumber(move.timing))],
  ['layout', [], ({ layout }) => isLayout(layout)],
];

/** The name of the form, or '' if this is not a move: a wrong type, a missing or a strange key. */
export function formOf(move: unknown): string {
  if (typeof move !== 'object' || move === null || Array.isArray(move)) return '';
  const [name, more, fits] = FORMS.find(([form]) => Object.hasOwn(move, form)) ?? [];
  return name && more && fits?.(move as Untyped) && only(move, name, ...more) ? name : '';
}
