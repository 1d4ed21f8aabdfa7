import type { Seat } from '@dealers-choice/kernel';
import { Button, Portrait } from '@dealers-choice/table/ui';
import { Heading } from '../app/Shell.tsx';
import { match, useMatch } from '../app/stores.ts';
import { telling } from '../match/sentences.ts';
import { useAroundText } from '../words/around.ts';

/** Between two people with hidden hands: nothing is on the screen until the right one has it. */
export function PassDevice({ seat }: { seat: Seat }) {
  const { loaded, view, plan } = useMatch((s) => s);
  const say = useAroundText().pass;
  const name = loaded && view && plan ? telling(loaded, view, plan).name(seat) : say.seat(seat + 1);
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center gap-6 px-6 text-center">
      <Portrait seat={seat} className="size-28" />
      <Heading className="text-2xl font-semibold">{say.to(name)}</Heading>
      <p className="text-soft">{say.nobodyElse}</p>
      <Button look="primary" className="px-8 text-lg" onClick={() => match.getState().takeDevice()}>
        {say.iAm(name)}
      </Button>
    </main>
  );
}
