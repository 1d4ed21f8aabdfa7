/** A table that moves with the events, and what waits for it: One Piece, from the worker to the hooks. */
import type { MatchOf } from '@dealers-choice/kernel';
import {
  type Follower,
  follow,
  type Hooks,
  type OnePiece,
  type OnePieceEvent,
  onePiece,
} from '@dealers-choice/one-piece';
import { expect, test } from 'vitest';
import type { Performer, View } from './contract.ts';
import { anyAnswer, begin, PERSON, planOf, playUntil } from './test/door.ts';
import { type FakePage, fakePage } from './test/fake.ts';

/** The page forgets which game it shows; this stage belongs to One Piece only. */
const seen = (view: View): MatchOf<OnePiece> => view as unknown as MatchOf<OnePiece>;

interface OnStage extends Performer {
  /** Positions that the events had not led to. */
  wrong: unknown[];
  heard: number;
  views: number;
}

function stageOf(hooks: Hooks): OnStage {
  let follower: Follower | null = null;
  const stage: OnStage = {
    wrong: [],
    heard: 0,
    views: 0,
    see(view) {
      stage.views++;
      const followed = follower?.scene;
      follower ??= follow(onePiece.kit, seen(view), hooks);
      follower.see(seen(view));
      const fresh = follower.scene;
      if (followed?.viewer !== fresh.viewer) return; // through other eyes
      if (JSON.stringify(followed) !== JSON.stringify(fresh)) stage.wrong.push({ followed, fresh });
    },
    hear(event) {
      stage.heard++;
      return follower?.hear(event as OnePieceEvent);
    },
  };
  return stage;
}
const answersSent = ({ toWorker }: FakePage): number => toWorker.filter(({ type }) => type === 'answer').length;
const shown = ({ toWorker }: FakePage): number => toWorker.filter(({ type }) => type === 'shown').length;

test('[S93] [OP-R16.1] Every event reaches the page: the table it moves is always the one that is there', async () => {
  const page = fakePage();
  const stage = stageOf({});
  page.store.getState().perform(stage);
  await begin(page, planOf('one-piece', [PERSON, 'random']));
  await playUntil(page, () => stage.views > 60);

  expect(stage.views).toBeGreaterThan(60);
  expect(stage.heard).toBeGreaterThan(100);
  expect(stage.wrong).toEqual([]);
});

test('[S97] [OP-R17.4] While a hook keeps its promise nobody answers and no bot goes on', async () => {
  const page = fakePage();
  let arrive = (): void => {};
  let moves = 0;
  const onMove = (): Promise<void> => {
    moves++;
    return new Promise((resolve) => {
      arrive = resolve;
    });
  };
  const state = () => page.store.getState();
  await begin(page, planOf('one-piece', [PERSON, 'random']), 1);
  await playUntil(page, () => state().view?.asking?.prompt === 'mulligan' && state().asked.length > 0);
  state().perform(stageOf({ onMove }));
  const [sent, told] = [answersSent(page), shown(page)];
  state().answer(0, { choose: 'yes' });
  await page.settle();
  await page.pass(600_000);

  expect(moves).toBe(1);
  expect([state().asked, shown(page)]).toEqual([[], told]);
  state().answer(0, anyAnswer(page, 0));
  await page.settle();
  expect(state().refusal).not.toBeNull();
  expect(answersSent(page)).toBe(sent + 1);

  for (let i = 0; i < 40; i++) {
    arrive();
    await page.pass(10_000);
  }
  expect(moves).toBeGreaterThan(5);
  state().skip();
  await page.pass(10_000);
  expect(shown(page)).toBeGreaterThan(told);
});

test('[S97] [OP-R17.5] Without hooks, and without a table that moves, a match goes on at its usual pace', async () => {
  const page = fakePage();
  const state = () => page.store.getState();
  state().perform(stageOf({}));
  await begin(page, planOf('one-piece', ['random', 'random']), 1);
  const before = state().log.length;
  await page.pass(60_000);
  const between = state().log.length;
  state().perform(null);
  await page.pass(60_000);

  expect(between).toBeGreaterThan(before);
  expect(state().log.length).toBeGreaterThan(between);
  expect(state().log.filter(({ text }) => text === '')).toEqual([]);
});
