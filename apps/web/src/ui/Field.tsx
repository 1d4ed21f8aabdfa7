import { type ReactNode, useId } from 'react';

interface Ids {
  id: string;
  'aria-describedby': string;
  'aria-invalid': boolean;
}

interface Props {
  label: string;
  about: string;
  /** What is wrong with the value, as a sentence. */
  wrong?: string | null;
  children: (ids: Ids) => ReactNode;
}

/** A control with its name above and what it means below. */
export function Field({ label, about, wrong = null, children }: Props) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children({ id, 'aria-describedby': `${id}-about`, 'aria-invalid': wrong !== null })}
      <p id={`${id}-about`} className={`text-sm ${wrong === null ? 'text-soft' : 'text-danger'}`}>
        {wrong ?? about}
      </p>
    </div>
  );
}

interface Choice<V extends string> {
  value: V;
  label: string;
}

interface SegmentsProps<V extends string> {
  label: string;
  value: V;
  choices: readonly Choice<V>[];
  onChange: (value: V) => void;
}

/** A few choices side by side; radio buttons underneath. */
export function Segments<V extends string>({ label, value, choices, onChange }: SegmentsProps<V>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div className="inline-flex flex-wrap gap-1 rounded-md border border-line bg-cloth p-1">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-10 cursor-pointer items-center rounded-sm px-3 has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
