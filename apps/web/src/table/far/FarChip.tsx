import { useSecondsUntil } from '@dealers-choice/table/page';
import { Icon } from '@dealers-choice/table/ui';
import { useEffect, useState } from 'react';
import { useOnline } from '../../online/page.ts';
import { useFarText } from '../../words/far/text.ts';
import './far.css';

/** In the bar, beside the title: how the line is, and how far a spectator is behind. Nothing where all is well. */
export function FarChip() {
  const { chip } = useFarText();
  const line = useOnline((s) => s.line);
  const restarts = useOnline((s) => s.restarts);
  const far = useOnline((s) => s.far);
  const seconds = useSecondsUntil(useOnline((s) => s.nextTry));
  const isSlow = useAfter(far?.outgoing === 'sent', SLOW_MS);
  if (line === 'outdated') return <Chip look="red" icon="replay" text={chip.outdated} />;
  if (restarts) return <Chip look="plain" icon="replay" text={chip.restarts} />;
  if (line === 'gone' || line === 'connecting')
    return <Chip look="red" icon="noLine" text={chip.gone(seconds === 0 ? null : seconds)} />;
  if (isSlow) return <Chip look="plain" icon="clock" text={chip.sending} />;
  if (far && far.delay !== null) {
    return <Chip look="plain" icon="eye" text={chip.watching(Math.round(far.delay / 1_000))} />;
  }
  return null;
}

/** What takes no longer than this has gone at once. */
const SLOW_MS = 350;

function useAfter(isSo: boolean, ms: number): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLong(true), ms);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isSo, ms]);
  return isLong;
}

function Chip({
  look,
  icon,
  text,
}: {
  look: 'red' | 'plain';
  icon: 'replay' | 'noLine' | 'clock' | 'eye';
  text: string;
}) {
  return (
    <span data-testid="line" data-look={look} className="far-chip">
      <Icon name={icon} className="size-4" />
      {/* On a phone the strip below the board has room for the words. */}
      <span className="max-sm:sr-only">{text}</span>
    </span>
  );
}
