import type { ReactNode } from 'react';
import { useNow } from '../asking/now.ts';

/** Around whatever asks and answers, once on a table: tests and readers find the open question by it. */
export function Asked({ children, className = '' }: { children: ReactNode; className?: string }) {
  const { view, question, text } = useNow();
  return (
    <section
      aria-label={text.asked.question}
      data-testid="tray"
      data-question={`${view.turn}.${view.answers}.${question?.picked.length ?? 0}`}
      className={className}
    >
      {children}
    </section>
  );
}
