import { useNow } from '../asking/now.ts';

/** The last moves in words, the newest first; what is being shown comes first. For eyes: the live region speaks. */
export function Recent({ moves = 3, className = '' }: { moves?: number; className?: string }) {
  const { log } = useNow();
  return (
    <ol aria-hidden="true" className={className}>
      {log
        .slice(-moves)
        .reverse()
        .map(({ move, lines }) => (
          <li key={move}>{lines.map(({ text }) => text).join(' ')}</li>
        ))}
    </ol>
  );
}
