/** Jambo between two people far apart, from the page of the first of them. */
import { moves, type Seat } from '@dealers-choice/kernel';
import { expect } from 'vitest';
import { loadGame } from '../../games.ts';
import { type FarTablePage, farTablePage, MATCH } from './far-page.ts';

export const jambo = (more: object = {}): Promise<FarTablePage> =>
  farTablePage({
    game: 'jambo',
    seats: ['Ada', 'Bo'].map((name) => ({ who: 'person', name, bot: '' })),
    setup: { seats: 2, options: {}, seed: 'far' },
    ...more,
  });

/** The seat that is asked, on the server. */
export const asked = ({ far }: FarTablePage): Seat => far.played.match.asking?.seats[0] ?? expect.unreachable();
export const sentOf = (page: FarTablePage, type: string) => page.server.sent().filter((one) => one.type === type);

/** This many moves are made of which the page hears nothing. */
export async function unheard({ far }: FarTablePage, many: number): Promise<void> {
  const { game } = await loadGame('jambo');
  for (let i = 0; i < many; i++) {
    const seat = far.played.match.asking?.seats[0] ?? expect.unreachable();
    far.play(seat, moves(game, far.played.view(seat), seat)[0] ?? expect.unreachable());
  }
}
/** A page that comes when both seats have made their moves, this many in all; and one that was there. */
export async function latePage(many: number): Promise<{ early: FarTablePage; late: FarTablePage }> {
  const early = await jambo();
  for (let i = 0; i < many; i++) early.others(asked(early));
  await early.settle();
  const late = await jambo();
  await unheard(late, many);
  late.match.getState().resume(`far:${MATCH}`);
  await late.settle();
  return { early, late };
}
