import type { CopyId } from '@dealers-choice/kernel';
import { useNow } from '../asking/now.ts';
import { faceOf } from '../board/read.ts';

interface Props {
  card: CopyId;
  /** Its options say it too, and a small screen leaves it out. */
  brief?: boolean;
  /** On a small screen it stands behind what can be done. */
  late?: boolean;
}

/** A card in words, beside the question. */
export function CardText({ card, brief = false, late = false }: Props) {
  const { kit, view } = useNow();
  const face = card === 0 ? null : faceOf(kit, view, card);
  if (!face) return null;
  return (
    <p
      className={`rounded-md bg-raised/70 px-3 py-1.5 text-sm whitespace-pre-line text-soft ${brief ? 'hidden sm:block' : ''} ${late ? 'max-lg:order-last' : ''}`}
    >
      <strong className="font-display text-ink">{face.name}</strong> {face.text}
    </p>
  );
}
