import type { TableNow } from '@dealers-choice/table/page';
import { useEffect, useRef, useState } from 'react';
import { useMatch } from '../../app/stores.ts';
import { callInTitle } from '../../app/window-title.ts';
import { useFarText } from '../../words/far/text.ts';
import { notify } from './notify.ts';
import { turnCaller } from './turn.ts';
import './far.css';

/** Says that it is one's turn: a sweep of gold under the bar, the title of the window, a touch, a notice if allowed. */
export function FarTurn({ now: { kit, told } }: { now: Pick<TableNow, 'kit' | 'told'> }) {
  const { viewer, asked, log, sitting } = useMatch((s) => s);
  const { yours } = useFarText();
  const { title } = kit.words;
  const isAsked = asked.some((seat) => seat === viewer);
  const [call, setCall] = useState(0);
  const caller = useRef(turnCaller());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another table begins with nothing seen
  useEffect(() => {
    caller.current = turnCaller();
  }, [sitting]);
  useEffect(() => {
    if (!caller.current({ viewer, asked, log })) return;
    setCall((n) => n + 1);
    if (window.matchMedia('(pointer: coarse)').matches) navigator.vibrate?.(60);
    if (document.hidden) void notify(yours.notice(title), told?.text ?? '');
  }, [viewer, asked, log, yours, title, told]);
  useEffect(() => {
    if (isAsked) return callInTitle(yours.title(title));
  }, [isAsked, yours, title]);
  if (call === 0 || !isAsked) return null;
  return (
    <div key={call} data-testid="your-turn" className="far-sweep">
      <p role="alert" className="sr-only">
        {yours.alert}
      </p>
    </div>
  );
}
