/** Who waits for an animation: whoever shows the match, never the rules. */
import { expect, test } from 'vitest';
import { follow, snapshot } from '../../src/index.ts';
import { playing } from '../kit/playing.ts';
import { isOfGame } from './watching.ts';

const ALICE = 0;
const BOLA = 1;

test('[S97] [OP-R17.4] What hooks promise is handed to who shows the match; the rules do not wait', async () => {
  let arrive = (): void => {};
  const journey = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const people = playing({}, { alice: { hand: ['sailor'], donActive: 2 } });
  const follower = follow(people.game.kit, people.table.host.view(ALICE), { onMove: () => journey });
  const waits: PromiseLike<unknown>[] = [];
  people.table.host.listen(ALICE, (heard) => {
    if (isOfGame(heard)) waits.push(...follower.hear(heard));
  });
  people.alice.does('play', 'sailor');

  expect(people.match.table.characters[ALICE]).toHaveLength(1);
  expect(people.match.asking?.prompt).toBe('main');
  expect(waits).toEqual([journey]);
  arrive();
  await Promise.all(waits);
});

test('[S97] [OP-R17.5] Without hooks nothing is waited for, and the table is kept all the same', () => {
  const people = playing({}, { alice: { hand: ['sailor'], donActive: 2 } });
  const follower = follow(people.game.kit, people.table.host.view(ALICE), {});
  const waits: PromiseLike<unknown>[] = [];
  people.table.host.listen(ALICE, (heard) => {
    if (isOfGame(heard)) waits.push(...follower.hear(heard));
  });
  people.alice.does('play', 'sailor');

  expect(waits).toEqual([]);
  expect(follower.scene).toEqual(snapshot(people.table.host.view(ALICE), people.game.kit));
});

test('[OP-R16.5] After a move was taken back the table is seen anew', () => {
  const people = playing({}, { alice: { characters: ['guard'], donActive: 2 } });
  const { host } = people.table;
  const follower = follow(people.game.kit, host.view(BOLA), {});
  host.listen(BOLA, (heard) => {
    if (isOfGame(heard)) follower.hear(heard);
    else follower.see(host.view(BOLA));
  });
  people.alice.does('give', 'guard', 2);
  expect(follower.scene.don[ALICE]).toMatchObject({ active: 0, given: 2 });
  people.alice.takesBack();

  expect(follower.scene.don[ALICE]).toMatchObject({ active: 2, given: 0 });
});
