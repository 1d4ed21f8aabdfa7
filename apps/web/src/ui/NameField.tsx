import { useLobbyText } from '../words/lobby.ts';
import { KeptField } from './KeptField.tsx';

interface Props {
  name: string;
  rename(name: string): Promise<void>;
}

/** What one is called at tables. */
export function NameField({ name, rename }: Props) {
  const text = useLobbyText().you;
  const { title, placeholder } = text;
  return (
    <KeptField
      {...{ title, placeholder }}
      label={text.name}
      value={name}
      words={text}
      autoComplete="nickname"
      keep={rename}
    />
  );
}
