/** Moves come from outside: is this one at all, and of which form? */

// JSON has a -0 that would not be the 0 of its saved match.
const whole = (n: unknown): boolean => Number.isSafeInteger(n) && !Object.is(n, -0);
const isNumber = (n: unknown): boolean => typeof n === 'number' && !Object.is(n, -0);
type Loose = Record<string, unknown>;
const wholeOrNot = (move: Loose, key: string): boolean => !(key in move) || whole(move[key]);
// determinism: keys are only looked at
const only = (value: object, ...keys: string[]): boolean => Object.keys(value).every((key) => keys.includes(key));
const isPlace = (p: Loose | null): boolean => whole(p?.card) && typeof p?.as === 'string' && only(p, 'card', 'as');
const places = (list: unknown): boolean => Array.isArray(list) && list.every(isPlace);
function isLayout(layout: unknown): boolean {
  if (typeof layout !== 'object' || layout === null) return false;
  const { run, cards, shifts } = layout as Loose;
  return whole(run) && places(cards) && places(shifts) && only(layout, 'run', 'cards', 'shifts');
}

interface Form {
  name: string;
  /** Other keys the form may have. */
  with: readonly string[];
  fits(move: Loose): boolean;
}

const FORMS: readonly Form[] = [
  {
    name: 'do',
    with: ['card', 'at', 'layout'],
    fits: (m) =>
      typeof m.do === 'string' &&
      wholeOrNot(m, 'card') &&
      wholeOrNot(m, 'at') &&
      (!('layout' in m) || isLayout(m.layout)),
  },
  { name: 'pick', with: [], fits: (m) => Array.isArray(m.pick) && m.pick.every(whole) },
  { name: 'also', with: [], fits: (m) => m.also === null || whole(m.also) },
  { name: 'choose', with: [], fits: (m) => typeof m.choose === 'string' },
  { name: 'say', with: [], fits: (m) => isNumber(m.say) },
  {
    name: 'timing',
    with: ['for'],
    fits: (m) => typeof m.for === 'string' && (m.timing === null || isNumber(m.timing)),
  },
  { name: 'layout', with: [], fits: ({ layout }) => isLayout(layout) },
];

/** The name of the form, or '' if it is none: a wrong type, a missing or a strange key. */
export function formOf(move: unknown): string {
  if (typeof move !== 'object' || move === null || Array.isArray(move)) return '';
  const keys = Object.keys(move); // determinism: only looked at
  const form = FORMS.find(({ name }) => keys.includes(name));
  if (!form?.fits(move as Loose)) return '';
  return only(move, form.name, ...form.with) ? form.name : '';
}
