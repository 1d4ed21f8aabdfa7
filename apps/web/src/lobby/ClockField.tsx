import { OWN_CLOCKS } from '@dealers-choice/protocol/own-clocks';
import { Field } from '../ui/Field.tsx';
import { SecondsSelect } from '../ui/SecondsSelect.tsx';
import { useLobbyText } from '../words/lobby.ts';

interface Props {
  seconds: number;
  set(seconds: number): void;
}

/** How long the table waits for somebody who is silent, where the game itself does not say. */
export function ClockField({ seconds, set }: Props) {
  const text = useLobbyText().make;
  return (
    <Field label={text.clock} about={text.clockAbout}>
      {(ids) => <SecondsSelect {...ids} {...{ seconds, set }} say={text.wait} />}
    </Field>
  );
}

/** By how much whoever looks on is behind. */
export function DelayField({ seconds, set }: Props) {
  const text = useLobbyText().make;
  return (
    <Field label={text.delay} about={text.delayAbout}>
      {(ids) => <SecondsSelect {...ids} {...{ seconds, set }} say={text.delays} />}
    </Field>
  );
}

/** Has the game a clock of its own? Then the table's is not asked for. */
export const hasOwnClock = (options: object): boolean => OWN_CLOCKS.some((name) => name in options);
