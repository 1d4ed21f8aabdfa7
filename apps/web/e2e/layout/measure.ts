/**
 * What is wrong with how a screen is laid out, measured in the page: things that are cut off, covered, too small to
 * press or to read. A thing may be smaller when the same is done elsewhere: `data-as="selector"` names where. What
 * lies over other things on purpose, for as long as something is asked, says `data-lies-over`.
 */
import type { Page } from '@playwright/test';

export const SIZES = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'lying', width: 844, height: 390 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'desk', width: 1440, height: 900 },
] as const;

/** At each size in turn, without opening the screen again. */
export async function faultsAtAllSizes(page: Page, fixed: boolean): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    faults.push(...(await faultsOf(page, fixed)).map((fault) => `${name}: ${fault}`));
  }
  return faults;
}

/** `fixed`: the screen is a table, which never scrolls as a whole. */
export async function faultsOf(page: Page, fixed: boolean): Promise<string[]> {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    for (const each of document.getAnimations())
      if (each.effect?.getComputedTiming().endTime !== Infinity) each.finish();
    await new Promise(requestAnimationFrame);
  });
  // Pictures are pressed as a whole: where their parts are not asked, a point is found much sooner.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('svg * { pointer-events: none }');
    document.adoptedStyleSheets = [sheet];
  });
  return page.evaluate(measure, { fixed, least: 44, smallest: 12 });
}

