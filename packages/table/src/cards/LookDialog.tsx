import { useNow } from '../asking/now.ts';
import { faceOf } from '../board/read.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { CardFace, type Face } from './CardFace.tsx';
import { useLooking } from './looking.ts';
import { usePictureSource } from './Picture.tsx';

/** Every card of a pile with its whole text, the top one first. */
export function LookDialog() {
  const { kit, view, text } = useNow();
  const { cards, title, look } = useLooking();
  return (
    <Dialog open={cards.length > 0} title={title} onClose={() => look([])} wide={cards.length > 1}>
      <ul className="grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(16rem,1fr))]">
        {cards.map((card, place) => {
          const face = faceOf(kit, view, card);
          return (
            <li key={card === 0 ? `down-${place}` : card} className="flex gap-3">
              <Seen face={face} />
              <div className="min-w-0">
                <h3 className="font-semibold">{face?.name ?? text.card.faceDown}</h3>
                <p className="text-sm whitespace-pre-line text-soft">{face?.text}</p>
                <p className="text-sm">
                  {[
                    ...(face?.turned ? [face.turned] : []),
                    ...(face?.laid ?? []),
                    ...(face?.marks ?? []).map(({ label, value }) => `${label} ${value}`),
                  ].join(', ')}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

/** A picture is large enough to be looked at; of a drawn card all that matters stands beside it. */
function Seen({ face }: { face: Face | null }) {
  const sourceOf = usePictureSource();
  const pictured = face?.picture !== undefined && sourceOf(face.picture) !== null;
  return <CardFace face={face} size={pictured ? 'usual' : 'small'} />;
}
