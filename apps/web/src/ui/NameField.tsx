import { Button } from '@dealers-choice/table/ui';
import { useEffect, useId, useState } from 'react';
import { useLobbyText } from '../words/lobby.ts';

/** As the protocol allows. */
const MOST_NAME = 40;

interface Props {
  name: string;
  rename(name: string): Promise<void>;
}

/** What one is called at tables. The name holds as soon as the field is left. */
export function NameField({ name, rename }: Props) {
  const text = useLobbyText().you;
  const id = useId();
  const [typed, setTyped] = useState(name);
  const [kept, setKept] = useState(false);
  useEffect(() => setTyped(name), [name]);
  const keep = (): void => {
    const wanted = typed.trim();
    if (wanted === name) return;
    rename(wanted).then(
      () => setKept(true),
      () => setTyped(name),
    );
  };
  const changed = typed.trim() !== name;
  return (
    <form
      noValidate
      className="min-w-0 grow"
      aria-label={text.title}
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <label htmlFor={id} className="text-sm font-semibold text-soft">
        {text.name}
      </label>
      <span className="relative mt-1 block">
        <input
          id={id}
          className="field pr-12! text-lg font-bold"
          value={typed}
          maxLength={MOST_NAME}
          placeholder={text.placeholder}
          autoComplete="nickname"
          enterKeyHint="done"
          onChange={({ target }) => [setTyped(target.value), setKept(false)]}
          onBlur={keep}
        />
        <Button
          type="submit"
          look="quiet"
          icon="check"
          bare
          aria-disabled={!changed}
          className="absolute! top-0 right-0 min-h-12!"
        >
          {text.keep}
        </Button>
      </span>
      <span role="status" className="sr-only">
        {kept ? text.kept : ''}
      </span>
    </form>
  );
}
