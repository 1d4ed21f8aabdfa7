/** How long the page's own thread works for something: all of its tasks, as Chromium itself counts them. */
import type { CDPSession, Page } from '@playwright/test';

/** `performance.mark` in the page: from the next task on work is counted, and up to the task that ends it. */
export const BEGINS = 'work begins';
export const ENDS = 'work ends';
const TASK = 'ThreadControllerImpl::RunTask';

interface Traced {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Microseconds that the thread itself worked, whoever else has the machine. */
  tdur?: number;
}

/** From each beginning to its end, in milliseconds: scripts, styles, layout and paint. */
export async function workBetweenMarks(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('a page without a browser');
  const session = await browser.newBrowserCDPSession();
  const traced = await trace(session, act);
  await session.detach();
  const marked = (wanted: string): Traced[] => traced.filter(({ name }) => name === wanted).sort((a, b) => a.ts - b.ts);
  const [begun, ended] = [marked(BEGINS), marked(ENDS)];
  const [first] = begun;
  const tasks = traced.filter(({ name, pid, tid }) => name === TASK && pid === first?.pid && tid === first?.tid);
  return begun.map(({ ts: from }, i) => {
    const to = ended[i]?.ts ?? Number.POSITIVE_INFINITY;
    const within = tasks.filter(({ ts, dur = 0 }) => ts >= from && ts + dur <= to);
    return within.reduce((all, { tdur = 0 }) => all + tdur, 0) / 1000;
  });
}

async function trace(session: CDPSession, act: () => Promise<unknown>): Promise<Traced[]> {
  const all: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) => all.push(...(value as unknown as Traced[])));
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  // No finer: where every part of a picture is noted as well, noting takes a tenth of the time that is counted.
  const includedCategories = ['toplevel', 'blink.user_timing'];
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  await act();
  await session.send('Tracing.end');
  await complete;
  return all;
}

/** The middle, what nine of ten stay within, and all but one of a hundred. */
export function spread(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number): string => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(1);
  return `half within ${at(0.5)} ms, 9 of 10 within ${at(0.9)} ms, 99 of 100 within ${at(0.99)} ms`;
}
