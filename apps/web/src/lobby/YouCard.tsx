import { Bust } from '@dealers-choice/table/ui';
import { NameField } from '../ui/NameField.tsx';

interface Props {
  name: string;
  rename(name: string): Promise<void>;
}

/** Who one is at a table. */
export function YouCard({ name, rename }: Props) {
  return (
    <div className="lobby-card flex items-center gap-4">
      <Bust seat={0} mood="grin" className="size-19" />
      <NameField name={name} rename={rename} />
    </div>
  );
}
