interface Props {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value in words. */
  said: string;
  set(value: number): void;
}

export function Slider({ label, value, min, max, step, said, set }: Props) {
  return (
    <span className="flex items-center gap-3">
      <input
        type="range"
        className="slider"
        aria-label={label}
        aria-valuetext={said}
        {...{ min, max, step, value }}
        onChange={(event) => set(Number(event.target.value))}
      />
      <output className="w-13 text-right text-sm font-bold tabular-nums">{said}</output>
    </span>
  );
}
