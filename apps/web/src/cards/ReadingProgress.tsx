import { useStore } from 'zustand';
import { useCardsText } from '../words/cards.ts';
import { readingNow } from './read-apart.ts';

/** How far cards are read: seen while somebody waits for them. Nothing where nobody knows. */
export function ReadingProgress() {
  const text = useCardsText().file;
  const soFar = useStore(readingNow, (s) => s.soFar);
  if (!soFar) return null;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-3">
      <progress
        className="h-3 min-w-40 grow accent-brass"
        max={soFar.of}
        value={soFar.read}
        aria-label={text.progress(soFar.read, soFar.of)}
      />
      <span className="tabular-nums">{text.progress(soFar.read, soFar.of)}</span>
    </p>
  );
}
