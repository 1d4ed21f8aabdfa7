/** In the page of a test: a stage of its own, which shows what it is sent. */
import { type CardData, STARTER_SET } from '@dealers-choice/one-piece';
import { type Gesture, type Placed, Stage, type Stats, WIDE } from '@dealers-choice/one-piece/scene';

export interface Sent {
  placed: readonly Placed[];
  /** Every thing has a ring; a rope goes from the first to the last; these gestures are shown. */
  full?: boolean;
  gestures?: readonly Gesture[];
}

const canvas = document.createElement('canvas');
document.body.append(canvas);
const stage = new Stage(canvas, 'low');
const card = (id: string): CardData | null => STARTER_SET.cards.find((one) => one.id === id) ?? null;
stage.deal(STARTER_SET, (face) => (face === 'don' || face === 'back' ? face : card(face)));
const [width, height] = [960, 600];
stage.resize({ width, height, free: { x: 0, y: 0, w: width, h: height }, mat: WIDE });

/** Shows it, and says what the last picture was made of. */
async function show({ placed, full = false, gestures = [] }: Sent): Promise<Stats> {
  const going = { was: new Map<string, string>(), enters: () => null, lasts: 0, now: performance.now() };
  await stage.show(placed, going);
  for (const { handle } of full ? placed : []) {
    stage.mark(handle, { ring: 'can', dim: false, tick: true, bare: false });
  }
  const [first, last] = [placed[0], placed.at(-1)];
  stage.attack(full && first && last ? { from: first.handle, to: last.handle } : null, performance.now(), 0);
  if (gestures.length > 0) void stage.play(gestures, performance.now(), 1);
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  return stage.stats;
}
Object.assign(window, { show });
