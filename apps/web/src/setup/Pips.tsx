import { useScreenText } from '../words/screens.ts';

const ALL = [1, 2, 3, 4] as const;

/** How strong a bot is: one to four diamonds. */
export function Pips({ n }: { n: number }) {
  const text = useScreenText().setup;
  return (
    <span className="inline-flex shrink-0 gap-1 px-0.5">
      <span className="sr-only">{text.pips(n, ALL.length)}</span>
      {ALL.map((k) => (
        <span
          key={k}
          aria-hidden="true"
          className={`size-2 rotate-45 rounded-[1.5px] border-[1.5px] border-brass ${k <= n ? 'bg-gold' : ''}`}
        />
      ))}
    </span>
  );
}
