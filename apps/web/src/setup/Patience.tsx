import { Field } from '../ui/Field.tsx';
import { useScreenText } from '../words/screens.ts';

const USUAL: readonly number[] = [0, 30, 60, 120, 300];

/** What the table does about somebody who is asked and stays silent. */
export function Patience({ seconds, set }: { seconds: number; set: (seconds: number) => void }) {
  const text = useScreenText().setup;
  const offered = USUAL.includes(seconds) ? USUAL : [...USUAL, seconds].sort((a, b) => a - b);
  return (
    <Field label={text.silent} about={text.silentAbout}>
      {(ids) => (
        <select {...ids} className="field" value={seconds} onChange={(event) => set(Number(event.target.value))}>
          {offered.map((one) => (
            <option key={one} value={one}>
              {text.patience(one)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
