import { host } from '@dealers-choice/host';
import type { CopyId } from '@dealers-choice/kernel';
import { answers, narrow } from '@dealers-choice/table/page';
import { expect, test } from 'vitest';
import { loadGame } from '../games.ts';
import { telling } from '../match/sentences.ts';

/** A seat that has drawn and may lay cards, with the first run it could lay. */
async function drawn() {
  const kit = await loadGame('dhappa-baaji');
  for (let seed = 1; seed < 100; seed++) {
    const match = host(kit.game, { seats: 4, options: { startSeat: '1' }, seed });
    match.play(0, { do: 'PICK_DRAW' });
    const told = telling(kit, match.view(0));
    const all = answers(kit, 0, told)?.list ?? [];
    const run = all.find(({ group }) => group === 'CREATE_RUN');
    const cards = run && 'do' in run.move ? (run.move.layout?.cards.map(({ card }) => card) ?? []) : [];
    if (run)
      return { kit, all, told, run, cards, left: (picked: readonly CopyId[]) => narrow(kit, 0, all, picked, told) };
  }
  throw new Error('nobody can lay a run');
}

test('without a card everything is left', async () => {
  const { all, left } = await drawn();

  expect(left([])).toEqual({ answers: all, together: { exact: 0 } });
});

test('one card is discarded, or is part of a run with others', async () => {
  const { run, cards, left } = await drawn();
  const { answers: found, together } = left(cards.slice(0, 1));

  expect(together).toEqual({ exact: 1 });
  expect(found[0]).toMatchObject({ group: 'DISCARD_CARD', why: null });
  expect(found.slice(1)).toContainEqual(run);
});

test('the cards of a run are laid, in whatever order they were chosen', async () => {
  const { run, cards, left } = await drawn();
  const { answers: found } = left([...cards].reverse());

  expect(found[0]?.label).toBe(run.label);
});

test('cards that are nothing say why', async () => {
  const { cards, left } = await drawn();
  const { answers: found, together } = left(cards.slice(0, 2));

  expect(together).toEqual({ exact: 1 });
  expect(found[0]?.why).toBe('A run needs three cards; this has 2.');
});

test('to a question that is not about cards none are put together', async () => {
  const kit = await loadGame('dhappa-baaji');
  const told = telling(kit, host(kit.game, { seats: 4, options: { startSeat: '1' }, seed: 1 }).view(0));

  expect(narrow(kit, 0, [], [], told).together).toBeNull();
});
