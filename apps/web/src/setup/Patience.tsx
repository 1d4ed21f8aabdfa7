import { Field } from '../ui/Field.tsx';
import { SecondsSelect } from '../ui/SecondsSelect.tsx';
import { useScreenText } from '../words/screens.ts';

/** What the table does about somebody who is asked and stays silent. */
export function Patience({ seconds, set }: { seconds: number; set: (seconds: number) => void }) {
  const text = useScreenText().setup;
  return (
    <Field label={text.silent} about={text.silentAbout}>
      {(ids) => <SecondsSelect {...ids} {...{ seconds, set }} say={text.patience} />}
    </Field>
  );
}
