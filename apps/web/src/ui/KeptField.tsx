import { MOST_NAME } from '@dealers-choice/protocol/limits';
import { Button } from '@dealers-choice/table/ui';
import { useEffect, useId, useState } from 'react';

interface Props {
  label: string;
  value: string;
  /** Of the form, for listeners. */
  title: string;
  /** What counts while nothing is written. */
  placeholder: string;
  /** Of the button, and what is said when it is done. */
  words: { keep: string; kept: string };
  autoComplete: string;
  /** A rejected one leaves what was there. */
  keep(value: string): Promise<void>;
}

/** A name of somebody or something. It holds as soon as the field is left. */
export function KeptField({ label, value, title, placeholder, words, autoComplete, keep }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [kept, setKept] = useState(false);
  useEffect(() => setTyped(value), [value]);
  const wanted = typed.trim();
  const submit = (): void => {
    if (wanted === value) return;
    keep(wanted).then(
      () => setKept(true),
      () => setTyped(value),
    );
  };
  return (
    <form
      noValidate
      className="min-w-0 grow"
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={id} className="text-sm font-semibold text-soft">
        {label}
      </label>
      <span className="relative mt-1 block">
        <input
          id={id}
          className="field pr-12! text-lg font-bold"
          value={typed}
          maxLength={MOST_NAME}
          placeholder={placeholder}
          autoComplete={autoComplete}
          enterKeyHint="done"
          onChange={({ target }) => [setTyped(target.value), setKept(false)]}
          onBlur={submit}
        />
        <Button
          type="submit"
          look="quiet"
          icon="check"
          bare
          aria-disabled={wanted === value}
          className="absolute! top-0 right-0 min-h-12!"
        >
          {words.keep}
        </Button>
      </span>
      <span role="status" className="sr-only">
        {kept ? words.kept : ''}
      </span>
    </form>
  );
}
