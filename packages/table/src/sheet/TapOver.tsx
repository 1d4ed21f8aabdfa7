import { useId } from 'react';
import type { Tappable } from '../asking/tap.ts';
import { WhyNot } from '../cards/WhyNot.tsx';
import { Icon } from '../ui/Icon.tsx';

/** The button of a thing that answers: it covers the nearest positioned element around it, and says why not. */
export function TapOver({ tappable, className = 'rounded-lg' }: { tappable: Tappable; className?: string }) {
  const id = useId();
  const { key, label, why, on, sole, tap } = tappable;
  return (
    <>
      <button
        type="button"
        data-answer={key}
        data-sole={sole || undefined}
        aria-label={label}
        aria-pressed={sole ? undefined : on}
        aria-disabled={why !== null}
        aria-describedby={why === null ? undefined : id}
        onClick={tap}
        className={`peer absolute -inset-0.5 ${className}`}
      />
      {on && <Icon name="check" className="absolute -top-2 -right-2 size-6 rounded-full bg-pick p-0.5 text-on-brand" />}
      {why !== null && <WhyNot id={id} why={why} />}
    </>
  );
}
