import { type Paragraph, useNow } from '@dealers-choice/table';
import { SeatShape } from './art/pieces.tsx';
import { useJamboText } from './text/useJamboText.ts';

/** The last moves: a paragraph each, under the sign of whose it was. For eyes: the live region speaks. */
export function Ledger() {
  const { log } = useNow();
  const say = useJamboText();
  return (
    <div className="j-log" aria-hidden="true">
      <p className="j-log-title">{say.whatHappened}</p>
      <ol className="j-log-lines">
        {log
          .slice(-MOVES)
          .reverse()
          .map((paragraph, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the log, which another move may take
            <Move key={i} {...paragraph} />
          ))}
      </ol>
    </div>
  );
}
/** More do not fit. */
const MOVES = 7;

function Move({ lines }: Paragraph) {
  const seat = lines[0]?.event.seat;
  return (
    <li>
      {seat !== undefined && <SeatShape seat={seat} />}
      <div>
        {lines.map(({ text }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line stays where it was written
          <p key={i}>{text}</p>
        ))}
      </div>
    </li>
  );
}
