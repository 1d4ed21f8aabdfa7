import { useReplay } from '../app/stores.ts';
import { useReplayText } from '../words/replay/replay.ts';
import { EyesChips } from './Eyes.tsx';
import { Fair } from './Fair.tsx';
import { Moments } from './Moments.tsx';
import { useTracks } from './Transport.tsx';
import { placeOn } from './tracks.ts';

/** Beside the table of a replay: whose eyes, what the move led to, what stands out, and how it was dealt. */
export function ReplayPanel() {
  const say = useReplayText();
  const { step, lines } = useReplay((s) => s);
  const place = placeOn(useTracks(), step);
  const [first, ...others] = lines;
  return (
    <aside aria-label={say.moments} className="replay-panel">
      <EyesChips />
      <div className="replay-told">
        <p className="text-sm font-semibold text-soft">
          {place ? say.where(place.turn, place.move, place.of) : say.start}
        </p>
        <p className="font-display text-xl leading-tight font-bold">{first?.text}</p>
        {others.map(({ n, text }) => (
          <p key={n} className="text-sm">
            {text}
          </p>
        ))}
      </div>
      <h2 className="text-sm font-semibold text-soft">{say.moments}</h2>
      <div className="replay-moments">
        <Moments />
      </div>
      <Fair />
    </aside>
  );
}
