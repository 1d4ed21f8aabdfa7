import type { ReactNode } from 'react';

/** Bar and table under each other. A whole table gets exactly the screen: nothing scrolls but what scrolls on it. */
export function TableFrame({ whole, children }: { whole: boolean; children: ReactNode }) {
  return whole ? <div className="fixed inset-0 flex flex-col overflow-hidden">{children}</div> : children;
}
