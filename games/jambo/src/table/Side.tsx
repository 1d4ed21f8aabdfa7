import type { Seat } from '@dealers-choice/kernel';
import { standPrice } from '../rules/turn.ts';
import { ownerOfSpaces } from '../words/spaces.ts';
import { Coin } from './art/pieces.tsx';
import { useMarket } from './market.ts';
import { Plate } from './Plate.tsx';
import { Stands } from './Stand.tsx';
import { useJamboText } from './text/useJamboText.ts';
import { Utilities } from './Utilities.tsx';

/** One trader's side of the square: plate, stands and utilities, in the same columns on both sides. */
export function Side({ seat, who, far }: { seat: Seat; who: string; far: boolean }) {
  const { view, name, you } = useMarket();
  const say = useJamboText();
  const { asking, table } = view;
  // The side that the open question is not about steps back a little, and is never hidden.
  const quiet = asking?.noun === 'space' && ownerOfSpaces(asking) !== seat;
  return (
    <section
      aria-label={seat === you ? say.yourStalls : say.sideOf(name(seat))}
      className="j-side"
      data-far={far || undefined}
      data-quiet={quiet || undefined}
    >
      <Plate seat={seat} who={who} />
      <Stands seat={seat} />
      <Utilities seat={seat} />
      {!far && (
        <p className="j-next-stand">
          {say.nextStand} <Coin /> {standPrice(table.firstStandBuilt)}
        </p>
      )}
    </section>
  );
}
