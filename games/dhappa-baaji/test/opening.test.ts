import { expect, test } from 'vitest';
import { seated } from './seated.ts';

const unopened = { opened: [] as const };

test('[S-49] [D-11] [D-47] [D-71] the first run holds no wild', () => {
  const { p } = seated({ ...unopened, hand: '9♣ Jo 7♣' });

  expect(p.creates('9♣ Jo(8♣) 7♣')).toBe('OPENING_MUST_BE_PURE');
});

test('[S-50] [S-55] [D-46] before that, no team run is touched, whatever the partner has laid', () => {
  const { p } = seated({ opened: ['t'], hand: '6♣', runs: ['9♣ 8♣ 7♣'] });

  expect(p.adds(1, '6♣')).toBe('NOT_OPENED');
  expect(p.adds(9, '6♣')).toBe('NOT_OPENED');
});

test('[S-51] [D-48] no Joker is swapped', () => {
  expect(seated({ ...unopened, hand: '8♣', runs: ['9♣ Jo(8♣) 7♣'] }).p.swaps(1, '8♣')).toBe('NOT_OPENED');
});

test('[S-52] no runs are melded', () => {
  expect(seated({ ...unopened, runs: ['6♥ 5♥ 4♥', '9♥ 8♥ 7♥'] }).p.melds(1, 2)).toBe('NOT_OPENED');
});

test('[S-53] once opened, wilds may be laid in the same turn', () => {
  const { p } = seated({ ...unopened, hand: '9♥ 8♥ 7♥ K♦ Jo J♦' });

  expect(p.creates('9♥ 8♥ 7♥')).toBe('ok');
  expect(p.creates('K♦ Jo(Q♦) J♦')).toBe('ok');
});

test('[S-54] taking the opening back closes the player again', () => {
  const { p, table } = seated({ ...unopened, hand: '9♥ 8♥ 7♥ K♦ Jo J♦' });
  p.creates('9♥ 8♥ 7♥');

  expect(p.undoes()).toBe('ok');
  expect(table.match.table.opened[0]).toBe(false);
  expect(p.creates('K♦ Jo(Q♦) J♦')).toBe('OPENING_MUST_BE_PURE');
});

test('[S-56] [D-44] who has opened stays opened in later turns', () => {
  const { p, x, t, y, table } = seated({ ...unopened, hand: '9♥ 8♥ 7♥ 6♥', deck: '10♦ 10♦ 10♦ 10♠ 10♠ 10♠' });
  p.creates('9♥ 8♥ 7♥');
  p.discards('4♦');
  for (const [other, card] of [
    [x, '7♦'],
    [t, '8♦'],
    [y, '7♦'],
  ] as const) {
    expect(other.draws()).toBe('ok');
    expect(other.discards(card)).toBe('ok');
  }

  expect(table.match.table.opened).toEqual([true, false, false, false]);
  expect(p.draws()).toBe('ok');
  expect(p.adds(1, '6♥')).toBe('ok');
});

test('drawing, taking and discarding need no opening, also of a 2', () => {
  const { p } = seated({ ...unopened, hand: '2♦', phase: 'PICK' });

  expect(p.draws()).toBe('ok');
  expect(p.discards('2♦')).toBe('ok');
});
