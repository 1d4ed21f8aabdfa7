import { PIECES, Token } from '@dealers-choice/table/ui';
import { memo, type ReactNode, useMemo } from 'react';
import { halfBehind, type Stretch, stretchAt } from './tracks.ts';

/** More would lie over each other on a phone: then each is a dash in the colour of its seat. */
const TOKENS = 18;

interface Props {
  tracks: readonly Stretch[];
  step: number;
  steps: number;
  /** After which moves something stands out. */
  marks: readonly number[];
}

const left = (at: number, steps: number): string => `${(100 * at) / Math.max(1, steps)}%`;

/**
 * Above the slider: who moved when, as a string of the seats' tokens. What it shows, the slider says. The string stays
 * as it is wherever one jumps: what lies ahead is dimmed by a mask over all of it.
 */
export function Track({ tracks, step, steps, marks }: Props) {
  const small = tracks.length > TOKENS;
  const starts = useMemo(() => tracks.map(({ from }) => from), [tracks]);
  const now = stretchAt(tracks, step);
  return (
    <div aria-hidden="true" className="track">
      <Lit places={marks} step={step} steps={steps}>
        <Marks marks={marks} steps={steps} />
      </Lit>
      <Lit places={starts} step={step} steps={steps}>
        <Pieces tracks={tracks} steps={steps} small={small} />
      </Lit>
      {now && <Piece stretch={now} steps={steps} small={small} now />}
    </div>
  );
}

interface LitProps {
  places: readonly number[];
  step: number;
  steps: number;
  children: ReactNode;
}

/** Lights what is behind one. It reaches half a token over both ends (`--over`). */
function Lit({ places, step, steps, children }: LitProps) {
  // Where all of it is behind, or nothing: beyond the ends.
  const share = Math.min(2, Math.max(-1, halfBehind(places, step) / Math.max(1, steps)));
  const end = `calc(var(--over) + (100% - 2 * var(--over)) * ${share})`;
  return (
    <div className="track-lit" style={{ maskImage: `linear-gradient(90deg, #000 ${end}, rgb(0 0 0 / 0.55) ${end})` }}>
      <div className="track-row">{children}</div>
    </div>
  );
}

const Marks = memo(({ marks, steps }: Pick<Props, 'marks' | 'steps'>) =>
  marks.map((at) => <span key={at} className="track-mark" style={{ left: left(at, steps) }} />),
);

const Pieces = memo(({ tracks, steps, small }: Pick<Props, 'tracks' | 'steps'> & { small: boolean }) =>
  tracks.map((stretch) => <Piece key={stretch.from} stretch={stretch} steps={steps} small={small} />),
);

interface PieceProps {
  stretch: Stretch;
  steps: number;
  small: boolean;
  now?: boolean;
}

function Piece({ stretch: { seat, from }, steps, small, now = false }: PieceProps) {
  return (
    <span
      data-now={now || undefined}
      className={small ? 'track-dash' : 'track-token'}
      style={{ left: left(from, steps), background: small ? PIECES[seat]?.fill : 'none' }}
    >
      {!small && <Token seat={seat} className="size-full" />}
    </span>
  );
}
