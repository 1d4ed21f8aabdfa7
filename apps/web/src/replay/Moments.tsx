import { Token } from '@dealers-choice/table/ui';
import { useMemo } from 'react';
import { replay, useReplay } from '../app/stores.ts';
import { useReplayText } from '../words/replay/replay.ts';

/** What stands out in the match, to go there. */
export function Moments({ went }: { went?: () => void }) {
  const { moments, turns, record, step } = useReplay((s) => s);
  const say = useReplayText();
  const last = useMemo(() => moments.filter((one) => one.step <= step).at(-1)?.step, [moments, step]);
  if (moments.length === 0) return <p className="text-sm text-soft">{say.noMoments}</p>;
  return (
    <ol className="moments">
      {moments.map(({ step: at, text }) => {
        const turn = turns[at - 1] ?? 0;
        const seat = record?.moves[at - 1]?.seat ?? 0;
        return (
          <li key={at}>
            <button
              type="button"
              className="moment"
              aria-current={at === last ? 'step' : undefined}
              aria-label={say.moment(turn, text)}
              onClick={() => {
                replay.getState().seek(at);
                went?.();
              }}
            >
              <span className="moment-turn">{turn}</span>
              <Token seat={seat} className="size-4.5 shrink-0" />
              <span className="min-w-0 grow">{text}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
