import { PIECES, Token } from '@dealers-choice/table/ui';
import type { Stretch } from './tracks.ts';

/** More would lie over each other on a phone: then each is a dash in the colour of its seat. */
const TOKENS = 18;

interface Props {
  tracks: readonly Stretch[];
  step: number;
  steps: number;
  /** After which moves something stands out. */
  marks: readonly number[];
}

/** Above the slider: who moved when, as a string of the seats' tokens. What it shows, the slider says. */
export function Track({ tracks, step, steps, marks }: Props) {
  const small = tracks.length > TOKENS;
  const left = (at: number): string => `${(100 * at) / Math.max(1, steps)}%`;
  return (
    <div aria-hidden="true" className="track">
      {marks.map((at) => (
        <span key={`mark ${at}`} className="track-mark" data-past={step >= at} style={{ left: left(at) }} />
      ))}
      {tracks.map(({ seat, from, to }) => (
        <span
          key={from}
          data-past={step >= from}
          data-now={step >= from && step <= to}
          className={small ? 'track-dash' : 'track-token'}
          style={{ left: left(from), background: small ? PIECES[seat]?.fill : 'none' }}
        >
          {!small && <Token seat={seat} className="size-full" />}
        </span>
      ))}
    </div>
  );
}
