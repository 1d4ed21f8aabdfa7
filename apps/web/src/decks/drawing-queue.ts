/** Pictures that take a while are drawn a few at a time, the nearest to what is looked at first. */

/** Of each frame this much is for drawing: the rest is for whoever types or scrolls. */
const MILLISECONDS = 5;

interface Waiting {
  place: Element;
  draw(): void;
}

const waiting = new Set<Waiting>();
let frame = 0;

/** Draws soon; gives back how to leave it be. */
export function drawSoon(place: Element, draw: () => void): () => void {
  const one = { place, draw };
  waiting.add(one);
  if (frame === 0) frame = requestAnimationFrame(work);
  return () => waiting.delete(one);
}

function work(): void {
  const middle = innerHeight / 2;
  const far = ({ place }: Waiting): number => {
    const { top, bottom } = place.getBoundingClientRect();
    return Math.abs((top + bottom) / 2 - middle);
  };
  const byDistance = [...waiting].map((one) => ({ one, far: far(one) })).sort((a, b) => a.far - b.far);
  const until = performance.now() + MILLISECONDS;
  for (const { one } of byDistance) {
    waiting.delete(one);
    one.draw();
    if (performance.now() > until) break;
  }
  frame = waiting.size > 0 ? requestAnimationFrame(work) : 0;
}
