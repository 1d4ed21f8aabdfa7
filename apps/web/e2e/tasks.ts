/** How long the page's main thread was busy at a stretch. */
import type { Browser, Page } from '@playwright/test';

interface Traced {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  /** Microseconds on a processor: what else the machine does does not count. */
  tdur?: number;
  args: { name?: string };
}

/** The names of two marks that the page sets: only what begins between them counts. */
interface Between {
  from: string;
  to: string;
}

/** Tasks of the page's main thread while this happens, in milliseconds, the longest first. */
export async function longestTasks(
  browser: Browser,
  page: Page,
  happen: () => Promise<void>,
  between?: Between,
): Promise<number[]> {
  const categories = ['disabled-by-default-devtools.timeline', ...(between ? ['blink.user_timing'] : [])];
  await browser.startTracing(page, { categories });
  await happen();
  const { traceEvents }: { traceEvents: Traced[] } = JSON.parse((await browser.stopTracing()).toString());
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const isMain = ({ pid, tid }: Traced): boolean => threads.some((one) => one.pid === pid && one.tid === tid);
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && isMain(event));
  const counted = between ? tasks.filter(isBetween(traceEvents, between)) : tasks;
  return counted.map(({ tdur = 0 }) => tdur / 1000).sort((a, b) => b - a);
}

function isBetween(events: readonly Traced[], { from, to }: Between): (event: Traced) => boolean {
  const marks = events.filter(({ name }) => name === from || name === to).sort((a, b) => a.ts - b.ts);
  return ({ ts }) => marks.filter((mark) => mark.ts <= ts).at(-1)?.name === from;
}
