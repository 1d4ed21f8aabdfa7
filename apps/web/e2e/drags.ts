/** Things drawn from one place to another, as a hand with a mouse or a finger does it. */
import type { Locator, Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** Where a thing lies on the screen. */
export async function boxOf(thing: Locator): Promise<Point & { width: number; height: number }> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('there is nothing to drag, or nowhere to drag it');
  return box;
}

async function middle(thing: Locator): Promise<Point> {
  const { x, y, width, height } = await boxOf(thing);
  return { x: x + width / 2, y: y + height / 2 };
}

/** From the middle of one thing to the middle of another, by way of others. */
export async function dragWithMouse(
  page: Page,
  from: Locator,
  to: Locator,
  over: readonly Locator[] = [],
): Promise<void> {
  const start = await middle(from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const thing of over) {
    const { x, y } = await middle(thing);
    await page.mouse.move(x, y, { steps: 3 });
  }
  if (over.length === 0) await page.mouse.move(start.x, start.y - 12, { steps: 2 });
  const end = await middle(to);
  await page.mouse.move(end.x, end.y, { steps: 6 });
  await page.mouse.up();
}

export async function dragWithFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middle(from), await middle(to)];
  const touch = await page.context().newCDPSession(page);
  const at = (type: 'touchStart' | 'touchMove', point: Point) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
  // A finger is slower than a machine: the page draws what it does before it goes on.
  const frame = (): Promise<unknown> => page.evaluate(() => new Promise(requestAnimationFrame));
  await at('touchStart', start);
  await at('touchMove', { x: start.x, y: start.y - 12 });
  await frame();
  for (let step = 1; step <= 6; step++) {
    const part = step / 6;
    await at('touchMove', { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part });
  }
  await frame();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
