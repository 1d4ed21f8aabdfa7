import { useNow, usePictureSource } from '@dealers-choice/table';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Mat, SeenCard, Snapshot } from '../../surface/scene.ts';
import { onField, useBoard } from '../board.ts';
import { fontsReady } from '../fonts.ts';
import { SeatPlate } from '../SeatPlate.tsx';
import { printedIn } from '../unit.ts';
import type { Lens } from './camera.ts';
import { layOut } from './layout.ts';
import { borrowStage, breakUp, giveBack } from './lent.ts';
import { Mirror } from './Mirror.tsx';
import { TALL, WIDE } from './mats.ts';
import { type Placed, sideOf } from './placed.ts';
import type { Stage } from './Stage.ts';
import { useMoves } from './useMoves.ts';

interface Props {
  /** The context was lost twice within a minute, or there is none: the flat table takes over. */
  giveUp(): void;
  forced: boolean;
  /** Nothing is given up. */
  keeps: boolean;
}

const MINUTE = 60_000;
/** A board at least this wide in comparison with its height has the wide mat. */
const BROAD = 1.15;
/** How much closer the camera comes when a Leader without Life is attacked. */
const CLOSER = 1.06;

/** The board in depth: a canvas that nobody listens to, and its twin in the page that answers. */
export function SceneBoard({ giveUp, forced, keeps }: Props) {
  const board = useBoard();
  const { scene, view, game, near, far } = board;
  const { pace } = useNow();
  const pictureOf = usePictureSource();
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Stage | null>(null);
  const [lens, setLens] = useState<{ lens: Lens; tall: boolean } | null>(null);
  const { cards } = game.kit;

  useLayoutEffect(() => {
    if (!place.current) return;
    let lent: Stage;
    try {
      lent = borrowStage(place.current, forced);
    } catch {
      giveUp();
      return;
    }
    setStage(lent);
    let last = Number.NEGATIVE_INFINITY;
    const lost = (): void => {
      const now = performance.now();
      if (now - last < MINUTE && !keeps) {
        breakUp(lent);
        giveUp();
      }
      last = now;
    };
    lent.canvas.addEventListener('webglcontextlost', lost);
    return () => {
      lent.canvas.removeEventListener('webglcontextlost', lost);
      giveBack(lent);
    };
  }, [forced, keeps, giveUp]);

  useLayoutEffect(() => {
    if (!stage) return;
    stage.deal(cards, (face) => (face === 'don' || face === 'back' ? face : printedIn(cards, face)));
    let here = true;
    void fontsReady().then(() => here && stage.letter());
    return () => {
      here = false;
    };
  }, [stage, cards]);
  useLayoutEffect(() => stage?.pictures(pictureOf), [stage, pictureOf]);

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
    stage?.attack(from && to ? { from: from.handle, to: to.handle } : null, performance.now(), pace);
  }, [stage, scene, pace]);
  const { turnPlayer } = scene;
  useEffect(() => stage?.turn(sideOf(turnPlayer, near), performance.now(), pace), [stage, turnPlayer, near, pace]);
  const closer = pace > 0 && mayEnd(scene) ? CLOSER : 1;
  useEffect(() => stage?.closer(closer, performance.now(), pace), [stage, closer, pace]);
  return (
    <div ref={frame} className="op-depth" data-tall={tall || undefined}>
      <div ref={place} />
      <SeatPlate seat={far} far />
      <SeatPlate seat={near} far={false} />
      {stage && lens && <Mirror stage={stage} lens={lens.lens} placed={placed} closer={closer} />}
    </div>
  );
}

/** A Leader without Life is attacked. */
function mayEnd({ battle, mats }: Snapshot): boolean {
  const seat = battle && ([0, 1] as const).find((one) => isLed(mats[one], battle.target));
  return seat !== null && seat !== undefined && mats[seat].LIFE.length === 0;
}
const isLed = ({ LEADER_AREA }: Mat, card: number): boolean =>
  LEADER_AREA.some((thing) => thing.kind === 'card' && thing.card === card);
