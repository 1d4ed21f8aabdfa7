import { Icon, type IconName } from '@dealers-choice/table/ui';
import type { ReactNode } from 'react';

/** Settings of one kind. */
export function Group({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <section className="border-b border-line pb-4 last:border-0">
      <h2 className="mb-2 flex items-center gap-2 text-xl">
        <Icon name={icon} />
        {title}
      </h2>
      {children}
    </section>
  );
}

/** One setting: what it is, and what sets it. */
export function Row({ title, about, children }: { title: string; about?: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-1.5">
      <div className="max-w-80 min-w-48 grow basis-0">
        <h3 className="font-sans text-base font-bold tracking-normal">{title}</h3>
        {about && <p className="text-sm text-soft">{about}</p>}
      </div>
      {children}
    </div>
  );
}
