import type { CopyId } from '@dealers-choice/kernel';
import { Dialog } from '@dealers-choice/table/ui';
import { Card } from './Card.tsx';

export interface ReadingOf {
  cards: readonly CopyId[];
  title: string;
}

/** Cards to be read closely: one that lies on the table, or the whole discard pile, the top one first. */
export function Reading({ of, close }: { of: ReadingOf | null; close: () => void }) {
  const many = (of?.cards.length ?? 0) > 1;
  return (
    <Dialog open={of !== null} title={of?.title ?? ''} onClose={close} wide={many}>
      <ul className="j-reading" data-many={many || undefined}>
        {of?.cards.map((card) => (
          <li key={card}>
            <Card copy={card} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
