import { useNow } from '../asking/now.ts';

interface Props {
  moves?: number;
  /** Events that the table shows well enough without words. */
  skips?(event: { type: string }): boolean;
  className?: string;
}

/** The last moves in words, the newest first; what is being shown comes first. For eyes: the live region speaks. */
export function Recent({ moves = 3, skips = () => false, className = '' }: Props) {
  const { log } = useNow();
  return (
    <ol aria-hidden="true" className={className}>
      {log
        .slice(-moves)
        .reverse()
        .map(({ move, lines }) => (
          <li key={move}>
            {lines
              .filter(({ event }) => !skips(event))
              .map(({ text }) => text)
              .join(' ')}
          </li>
        ))}
    </ol>
  );
}
