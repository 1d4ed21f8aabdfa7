import type { ComponentProps } from 'react';

interface Props extends Pick<ComponentProps<'select'>, 'id' | 'aria-label' | 'aria-describedby' | 'aria-invalid'> {
  seconds: number;
  set(seconds: number): void;
  say(seconds: number): string;
}

const USUAL: readonly number[] = [0, 30, 60, 120, 300];

/** A time to choose; what was chosen elsewhere, as by another page, can be kept. */
export function SecondsSelect({ seconds, set, say, ...named }: Props) {
  const offered = [...new Set([...USUAL, seconds])].sort((a, b) => a - b);
  return (
    <select {...named} className="field" value={seconds} onChange={({ target }) => set(Number(target.value))}>
      {offered.map((one) => (
        <option key={one} value={one}>
          {say(one)}
        </option>
      ))}
    </select>
  );
}
