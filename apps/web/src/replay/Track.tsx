import type { MatchRecord } from '@dealers-choice/host';
import { PIECES, Token } from '@dealers-choice/table/ui';
import { tracksOf } from './tracks.ts';

/** More would lie over each other on a phone: then each is a dash in the colour of its seat. */
const TOKENS = 18;

/** Above the slider: who moved when, as a string of the seats' tokens. What it shows, the slider says. */
export function Track({ moves, step }: { moves: MatchRecord['moves']; step: number }) {
  const turns = tracksOf(moves);
  const small = turns.length > TOKENS;
  return (
    <div aria-hidden="true" className="track">
      {turns.map(({ seat, from, to }) => (
        <span
          key={from}
          data-past={step >= from}
          data-now={step >= from && step <= to}
          className={small ? 'track-dash' : 'track-token'}
          style={{
            left: `${(100 * from) / Math.max(1, moves.length)}%`,
            background: small ? PIECES[seat]?.fill : 'none',
          }}
        >
          {!small && <Token seat={seat} className="size-full" />}
        </span>
      ))}
    </div>
  );
}