/** Runs in the page, so it brings everything it needs. */
function measure({ fixed, least, smallest }: { fixed: boolean; least: number; smallest: number }): string[] {
  const faults: string[] = [];
  const PRESSED = 'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=slider]';
  /** Of a square: the middles of its sides, and nine points within. */
  const POINTS = [
    ...[0.02, 0.98].flatMap((end): [number, number][] => [
      [end, 0.5],
      [0.5, end],
    ]),
    ...[0.2, 0.5, 0.8].flatMap((x) => [0.2, 0.5, 0.8].map((y): [number, number] => [x, y])),
  ] as const;
  const [width, height] = [innerWidth, innerHeight];

  const named = (one: Element): string => {
    const said = one.getAttribute('aria-label') || one.textContent?.replace(/\s+/g, ' ').trim().slice(0, 40) || '';
    const kind = one.getAttribute('class')?.split(/\s+/).slice(0, 2).join('.') ?? '';
    return `<${one.localName}${kind ? `.${kind}` : ''}> "${said}"`;
  };
  const isSeen = (one: Element): boolean => {
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width: w, height: h } = one.getBoundingClientRect();
    return w > 2 && h > 2;
  };
  const isDecoration = (one: Element): boolean => one.closest('[aria-hidden="true"], [inert]') !== null;
  /** Words for listeners only are a pixel large. */
  const isForListeners = (one: Element): boolean => {
    for (let each: Element | null = one; each; each = each.parentElement)
      if (each instanceof HTMLElement && each.offsetWidth <= 2 && each.offsetHeight <= 2 && each.offsetWidth > 0)
        return true;
    return false;
  };
  const dialog = [...document.querySelectorAll('dialog[open], [popover]:popover-open')].at(-1) ?? null;
  /** Under a dialog nothing is pressed or read. */
  const counts = (one: Element): boolean =>
    !dialog || dialog.contains(one) || (!dialog.matches(':modal') && !dialog.matches('[popover]'));

  interface Frame {
    one: Element;
    box: DOMRect;
    scrolls: { x: boolean; y: boolean };
    clips: { x: boolean; y: boolean };
  }
  const known = new Map<Element, Frame[]>();
  /** What scrolls or clips whatever lies in this element, from the inside out. */
  function framesOf(one: Element | null): Frame[] {
    if (!one || one === document.body) return [];
    const found = known.get(one);
    if (found) return found;
    const { overflowX, overflowY } = getComputedStyle(one);
    const scrolls = { x: /auto|scroll/.test(overflowX), y: /auto|scroll/.test(overflowY) };
    const clips = { x: /hidden|clip/.test(overflowX), y: /hidden|clip/.test(overflowY) };
    const isFrame = !(one instanceof SVGElement) && [scrolls, clips].some(({ x, y }) => x || y);
    const outer = framesOf(one.parentElement);
    const all = isFrame ? [{ one, box: one.getBoundingClientRect(), scrolls, clips }, ...outer] : outer;
    known.set(one, all);
    return all;
  }

  /** How much of a box is cut off where nothing scrolls to it, in px. */
  function cutOff(one: Element, box: DOMRect): number {
    let worst = 0;
    const free = { x: false, y: false };
    const beyond = (
      edge: { left: number; top: number; right: number; bottom: number },
      x: boolean,
      y: boolean,
    ): void => {
      if (x && !free.x) worst = Math.max(worst, edge.left - box.left, box.right - edge.right);
      if (y && !free.y) worst = Math.max(worst, edge.top - box.top, box.bottom - edge.bottom);
    };
    for (const { box: edge, scrolls, clips } of framesOf(one.parentElement)) {
      free.x ||= scrolls.x;
      free.y ||= scrolls.y;
      beyond(edge, clips.x, clips.y);
    }
    // A page that is read scrolls down.
    free.y ||= !fixed && !dialog;
    beyond({ left: 0, top: 0, right: width, bottom: height }, true, true);
    return worst;
  }

  /** Is all of it where a finger could come without scrolling? */
  const isInReach = (one: Element, box: DOMRect): boolean => {
    const inside = (edge: { left: number; top: number; right: number; bottom: number }): boolean =>
      box.left >= edge.left - 1 &&
      box.top >= edge.top - 1 &&
      box.right <= edge.right + 1 &&
      box.bottom <= edge.bottom + 1;
    if (!inside({ left: 0, top: 0, right: width, bottom: height })) return false;
    return framesOf(one.parentElement).every(({ box: edge, scrolls }) => (!scrolls.x && !scrolls.y) || inside(edge));
  };

  const presses = (one: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y)?.closest(`${PRESSED}, label`) ?? null;
    return hit === one || (hit instanceof HTMLLabelElement && hit.control === one);
  };
  /** Does all of this square press it? Its corners may be round, up to a circle. */
  const isWhole = (one: Element, left: number, top: number, side: number): boolean =>
    POINTS.every(([x, y]) => presses(one, left + x * side, top + y * side));
  /** Is there a square of that side that presses this thing and nothing else? */
  function hasSquare(one: Element, box: DOMRect, side: number): boolean {
    const [w, h] = [Math.max(box.width, side), Math.max(box.height, side)];
    // What is pressed may be larger than what is drawn, by as much on every side.
    const [left, top] = [box.left - (w - box.width) / 2, box.top - (h - box.height) / 2];
    for (const part of [0.5, 0, 1, 0.25, 0.75])
      for (const other of [0.5, 0, 1]) {
        const [x, y] = [left + (w - side) * part, top + (h - side) * other];
        if (presses(one, x + side / 2, y + side / 2) && isWhole(one, x, y, side)) return true;
      }
    return false;
  }
  /** On a page that scrolls: what stays where it is. */
  const barAround = (one: Element | null): Element | null => {
    for (let each = one; each; each = each.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(each).position)) return each;
    return null;
  };
  /** Does something lie over it that is put away first, or that lies there on purpose? */
  const isUnder = (one: Element, { left, right, top, bottom }: DOMRect): boolean =>
    [0.05, 0.15, 0.5, 0.85, 0.95].some((x) =>
      [0.05, 0.15, 0.5, 0.85, 0.95].some((y) => {
        const over = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
        const cloth = over?.closest('[role=dialog], dialog, [data-lies-over]') ?? (fixed ? null : barAround(over));
        return cloth != null && !cloth.contains(one);
      }),
    );
  /** The side of the largest square that presses it: of a few sizes, to be told. */
  const reachOf = (one: Element, box: DOMRect): number =>
    [least - 0.5, 40, 36, 32, 28, 24, 16].find((side) => hasSquare(one, box, side)) ?? 0;

  if (fixed) {
    const page = document.documentElement;
    if (page.scrollHeight > height + 1) faults.push(`the page scrolls by ${page.scrollHeight - height} px`);
  }
  if (document.documentElement.scrollWidth > width + 1)
    faults.push(`the page is too wide by ${document.documentElement.scrollWidth - width} px`);

  for (const one of document.querySelectorAll(PRESSED)) {
    if (!isSeen(one) && !(one instanceof HTMLInputElement && one.labels?.length)) continue;
    if (!counts(one) || isDecoration(one)) continue;
    if (isForListeners(one) && !(one instanceof HTMLInputElement && one.labels?.length)) continue;
    // A radio button is its label; a field that can be seen is itself.
    const label = one instanceof HTMLInputElement && isForListeners(one) ? one.labels?.[0] : null;
    const shown = label ?? one;
    const box = shown.getBoundingClientRect();
    if (box.width < 2) continue;
    const off = cutOff(shown, box);
    // A card may reach below the edge of the table, as long as what it says can be read.
    if (off > Math.min(box.width, box.height) * 0.35) faults.push(`${named(one)} is cut off by ${Math.round(off)} px`);
    // A link in the middle of a sentence is as high as the sentence.
    if (one.localName === 'a' && getComputedStyle(one).display === 'inline') continue;
    const side = isInReach(shown, box) ? reachOf(one, box) : Math.min(box.width, box.height);
    if (side >= least - 0.5) continue;
    if (isUnder(one, box)) continue;
    const other = one.closest('[data-as]')?.getAttribute('data-as') ?? null;
    const ways = other === null ? [] : [...document.querySelectorAll(other)].filter(isSeen);
    const large = ways.some((way) => {
      const room = way.getBoundingClientRect();
      return (
        Math.min(room.width, room.height) >= least - 0.5 ||
        isUnder(way, room) ||
        (way.matches(PRESSED) && hasSquare(way, room, least - 0.5))
      );
    });
    if (!large) faults.push(`${named(one)} can be pressed on ${Math.round(side)} px${other ? `, as ${other}` : ''}`);
  }

  const isSaidElsewhere = (one: Element): boolean => {
    const where = one.closest('[data-as]')?.getAttribute('data-as');
    return where ? [...document.querySelectorAll(where)].some(isSeen) : false;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const told = new Set<string>();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const one = node.parentElement;
    if (!one || !node.textContent?.trim() || !isSeen(one) || !counts(one) || isForListeners(one)) continue;
    if (isDecoration(one)) continue;
    const size = sizeOf(one);
    if (size < smallest - 0.1) told.add(`${named(one)} is written in ${size.toFixed(1)} px`);
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 1 || isSaidElsewhere(one)) continue;
    const off = cutOff(one, box);
    // Half a line's leading may be outside; a letter may not.
    if (off > Math.max(4, size / 3))
      told.add(
        `the words "${node.textContent.trim().slice(0, 40)}" in ${named(one)} are cut off by ${Math.round(off)} px`,
      );
    if (getComputedStyle(one).textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth + 1)
      told.add(`${named(one)} ends in dots`);
  }
  faults.push(...told);

  function sizeOf(one: Element): number {
    const size = Number.parseFloat(getComputedStyle(one).fontSize);
    if (one instanceof SVGGraphicsElement) {
      const matrix = one.getScreenCTM();
      return matrix ? size * Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : size;
    }
    const { offsetWidth } = one as HTMLElement;
    const scale = offsetWidth > 0 ? one.getBoundingClientRect().width / offsetWidth : 1;
    // Widths are rounded: a little less does not count as a scale.
    return size * (scale > 0.2 && scale < 0.9 ? scale : 1);
  }

  const prompt = document.querySelector('[data-testid="prompt"]');
  if (prompt && isSeen(prompt) && counts(prompt) && !isForListeners(prompt)) {
    range.selectNodeContents(prompt);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (over && !prompt.contains(over) && !over.contains(prompt)) faults.push(`${named(over)} lies over the prompt`);
  }
  return faults;
}
