import { useChoosing } from '../asking/choosing.ts';
import { useNow } from '../asking/now.ts';
import { Choices } from './Choices.tsx';

/** Picking more than one thing: as the single choice, with a counter. */
export function Several() {
  const { question } = useNow();
  const picked = useChoosing((s) => s.picked.length);
  if (!question) return null;
  const { min, max } = question;
  const span = min === max ? `${max}` : min === 0 ? `up to ${max}` : `${min} to ${max}`;
  return (
    <>
      <p className="text-sm" aria-live="polite">
        Picked <strong className="tabular-nums">{picked}</strong> of {span}
      </p>
      <Choices />
    </>
  );
}
