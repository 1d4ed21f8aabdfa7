import { Field } from '../ui/Field.tsx';
import { useLobbyText } from '../words/lobby.ts';

const SECONDS: readonly number[] = [0, 30, 60, 120, 300];
const DELAYS: readonly number[] = [0, 30, 60, 120, 300];

const offered = (usual: readonly number[], now: number): readonly number[] =>
  usual.includes(now) ? usual : [...usual, now].sort((a, b) => a - b);

interface Props {
  seconds: number;
  set(seconds: number): void;
}

/** How long the table waits for somebody who is silent, where the game itself does not say. */
export function ClockField({ seconds, set }: Props) {
  const text = useLobbyText().make;
  return (
    <Field label={text.clock} about={text.clockAbout}>
      {(ids) => (
        <select {...ids} className="field" value={seconds} onChange={({ target }) => set(Number(target.value))}>
          {offered(SECONDS, seconds).map((one) => (
            <option key={one} value={one}>
              {text.wait(one)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** By how much whoever looks on is behind. */
export function DelayField({ seconds, set }: Props) {
  const text = useLobbyText().make;
  return (
    <Field label={text.delay} about={text.delayAbout}>
      {(ids) => (
        <select {...ids} className="field" value={seconds} onChange={({ target }) => set(Number(target.value))}>
          {offered(DELAYS, seconds).map((one) => (
            <option key={one} value={one}>
              {text.delays(one)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Has the game a clock of its own? Then the table's is not asked for. */
export const hasOwnClock = (options: object): boolean => 'afkSeconds' in options || 'turnSeconds' in options;
