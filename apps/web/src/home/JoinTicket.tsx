import { Button, ButtonLink } from '@dealers-choice/table/ui';
import { useId, useState } from 'react';
import { go, hrefOf } from '../app/route.ts';
import { CodeField } from '../lobby/CodeField.tsx';
import { grouped, isWhole, missingIn, readTyped, type Typed } from '../lobby/code.ts';
import { useLobbyText } from '../words/lobby.ts';
import { Ticket } from './Ticket.tsx';

/** The way to friends far away: their code, or the open tables. The table itself says if there is none. */
export function JoinTicket() {
  const text = useLobbyText().code;
  const id = useId();
  const [{ signs, strange }, setTyped] = useState<Typed>({ signs: '', strange: null });
  const toGo = missingIn(signs);
  const begun = signs !== '' || strange !== null;
  return (
    <Ticket label={text.far} wide>
      <p className="mr-auto">
        <span className="block font-display text-lg leading-tight font-bold">{text.far}</span>
        <span
          id={id}
          role="status"
          className={`text-sm ${strange === null ? 'text-soft' : 'font-semibold text-danger'}`}
        >
          {strange !== null ? text.never(strange) : begun && toGo > 0 ? text.toGo(toGo) : text.type}
        </span>
      </p>
      <form
        noValidate
        className="join-ticket flex grow flex-wrap items-center justify-end gap-x-3 gap-y-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (isWhole(signs)) go({ at: 'room', code: grouped(signs) });
        }}
      >
        <div className="grow max-sm:basis-full sm:max-w-66 sm:min-w-60">
          <CodeField
            signs={signs}
            onText={(written) => setTyped(readTyped(written))}
            describedBy={id}
            wrong={strange !== null}
          />
        </div>
        {begun ? (
          <Button type="submit" look={toGo === 0 ? 'second' : 'plain'} aria-disabled={toGo > 0}>
            {text.join}
          </Button>
        ) : (
          <ButtonLink href={hrefOf({ at: 'lobby' })} icon="globe" className="px-3! text-sm">
            {text.lobby}
          </ButtonLink>
        )}
      </form>
    </Ticket>
  );
}
