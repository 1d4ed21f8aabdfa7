import type { ReactNode } from 'react';
import { useId } from 'react';

/** A sheet of paper on the table, with a small heading that names the region. */
export function Panel({ title, children, className = '' }: { title: string; children: ReactNode; className?: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`rounded-lg border border-line bg-panel p-4 shadow-1 sm:p-5 ${className}`}>
      <h2 id={id} className="mb-3 text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Something the reader should know before going on. */
export function Notice({ children, kind = 'info' }: { children: ReactNode; kind?: 'info' | 'problem' }) {
  const look = kind === 'problem' ? 'border-danger bg-danger-wash text-ink' : 'border-brass bg-raised';
  return (
    <div role={kind === 'problem' ? 'alert' : 'status'} className={`rounded-md border-l-4 px-4 py-3 ${look}`}>
      {children}
    </div>
  );
}
