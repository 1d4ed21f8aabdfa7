/** Nothing but a race against a clock: one seat stops it, the other holds still. */
import { sequence, talk } from '@dealers-choice/effects';
import { type Action, defineGame, faceUp, no, open, type Seat, type TableOf } from '@dealers-choice/kernel';
import { type AnyGame, shelve } from '../src/lab.ts';

const fields = { active: open<Seat>(0), box: faceUp() };
interface Derby {
  table: TableOf<typeof fields>;
  event: { type: 'raced'; seat: Seat; stop: number; held: boolean };
  card: { id: string; copies: number };
  options: object;
}

type Race = {
  you: Seat;
  stop: number;
  held: boolean;
  reported: boolean;
};
const race = talk<Derby, Race>({
  registers: { you: 'open', stop: 'open', held: 'open', reported: 'open' },
  start: (x) => ({ you: x.you, stop: -1, held: false, reported: false }),
  next(x, r) {
    const rival = x.after(r.you);
    const missing = [...(r.stop < 0 ? [r.you] : []), ...(r.reported ? [] : [rival])];
    if (missing.length > 0) x.ask('timing', missing, 'race', { options: ['rein', 'nerve'] });
    else x.tell?.({ type: 'raced', seat: r.you, stop: r.stop, held: r.held });
  },
  hear(x, r, _seat, { word, time }) {
    if (word === 'rein') r.stop = time ?? 0;
    else [r.held, r.reported] = [time === null, true];
    x.commit();
  },
  why(_x, r, move) {
    if (typeof move !== 'object' || !('timing' in move)) return null;
    if (move.for === 'rein') return move.timing === null || move.timing < 300 ? no('early') : null;
    return move.timing === null && r.stop < 0 ? no('early') : null;
  },
  ways: (_x, r, seat) => {
    if (seat === r.you) return [{ timing: 800, for: 'rein' }];
    return [{ timing: 900, for: 'nerve' }, ...(r.stop < 0 ? [] : [{ timing: null, for: 'nerve' }])];
  },
});

const saddle: Action<Derby> = { id: 'race', do: (x) => x.run(race, x.you) };
const turns = sequence<Derby>((p) =>
  p.while(
    () => true,
    (turn) =>
      turn.menu({ prompt: 'saddle', by: (x) => x.t.active, actions: [saddle] }).do((x) => {
        x.t.active = x.after(x.t.active);
        x.nextTurn();
      }),
  ),
);

/** `steady` stops at 800 ms and never lets go. */
export const derby: AnyGame = shelve<Derby>({
  game: defineGame<Derby>({
    id: 'derby',
    rulesVersion: 1,
    seats: { min: 2, max: 2, usual: 2 },
    options: {},
    fields,
    cards: [],
    pile: 'box',
    programs: { turns, race },
    main: 'turns',
    actions: [saddle],
    maxTurns: 10,
    deal: () => {},
  }),
  words: {
    title: 'Derby',
    about: 'A race against a clock.',
    seatName: (seat) => ['Alice', 'Bola'][seat] ?? '',
    card: ({ id }) => ({ name: id, text: '' }),
    prompt: ({ prompt }) => (prompt === 'race' ? 'A race!' : 'Saddle up.'),
    event: ({ stop, held }) => `The race ends at ${stop}, ${held ? 'held' : 'let go'}.`,
    refusal: ({ code }) => `Refused: ${code}.`,
    move: (move) => ('do' in move ? 'Race' : JSON.stringify(move)),
    ending: () => 'The derby is over.',
  },
  bots: [
    {
      name: 'steady',
      about: 'Stops at 800 ms, never flinches.',
      choose(view, seat) {
        const { kind, seats = [] } = view.asking ?? {};
        if (kind !== 'timing') return { do: 'race' };
        if (view.stack[view.stack.length - 1]?.r.you === seat) return { timing: 800, for: 'rein' };
        return seats.length === 1 ? { timing: null, for: 'nerve' } : null;
      },
    },
  ],
  usualBots: (_options, seats) => new Array<string>(seats).fill('steady'),
});
