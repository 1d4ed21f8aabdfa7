import { type ReactNode, Suspense } from 'react';

interface Props {
  whole: boolean;
  /** Beside a whole table, where there is room. */
  beside?: ReactNode;
  children: ReactNode;
}

/** Bar and table under each other. A whole table gets exactly the screen: nothing scrolls but what scrolls on it. */
export function TableFrame({ whole, beside, children }: Props) {
  if (!whole) return children;
  return (
    <div className="fixed inset-0 flex overflow-hidden">
      <div className="relative flex min-w-0 grow flex-col overflow-hidden">{children}</div>
      <Suspense>{beside}</Suspense>
    </div>
  );
}
