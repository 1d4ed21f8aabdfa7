/** Invented cards as public lists write them, and a reader that knows two sentences. */
import type { ReadText, TextRead, Unread } from '../../src/import/reading.ts';
import type { Effect } from '../../src/tree/tree.ts';

/** As our own importer writes them. */
export const normalised = (more: Record<string, unknown> = {}) => ({
  id: 'XA01-002',
  name: 'Brine Cutter',
  category: 'CHARACTER',
  colors: ['Red'],
  types: ['Harbour Watch'],
  attributes: ['Slash'],
  cost: 3,
  power: 5000,
  counter: 1000,
  life: null,
  rarity: 'C',
  effectText: '[On Play] Draw 1 card.',
  triggerText: null,
  set: 'XA01',
  block: 2,
  ...more,
});

export const rawLeader = (more: Record<string, unknown> = {}) =>
  normalised({
    id: 'XA01-001',
    name: 'Tarn of the Locks',
    category: 'LEADER',
    cost: null,
    counter: null,
    life: 5,
    rarity: 'L',
    effectText: null,
    ...more,
  });

/** Fifty cards and a Leader for them: enough for a deck. */
export const aDeck = () => [
  rawLeader(),
  ...Array.from({ length: 14 }, (_, i) =>
    normalised({ id: `XA01-${String(i + 10).padStart(3, '0')}`, name: `Deckhand ${i}` }),
  ),
];

const DRAW: Effect = { timings: ['ON_PLAY'], steps: [{ do: 'draw', n: 1 }] };
const DRAW_TWO: Effect = { timings: ['TRIGGER'], steps: [{ do: 'draw', n: 2 }] };

/** Reads "[On Play] Draw 1 card.", "[Blocker]" and the Trigger "Draw 2 cards."; everything else it cannot read. */
export const readText: ReadText = (effectText, triggerText): TextRead => {
  const effects: Effect[] = [];
  const unread: Unread[] = [];
  const productions: string[] = [];
  const blocks = [...(effectText?.split('\n') ?? []), ...(triggerText === null ? [] : [`[Trigger] ${triggerText}`])];
  let blocker = false;
  for (const block of blocks) {
    if (block === '[On Play] Draw 1 card.') effects.push(DRAW);
    else if (block === '[Trigger] Draw 2 cards.') effects.push(DRAW_TWO);
    else if (block === '[Blocker]') blocker = true;
    else if (block === 'Win.') effects.push({ timings: ['PERMANENT'], steps: [{ do: 'win' }] });
    else unread.push({ sentence: block, position: 0, nearest: 'Draw 1 card.', reason: 'no such words' });
  }
  if (effects.length > 0) productions.push('draw');
  if (blocker) productions.push('blocker');
  return { effects, keywords: blocker ? ['BLOCKER'] : [], unread, productions };
};
