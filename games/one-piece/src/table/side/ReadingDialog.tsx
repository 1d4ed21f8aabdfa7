import { Dialog } from '@dealers-choice/table/ui';
import { useBoard } from '../board.ts';
import { useOnePieceText } from '../text/useOnePieceText.ts';
import { Facts } from './Facts.tsx';
import { ReadCard } from './ReadCard.tsx';

/** Cards that somebody opened: one, or a whole pile, the top one first. */
export function ReadingDialog() {
  const { reading, read } = useBoard();
  const say = useOnePieceText();
  const open = reading?.open === true && reading.cards.length > 0;
  const many = (reading?.cards.length ?? 0) > 1;
  return (
    <Dialog open={open} title={reading?.title ?? ''} onClose={() => read(null)} wide={many}>
      <ul className="op-reading" data-many={many || undefined}>
        {reading?.cards.map((card) => (
          <li key={card}>
            <ReadCard card={card} />
            {!many && <Facts card={card} />}
          </li>
        ))}
      </ul>
      <p className="op-fan">{say.notAffiliated}</p>
    </Dialog>
  );
}
