import type { LogLine } from '../match/contract.ts';

/** Everything told so far, the newest on top. The live region speaks; this is for reading back. */
export function Log({ log, className = '' }: { log: readonly LogLine[]; className?: string }) {
  return (
    <section
      aria-label="What happened"
      className={`flex min-h-0 flex-col rounded-lg border border-line bg-panel p-4 ${className}`}
    >
      <h2 className="mb-2 text-lg font-semibold">What happened</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol data-testid="log" tabIndex={0} className="min-h-0 grow space-y-1 overflow-y-auto pr-2 text-sm" reversed>
        {[...log].reverse().map(({ n, text }, place) => (
          <li
            key={n}
            className={`border-l-2 pl-2 ${place === 0 ? 'border-brass font-medium' : 'border-line text-soft'}`}
          >
            {text}
          </li>
        ))}
      </ol>
      {log.length === 0 && <p className="text-sm text-soft">Nothing yet.</p>}
    </section>
  );
}
