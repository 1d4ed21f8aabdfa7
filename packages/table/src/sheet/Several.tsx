import { useChoosing } from '../asking/choosing.ts';
import { useNow } from '../asking/now.ts';
import { Choices } from './Choices.tsx';

/** Picking more than one thing: as the single choice, with a counter. */
export function Several() {
  const { question, text } = useNow();
  const picked = useChoosing((s) => s.picked.length);
  if (!question) return null;
  const { min, max } = question;
  return (
    <>
      <p className="text-sm tabular-nums" aria-live="polite">
        {text.asked.picked(picked, min, max)}
      </p>
      <Choices />
    </>
  );
}
