import { useNow } from '@dealers-choice/table';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { SeenCard } from '../../surface/scene.ts';
import { onField, useBoard } from '../board.ts';
import { fontsReady } from '../fonts.ts';
import { SeatPlate } from '../SeatPlate.tsx';
import { printedIn } from '../unit.ts';
import type { Lens } from './camera.ts';
import { layOut } from './layout.ts';
import { Mirror } from './Mirror.tsx';
import { TALL, WIDE } from './mats.ts';
import type { Placed } from './placed.ts';
import { qualityHere } from './quality.ts';
import { Stage } from './Stage.ts';
import { useMoves } from './useMoves.ts';

interface Props {
  /** The context was lost twice within a minute, or there is none: the flat table takes over. */
  giveUp(): void;
  forced: boolean;
}

const MINUTE = 60_000;
/** A board at least so wide in comparison with its height has the wide mat. */
const BROAD = 1.15;

/** The board in depth: a canvas that nobody listens to, and its twin in the page that answers. */
export function SceneBoard({ giveUp, forced }: Props) {
  const board = useBoard();
  const { scene, view, game, near, far } = board;
  const { pace } = useNow();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [stage, setStage] = useState<Stage | null>(null);
  const [lens, setLens] = useState<{ lens: Lens; tall: boolean } | null>(null);
  const { cards } = game.kit;

  useLayoutEffect(() => {
    if (!canvas.current) return;
    const shown = (face: string) => (face === 'don' || face === 'back' ? face : printedIn(cards, face));
    let made: Stage;
    try {
      made = new Stage(canvas.current, shown, qualityHere(forced));
    } catch {
      giveUp();
      return;
    }
    setStage(made);
    void fontsReady().then(() => made.redraw());
    return () => made.dispose();
  }, [cards, forced, giveUp]);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let last = Number.NEGATIVE_INFINITY;
    const lost = (): void => {
      const now = performance.now();
      if (now - last < MINUTE && !document.documentElement.hasAttribute('data-keep-scene')) giveUp();
      last = now;
    };
    element.addEventListener('webglcontextlost', lost);
    return () => element.removeEventListener('webglcontextlost', lost);
  }, [giveUp]);

  useEffect(() => {
    if (!stage) return;
    const root = document.documentElement;
    const light = (): void => stage.evening(root.dataset.theme === 'dark');
    light();
    const watching = new MutationObserver(light);
    watching.observe(root, { attributeFilter: ['data-theme'] });
    return () => watching.disconnect();
  }, [stage]);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || !stage) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      const tall = width / height < BROAD;
      const top = tall ? 36 : 6;
      const free = { x: 4, y: top, w: width - 8, h: height - top - 6 };
      stage.resize({ width, height, free, mat: tall ? TALL : WIDE });
      if (stage.lens) setLens({ lens: stage.lens, tall });
    };
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(element);
    return () => watching.disconnect();
  }, [stage]);

  const tall = lens?.tall ?? false;
  const placed = useMemo<Placed[]>(() => {
    const isFresh = ({ card, area }: SeenCard): boolean =>
      area === 'CHARACTER_AREA' && (view.table.since[card] ?? 0) > view.table.turnStamp;
    return layOut({ scene, mat: tall ? TALL : WIDE, near, isFresh });
  }, [scene, view, near, tall]);
  useMoves(stage, placed, tall);
  useEffect(() => {
    const { battle } = scene;
    const [from, to] = battle ? [onField(scene, battle.attacker), onField(scene, battle.target)] : [];
    stage?.attack(from && to ? { from: from.handle, to: to.handle } : null, pace === 0 ? -1e6 : performance.now());
  }, [stage, scene, pace]);
  return (
    <div ref={frame} className="op-depth" data-tall={tall || undefined}>
      <canvas ref={canvas} className="op-canvas" />
      <SeatPlate seat={far} far />
      <SeatPlate seat={near} far={false} />
      {stage && lens && <Mirror stage={stage} lens={lens.lens} placed={placed} />}
    </div>
  );
}
