/** How the server was set up, in a few lines for whoever started it: everything but secrets. */
import type { Options } from './options.ts';

/** `off`: why nobody can play online here; null: they can. */
export function summaryOf(options: Options, off: string | null): string[] {
  const { front, database, data, name, cards, images, metrics, metricsToken, logLevel } = options;
  const place = database === null ? `${data} (SQLite)` : `${withoutPassword(database)} (server "${name}")`;
  const rows: [string, string][] = [
    ['online matches', off === null ? place : `off, ${place}: ${off}`],
    ['kept', kept(options)],
    ['reached', reached(options)],
    ['imported cards', images === null ? cards : `${cards}, pictures from ${images}`],
    ['sent cards', SENT[options.uploads]],
    ['metrics', metricsToken === null ? whoReads(metrics, front.proxies > 0) : 'with a token'],
    ['push services', options.pushSubject === null ? 'may write to nobody' : `may write to ${options.pushSubject}`],
    ['limits', `${options.mostPages} pages, ${options.mostGuests} new guests an hour from one address`],
    ['log', `${logLevel} and above, on standard error`],
  ];
  const width = Math.max(...rows.map(([what]) => what.length));
  return rows.map(([what, how]) => `  ${what.padEnd(width)}  ${how}`);
}

const SENT: Record<Options['uploads'], string> = {
  off: 'nobody may send any',
  token: 'from whoever knows the token',
  guests: 'from everybody',
};

/** The address of a database as it may be shown. */
export function withoutPassword(url: string): string {
  const shown = new URL(url);
  if (shown.password !== '') shown.password = '***';
  if (shown.searchParams.has('password')) shown.searchParams.set('password', '***');
  return shown.href;
}

function kept({ abandonDays, keepDays }: Options): string {
  const running =
    abandonDays === 0 ? 'matches wait for ever' : `matches are given up after ${days(abandonDays)} of rest`;
  return `${running}; those that are over ${keepDays === 0 ? 'are kept' : `are forgotten after ${days(keepDays)}`}`;
}
const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

function reached({ front: { origin, proxies } }: Options): string {
  const where = origin === null ? 'under any name' : `at ${origin} alone`;
  return `${where}, ${proxies === 0 ? 'directly' : `through ${proxies === 1 ? 'a proxy' : `${proxies} proxies`}`}`;
}

const whoReads = (metrics: Options['metrics'], isProxied: boolean): string =>
  metrics === 'off' || isProxied ? 'nobody (METRICS_TOKEN is not set)' : 'from this machine';
