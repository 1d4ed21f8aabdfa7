/** A game without secrets or chance: two seats say a word in turn. One of its bots thinks. */
import { sequence } from '@dealers-choice/effects';
import { defineGame, faceUp, open, type Seat, type TableOf } from '@dealers-choice/kernel';
import { type AnyGame, shelve } from '../shelf.ts';
import type { OpenThinker, ThinkerEnd } from '../thinking/mind.ts';

const fields = { shown: faceUp(), rounds: open<number>(0) };
export interface Duet {
  table: TableOf<typeof fields>;
  event: { type: 'said' };
  card: { id: string; copies: number };
  options: object;
}

const options = ['left', 'right', 'up', 'down'];
const main = sequence<Duet>((p) =>
  p.while(
    () => true,
    (round) =>
      round
        .choose('first', { by: () => 0 as Seat, prompt: 'first', options })
        .choose('second', { by: () => 1 as Seat, prompt: 'second', options })
        .do((x) => {
          x.t.rounds++;
          if (x.t.rounds === 4) x.end('enough', [0]);
          else x.nextTurn();
        }),
  ),
);

export const duet: AnyGame = shelve<Duet>({
  game: defineGame<Duet>({
    id: 'duet',
    rulesVersion: 1,
    seats: { min: 2, max: 2, usual: 2 },
    options: {},
    fields,
    cards: [{ id: 'card', copies: 1 }],
    pile: 'shown',
    programs: { main },
    main: 'main',
    actions: [],
    maxTurns: 100,
    deal: () => {},
  }),
  words: {
    title: 'Duet',
    about: 'Words in turn.',
    seatName: (seat) => `Seat ${seat + 1}`,
    card: ({ id }) => ({ name: id, text: '' }),
    prompt: ({ prompt }) => prompt,
    event: () => '',
    refusal: ({ code }) => `No: ${code}.`,
    move: (move) => JSON.stringify(move),
    ending: () => 'It is over.',
  },
  bots: [
    { name: 'plain', about: 'Says left.', choose: () => ({ choose: 'left' }) },
    {
      name: 'deep',
      about: 'Thinks about it, and says right.',
      choose: () => ({ choose: 'right' }),
      think: () => ({
        move: { choose: 'right' },
        candidates: ['right', 'up', 'left', 'down'].map((choose, i) => ({
          move: { choose },
          visits: i === 1 ? 0 : 90 - i,
          value: (70 - 10 * i) / 100,
        })),
        iterations: 200,
        capped: false,
      }),
    },
    {
      name: 'broken',
      about: 'Throws.',
      choose: () => {
        throw new Error('out of its depth');
      },
    },
  ],
  usualBots: (_options, seats) => new Array<string>(seats).fill('plain'),
  rulesText: () => Promise.resolve({ text: '', language: 'en' }),
});

export const loadDuet = (): Promise<AnyGame> => Promise.resolve(duet);

/** A thinker that answers when a test wants it to. */
export function patientThinker() {
  const asked: { request: number; bot: string; seat: Seat; view: object }[] = [];
  let end: ThinkerEnd | null = null;
  const self = {
    asked,
    opened: 0,
    closed: 0,
    open: ((mine) => {
      self.opened++;
      end = mine;
      return {
        post: (message) => void (message.type === 'think' && asked.push(structuredClone(message))),
        close() {
          self.closed++;
        },
      };
    }) satisfies OpenThinker,
    /** What came of the last thought, or of an earlier one. */
    answer(move: object | null, request = asked.at(-1)?.request ?? 0): void {
      end?.message({ type: 'thought', request, move, candidates: [], iterations: 1, capped: false, rng: [1, 2, 3, 4] });
    },
    breakDown: (): void => end?.broke('it is gone'),
  };
  return self;
}
