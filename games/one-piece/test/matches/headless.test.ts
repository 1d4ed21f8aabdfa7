/** The rules need nobody to look (S94). */
import { random, runMatch } from '@dealers-choice/bots';
import { expect, test } from 'vitest';
import { onePiece } from '../../src/index.ts';

test('[S94] [OP-R16.3] In Node, without a document or a canvas, 100 matches run to their end', () => {
  const decks = onePiece.kit.set.decks.map(({ id }) => id);
  const endings = Array.from({ length: 100 }, (_, seed) => {
    const options = { decks: [decks[seed % decks.length] ?? '', decks[(seed * 3 + 1) % decks.length] ?? ''] };
    return runMatch(onePiece, { seed, options }, [random(onePiece), random(onePiece)]).match.over?.reason;
  });

  expect(['document', 'window', 'WebGLRenderingContext'].filter((name) => name in globalThis)).toEqual([]);
  expect(endings.filter((reason) => reason !== 'LIFE' && reason !== 'DECK_OUT' && reason !== 'EFFECT')).toEqual([]);
});
