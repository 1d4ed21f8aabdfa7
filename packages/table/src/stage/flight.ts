/** A copy of a thing that flies over the table and is gone when it lands: a coin, a card, a ball. */

/** A place on the screen: a thing that is there, or where one was. */
export type Place = Element | DOMRect | null | undefined;

export interface Flight {
  from: Place;
  to: Place;
  ms?: number;
  delay?: number;
  /** How high it rises over the straight line, in pixels. */
  arc?: number;
  /** How far it turns on its way, in degrees. */
  turn?: number;
}

export const rectOf = (place: Place): DOMRect | null =>
  place instanceof Element ? place.getBoundingClientRect() : (place ?? null);

/** Where flying things are drawn: over everything, touched by nothing. The page has one. */
const sky = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-sky]');

const USUAL_MS = 380;
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** `what`: drawn as it is at this moment. Undefined: one of the places is not on the screen. */
export function fly(what: Element | null | undefined, flight: Flight): Animation | undefined {
  const { ms = USUAL_MS, delay = 0, arc = 0, turn = 0 } = flight;
  const [from, to, over] = [rectOf(flight.from), rectOf(flight.to), sky()];
  if (!what || !from || !to || !over || to.width === 0) return undefined;
  const size = what.getBoundingClientRect();
  const copy = bare(what.cloneNode(true) as HTMLElement);
  Object.assign(copy.style, { position: 'fixed', margin: '0', left: '0', top: '0', transformOrigin: '0 0' });
  Object.assign(copy.style, { width: `${size.width}px`, height: `${size.height}px` });
  over.append(copy);
  const at = (rect: DOMRect, lift: number, degrees: number): string => {
    const scale = size.width > 0 ? rect.width / size.width : 1;
    return `translate(${rect.left}px, ${rect.top - lift}px) scale(${scale}) rotate(${degrees}deg)`;
  };
  const middle = new DOMRect(
    (from.left + to.left) / 2,
    (from.top + to.top) / 2,
    (from.width + to.width) / 2,
    (from.height + to.height) / 2,
  );
  const frames = [at(from, 0, 0), ...(arc === 0 ? [] : [at(middle, arc, turn / 2)]), at(to, 0, turn)];
  const animation = copy.animate({ transform: frames }, { duration: ms, delay, easing: EASE, fill: 'backwards' });
  const land = (): void => copy.remove();
  animation.finished.then(land, land);
  return animation;
}

/** Nobody finds the copy by a name or takes it for the thing itself. */
function bare(copy: HTMLElement): HTMLElement {
  for (const one of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of ['id', 'data-testid', 'data-answer', 'role', 'aria-label', 'tabindex'])
      one.removeAttribute(name);
  }
  for (const button of copy.querySelectorAll('button, a, input')) button.remove();
  return copy;
}
