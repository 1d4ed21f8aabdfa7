import { useHinting } from './hinting.ts';

/** Read out when it changes; it is there before it has anything to say, else nobody would hear the first of it. */
export function HintSpoken() {
  const spoken = useHinting((s) => s.spoken);
  return (
    <p role="status" className="sr-only" data-testid="hint-said">
      {spoken}
    </p>
  );
}
