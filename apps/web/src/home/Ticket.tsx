import type { ReactNode } from 'react';

/** A strip of paper below the games. */
export function Ticket({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className={`flex ${wide ? 'min-w-[min(100%,38rem)]' : 'min-w-[min(100%,22rem)]'} grow basis-0 flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border-[1.5px] border-line bg-raised py-2.5 pr-3 pl-4 shadow-2`}
    >
      {children}
    </section>
  );
}
