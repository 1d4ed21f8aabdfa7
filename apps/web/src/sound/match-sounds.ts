/** What any match sounds like, whatever its game: a turn that begins, an answer that is refused, the end. */
import { SPECTATOR } from '@dealers-choice/kernel';
import type { SoundName } from '@dealers-choice/table';
import type { MatchState } from '../match/contract.ts';

export type Heard = Pick<MatchState, 'status' | 'refusal' | 'asked' | 'view' | 'viewer'>;

/** Gives what a change of the match sounds like; null: like nothing. */
export function matchSounds(): (now: Heard, before: Heard) => SoundName | null {
  /** Whose turn was last announced: one bell for all the questions of a turn. */
  let announced = '';
  return (now, before) => {
    if (now.status !== 'playing' && now.status !== 'over') announced = '';
    if (now.status === 'over' && before.status === 'playing') return endOf(now);
    if (now.refusal !== null && now.refusal !== before.refusal) return 'refuse';
    const [seat] = now.asked;
    if (seat === undefined || now.status !== 'playing' || before.asked.length > 0) return null;
    const turn = `${now.view?.turn} ${seat}`;
    if (turn === announced) return null;
    announced = turn;
    return 'turn';
  };
}

/** Whoever looks on hears the winner's. */
function endOf({ view, viewer }: Heard): SoundName {
  const winners = view?.over?.winners ?? [];
  return viewer === SPECTATOR || winners.length === 0 || winners.includes(viewer) ? 'win' : 'lose';
}
