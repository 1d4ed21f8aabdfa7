/** A call to a table, which comes when no page is open: the service worker shows it in the words that a page left. */
import { CALL_WORDS } from './addresses.ts';

type Kept = Pick<CacheStorage, 'open'>;

/** In the person's language, as it was when a page was open last. */
export interface CallWords {
  /** By game: such as "Your turn in Jambo". */
  games: Readonly<Record<string, string>>;
  /** For a game of which this page knows nothing. */
  usual: string;
}
export interface TurnCall {
  match: string;
  /** '' when the table is no more. */
  code: string;
  game: string;
  title: string;
}
/** As a service worker shows it. */
export interface CallNotice {
  title: string;
  options: { body: string; tag: string; icon: string; data: { address: string } };
}

const PRODUCT = "Dealer's Choice";
const MOST = 100;

export async function keepCallWords(words: CallWords, kept: Kept): Promise<void> {
  await (await kept.open(CALL_WORDS)).put(CALL_WORDS, new Response(JSON.stringify(words)));
}

/** A browser that was told something must show something: what cannot be read is shown without details. */
export async function noticeFor(text: string, kept: Kept): Promise<CallNotice> {
  const [call, words] = [callIn(text), await wordsIn(kept)];
  const title = words?.games[call?.game ?? ''] ?? words?.usual ?? PRODUCT;
  const address = call && call.code !== '' ? `/#/room/${encodeURIComponent(call.code)}` : '/#/lobby';
  const tag = `turn-${call?.match ?? ''}`;
  return { title, options: { body: call?.title ?? '', tag, icon: '/icons/icon-192.png', data: { address } } };
}

interface Pages {
  matchAll(how: {
    type: 'window';
  }): Promise<{ focus(): Promise<unknown>; navigate(address: string): Promise<unknown> }[]>;
  openWindow(address: string): Promise<unknown>;
}

/** Whoever taps a notice comes to that table: in the page that is open, or in a new one. */
export async function showAddress(data: unknown, pages: Pages): Promise<void> {
  const address = addressIn(data);
  const [open] = await pages.matchAll({ type: 'window' });
  if (!open) {
    await pages.openWindow(address);
    return;
  }
  await open.focus();
  await open.navigate(address);
}
function addressIn(data: unknown): string {
  const address: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'address') : null;
  return typeof address === 'string' && address.startsWith('/#/') ? address : '/#/lobby';
}

function callIn(text: string): TurnCall | null {
  const read = parsed(text);
  if (typeof read !== 'object' || read === null) return null;
  const part = (name: keyof TurnCall): string => {
    const value: unknown = Reflect.get(read, name);
    return typeof value === 'string' ? value.slice(0, MOST) : '';
  };
  return { match: part('match'), code: part('code'), game: part('game'), title: part('title') };
}
async function wordsIn(kept: Kept): Promise<CallWords | null> {
  const found = await (await kept.open(CALL_WORDS)).match(CALL_WORDS);
  return found ? (parsed(await found.text()) as CallWords | null) : null;
}
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
