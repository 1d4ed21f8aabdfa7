import { useScreenText } from '../words/screens.ts';

/** How strong a bot is: one to three diamonds. */
export function Pips({ n }: { n: number }) {
  const text = useScreenText().setup;
  return (
    <span className="inline-flex gap-1 px-0.5">
      <span className="sr-only">{text.pips(n)}</span>
      {[1, 2, 3].map((k) => (
        <span
          key={k}
          aria-hidden="true"
          className={`size-2 rotate-45 rounded-[1.5px] border-[1.5px] border-brass ${k <= n ? 'bg-gold' : ''}`}
        />
      ))}
    </span>
  );
}
