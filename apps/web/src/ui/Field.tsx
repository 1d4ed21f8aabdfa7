import { Icon, type IconName } from '@dealers-choice/table/ui';
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
  icon?: IconName;
  /** Shown instead of the label, which is still said. */
  drawn?: ReactNode;
}

interface SegmentsProps<V extends string> {
  label: string;
  value: V;
  choices: readonly Choice<V>[];
  onChange: (value: V) => void;
  /** Over the whole width. */
  wide?: boolean;
  /** The label can be seen, too. */
  shown?: boolean;
  /** Where there is little room, side by side all the same: each as wide as the others, without icons. */
  even?: boolean;
}

/** A few choices side by side; radio buttons underneath. */
export function Segments<V extends string>(props: SegmentsProps<V>) {
  const { label, value, choices, onChange, wide = false, shown = false, even = false } = props;
  const name = useId();
  // On a phone, many choices stand in two rows as long as each other.
  const row = choices.length > 6 ? 'grid grid-cols-4 sm:inline-flex' : wide ? 'flex' : 'inline-flex';
  return (
    <fieldset className={shown ? 'flex flex-wrap items-center gap-x-3 gap-y-1' : ''}>
      <legend className={shown ? 'float-left text-sm text-soft' : 'sr-only'}>{label}</legend>
      <div
        className={`${even ? 'grid auto-cols-fr grid-flow-col md:inline-flex' : row} flex-wrap rounded-lg border-[1.5px] border-line bg-panel p-1`}
      >
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={`flex min-h-11 min-w-11 grow cursor-pointer items-center justify-center gap-1.5 rounded-md text-center text-sm leading-tight font-semibold text-soft has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${even ? 'px-1.5 md:px-3' : 'px-3'}`}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            {choice.icon && <Icon name={choice.icon} className={even ? 'size-4.5 max-md:hidden' : 'size-4.5'} />}
            {choice.drawn}
            <span className={choice.drawn ? 'sr-only' : ''}>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
