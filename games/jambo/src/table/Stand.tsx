import type { Seat } from '@dealers-choice/kernel';
import { TapOver, useThing } from '@dealers-choice/table';
import { SIXTH_SPACE_GOLD, spacesOf, wareAt } from '../index.ts';
import { LARGE_SPACES, SMALL_SPACES } from '../rules/table.ts';
import { ownerOfSpaces, spaceAt } from '../words/spaces.ts';
import { Awning, Coin } from './art/pieces.tsx';
import { range } from './art/shapes.ts';
import { WareSpot } from './art/wares.tsx';
import { useMarket } from './market.ts';
import { usePreview } from './preview.ts';
import { useJamboText } from './text/useJamboText.ts';

/** The large stand and, beside it, the small ones that were built. */
export function Stands({ seat }: { seat: Seat }) {
  const { view } = useMarket();
  const { asking } = view;
  const isAsked = asking?.noun === 'space' && ownerOfSpaces(asking) === seat;
  const small = (spacesOf(view.table, seat) - LARGE_SPACES) / SMALL_SPACES;
  return (
    <>
      <div className="j-large">
        <Stand seat={seat} first={0} spaces={LARGE_SPACES} />
      </div>
      {/* On a phone three stands scroll while they are asked for, and keys must reach them. */}
      <div
        className="j-smalls"
        data-count={small}
        data-asked={isAsked || undefined}
        data-lies-over={isAsked || undefined}
        {...(small > 2 && isAsked ? { tabIndex: 0 } : {})}
      >
        {range(small).map((i) => (
          <Stand key={i} seat={seat} first={LARGE_SPACES + i * SMALL_SPACES} spaces={SMALL_SPACES} />
        ))}
      </div>
    </>
  );
}

function Stand({ seat, first, spaces }: { seat: Seat; first: number; spaces: number }) {
  return (
    <div className="j-stand" data-seat={seat} data-spaces={spaces}>
      <ul className="j-cloth">
        {range(spaces).map((i) => (
          <Space key={i} seat={seat} space={first + i} />
        ))}
      </ul>
      <Awning seat={seat} stripes={spaces === LARGE_SPACES ? 13 : 7} />
    </div>
  );
}

/** A mat with the ware on it. Equal numbers of the other side are other spaces. */
function Space({ seat, space }: { seat: Seat; space: number }) {
  const { view } = useMarket();
  const say = useJamboText();
  const { table, asking } = view;
  const isAsked = asking?.noun === 'space' && ownerOfSpaces(asking) === seat;
  const tappable = useThing('space', isAsked ? space : -1, { once: asking?.prompt === 'WARE_THEFT_SINGLE' });
  const preview = usePreview();
  const ware = wareAt(table, seat, space);
  const { stand, place } = spaceAt(space);
  const isSixth = space === LARGE_SPACES - 1;
  const kept = isTaken(view, seat, space);
  const state = tappable?.on
    ? 'on'
    : tappable?.why === null
      ? 'can'
      : kept
        ? 'kept'
        : preview?.seat === seat && preview.spaces.includes(space)
          ? 'goes'
          : undefined;
  return (
    <li className="j-space" data-state={state} data-space={`${seat}-${space}`}>
      <WareSpot ware={ware} name={say.space(stand, place, ware ? say.ware(ware) : isSixth ? say.fee : say.empty)} />
      {isSixth && (
        <span className="j-fee" aria-hidden="true">
          <Coin />−{SIXTH_SPACE_GOLD}
        </span>
      )}
      {tappable && <TapOver tappable={tappable} className="rounded-full" />}
      {tappable?.why === null && !tappable.sole && <span className="j-mark" aria-hidden="true" />}
    </li>
  );
}

/** In the second step of Throne the ware chosen in the first one stays marked. */
function isTaken(view: ReturnType<typeof useMarket>['view'], seat: Seat, space: number): boolean {
  const { asking, stack } = view;
  if (asking?.prompt !== 'WARE_THEFT_SWAP' || asking.params.step !== 2) return false;
  return ownerOfSpaces(asking) !== seat && stack[stack.length - 1]?.r.theirs === space;
}
