/** How long it takes in the page until a deal is checked: printed, not judged. */
import type { FairDeal } from '@dealers-choice/chance';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { LONG, openLong } from './long-games.ts';

interface Answer {
  type: string;
  request: number;
  fault?: string | null;
}

const CHECKS = 6;

/** Asks the page's worker, as the page does; milliseconds from the question to the answer, and what it found. */
async function verify(page: Page, text: string, deal: FairDeal): Promise<{ ms: number; answer: Answer }[]> {
  const address = page.workers()[0]?.url() ?? '';
  return page.evaluate(
    async ({ address, text, deal, checks }) => {
      const worker = new Worker(address, { type: 'module' });
      const ask = (message: { request: number }): Promise<Answer> =>
        new Promise((done) => {
          worker.onmessage = ({ data }: MessageEvent<Answer>) => data.request === message.request && done(data);
          worker.postMessage(message);
        });
      const opening = { type: 'open', request: 1, text, language: 'en' };
      await ask(opening);
      const all: { ms: number; answer: Answer }[] = [];
      for (let i = 0; i < checks; i++) {
        const question = { type: 'verify', request: 2 + i, match: deal.match, deal, witness: null };
        const began = performance.now();
        const answer = await ask(question);
        all.push({ ms: performance.now() - began, answer });
      }
      worker.terminate();
      return all;
    },
    { address, text, deal, checks: CHECKS },
  );
}

for (const [game, match] of LONG) {
  test(`the deal of a long match of ${game} is checked`, async ({ page }) => {
    const long = match();
    await openLong(page, long);
    const checked = await verify(page, JSON.stringify(long.record), long.deal);
    expect(checked.map(({ answer }) => [answer.type, answer.fault])).toEqual(
      Array.from({ length: CHECKS }, () => ['verified', null]),
    );
    const [first = 0, ...again] = checked.map(({ ms }) => ms);
    const middle = again.sort((a, b) => a - b)[Math.floor(again.length / 2)] ?? 0;
    console.log(
      `${game}, ${long.record.moves.length} moves: checked in ${first.toFixed(1)} ms, again in ${middle.toFixed(1)} ms`,
    );
  });
}
