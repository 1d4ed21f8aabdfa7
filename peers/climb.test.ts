import { readFileSync } from 'node:fs';
import { given } from '@dealers-choice/testkit/vitest';
import { expect, test } from 'vitest';
import { climb } from './climb.ts';
import { dealOf, playClimb } from './ours.ts';

const onFive = {
  phase: 'play',
  alice: { hand: ['♣3', '♣9', '♥9'] },
  bola: { hand: ['♥2'] },
  table: { deck: ['♦2'], pile: ['♣5'] },
} as const;

test('who holds the suit on top of the pile follows it', () => {
  const { alice } = given(climb, onFive);
  expect(alice.refusal({ play: '♥9' })?.code).toBe('follow-suit');
  expect(alice.refusal({ play: '♣3' })).toBeNull();
});

test('a higher rank scores, and a card is drawn for the one that was played', () => {
  const { alice } = given(climb, onFive);
  alice.plays('♣9');
  expect(alice).toHave({ score: 9, hand: ['♣3', '♥9', '♦2'] });
  const again = given(climb, onFive);
  again.alice.plays('♣3');
  expect(again.alice).toHave({ score: 0 });
});

test('a match is all 52 cards, from the deal that the other engine is handed', () => {
  const { plays, score, winners } = playClimb(([first]) => first!, 7);
  expect([...plays].sort((a, b) => a - b)).toEqual(Array.from({ length: 52 }, (_, card) => card));
  expect(winners.map((seat) => score[seat])).toEqual(winners.map(() => Math.max(...score)));
  const { deck, hands } = dealOf(7);
  expect(new Set([...deck, ...hands.flat()]).size).toBe(52);
  expect(plays.slice(0, 4).every((card, seat) => hands[seat]?.includes(card))).toBe(true);
});

test('the other engine is locked by itself, to the byte, and no part of this repo', () => {
  const json = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
  const { packages } = json('package-lock.json');
  const { '': own, ...others } = packages;
  expect(own.dependencies).toEqual(json('package.json').dependencies);
  expect(Object.values(own.dependencies).filter((version) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);
  expect(Object.keys(others).filter((name) => !others[name].integrity)).toEqual([]);
  expect(Object.keys(json('../package-lock.json').packages)).not.toContain('node_modules/boardgame.io');
});
