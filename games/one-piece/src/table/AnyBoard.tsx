import { Icon } from '@dealers-choice/table/ui';
import { type ComponentProps, lazy, Suspense } from 'react';
import { FlatBoard } from './flat/FlatBoard.tsx';
import { useModes } from './mode.ts';
import type { SceneBoard as Depth } from './scene/SceneBoard.tsx';
import { useOnePieceText } from './text/useOnePieceText.ts';

/** Fetched by whoever can draw it. A chunk that does not come leaves the flat table. */
const SceneBoard = lazy(() =>
  import('./scene/SceneBoard.tsx').then(
    ({ SceneBoard: board }) => ({ default: board }),
    () => ({ default: (_: ComponentProps<typeof Depth>) => <FlatBoard /> }),
  ),
);

/** The board in depth where the browser can, else flat; and the way from one to the other. */
export function AnyBoard() {
  const { mode, forced, keeps, choice, choose, giveUp } = useModes();
  const { view: say } = useOnePieceText();
  const deep = mode === 'depth';
  return (
    <>
      {deep ? (
        <Suspense fallback={<FlatBoard />}>
          <SceneBoard giveUp={giveUp} forced={forced} keeps={keeps} />
        </Suspense>
      ) : (
        <FlatBoard />
      )}
      {choice && (
        <button
          type="button"
          className="op-mode"
          aria-label={deep ? say.flat : say.scene}
          title={deep ? say.flat : say.scene}
          onClick={() => choose(deep ? 'flat' : 'depth')}
        >
          <Icon name={deep ? 'menu' : 'cards'} />
        </button>
      )}
    </>
  );
}
