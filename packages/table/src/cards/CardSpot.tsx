import type { CopyId } from '@dealers-choice/kernel';
import { useId } from 'react';
import { useNow } from '../asking/now.ts';
import type { Tappable } from '../asking/tap.ts';
import { useCard } from '../asking/useTappable.ts';
import { faceOf } from '../board/read.ts';
import { Icon } from '../ui/Icon.tsx';
import { CardFace, type CardSize, type Face } from './CardFace.tsx';
import { useLooking } from './looking.ts';
import { WhyNot } from './WhyNot.tsx';

/** A card on the table: it answers the question if it can, else it can be looked at. */
export function CardSpot({ card, size = 'usual' }: { card: CopyId; size?: CardSize }) {
  const tappable = useCard(card);
  return tappable ? <TapCard tappable={tappable} card={card} size={size} /> : <LookCard card={card} size={size} />;
}

/** A card that answers nothing here. */
export function LookCard({ card, size = 'usual' }: { card: CopyId; size?: CardSize }) {
  const { kit, view, text } = useNow();
  const look = useLooking((s) => s.look);
  const face = faceOf(kit, view, card);
  if (!face) return <CardFace face={null} size={size} />;
  return (
    <button
      type="button"
      className={`block rounded-md ${leanOf(face, size)}`}
      aria-label={text.card.look(face.name)}
      onClick={() => look([card])}
    >
      <CardFace face={face} size={size} />
    </button>
  );
}

/** A card that lies sideways only leans, so that it can be read. */
const leanOf = (face: Face | null, size: CardSize): string => (face?.turned && size === 'field' ? 'rotate-6' : '');

/** A card that answers; `card` is 0 for one that lies face down. */
export function TapCard(props: { tappable: Tappable; card: CopyId; size?: CardSize }) {
  const { tappable, card, size = 'usual' } = props;
  const { kit, view } = useNow();
  const id = useId();
  const face = faceOf(kit, view, card);
  const refused = tappable.why !== null;
  const lift = tappable.on
    ? `${size === 'slim' ? '-translate-y-1' : '-translate-y-2'} ring-4 ring-pick`
    : refused
      ? 'opacity-60 saturate-50'
      : 'ring-2 ring-lit';
  return (
    <span className="relative block">
      <button
        type="button"
        data-answer={tappable.key}
        aria-label={tappable.label}
        aria-pressed={tappable.on}
        aria-disabled={refused}
        aria-describedby={`${id}-text${refused ? ` ${id}` : ''}`}
        onClick={tappable.tap}
        className={`peer block rounded-md transition-transform ${lift} ${leanOf(face, size)}`}
      >
        <CardFace face={face} size={size} />
      </button>
      <span id={`${id}-text`} className="sr-only">
        {face?.text}
      </span>
      {tappable.on && (
        <Icon
          name="check"
          className={`absolute rounded-full bg-pick p-0.5 text-on-brand ${size === 'slim' ? '-top-3 -right-1.5 size-5' : '-top-4 -right-2 size-6'}`}
        />
      )}
      {tappable.why !== null && <WhyNot id={id} why={tappable.why} />}
    </span>
  );
}
