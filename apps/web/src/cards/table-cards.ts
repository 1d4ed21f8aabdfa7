/** Cards of tables far away: named with their fingerprint, and had from the server by whoever is at the table. */
import { type CardsName, formatCardsName, readCardsName } from '@dealers-choice/protocol/cards';
import type { KeptSets } from './kept-sets.ts';
import { MOST_BYTES, MOST_MEGABYTES, onScreen } from './reading.ts';
import { serverList } from './server-list.ts';

/** The cards that a table names, as they are opened. Throws a sentence when the server does not give them. */
export async function tableCards({ name, print }: CardsName, ask: typeof fetch = fetch): Promise<unknown> {
  const answer = await ask(`/cards/by-print/${print}.json`, { cache: 'no-cache' }).catch(() => null);
  if (!answer) throw new Error(`The cards "${name}" cannot be fetched: the server does not answer.`);
  const isJson = answer.headers.get('Content-Type')?.startsWith('application/json');
  if (!answer.ok || !isJson) throw new Error(`The server does not give the cards "${name}": ${await reasonIn(answer)}`);
  const text = await answer.text();
  if (text.length > MOST_BYTES) throw new Error(`The cards "${name}" have more than ${MOST_MEGABYTES} MB.`);
  return JSON.parse(text) as unknown;
}

/** Cards of this browser cannot be played with far away, because the server takes none. */
export class NotTaken extends Error {}

interface Bringing {
  kept: Pick<KeptSets, 'cards'>;
  /** What whoever runs the server has told those who may send cards; '' for none. */
  token: string;
  ask?: typeof fetch;
}

/**
 * What a table is told of cards of this name: this browser's are sent to the server, if it takes any, and the server's
 * own are named as they are. Throws a sentence.
 */
export async function cardsForTable(name: string, { kept, token, ask = fetch }: Bringing): Promise<string> {
  const [own, { sets, uploads }] = await Promise.all([kept.cards(name).catch(() => null), serverList(ask)]);
  const there = sets.find((set) => set.name === name && set.wrong === null);
  if (own && uploads !== 'off') return sent(name, own, { token, ask });
  if (there?.print) return formatCardsName({ name, print: there.print });
  if (own) throw new NotTaken(name);
  throw new Error(`There are no cards called "${name}" on this server.`);
}

async function sent(name: string, cards: readonly unknown[], { token, ask }: { token: string; ask: typeof fetch }) {
  const answer = await ask(`/cards/${name}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ name, cards }),
  }).catch(() => null);
  if (!answer) throw new Error(`The cards "${name}" cannot be sent: the server does not answer.`);
  if (!answer.ok) throw new Error(await reasonIn(answer));
  const { print } = (await answer.json()) as { print?: unknown };
  const named = readCardsName(`${name}@${String(print)}`);
  if (!named) throw new Error(`The server has not understood the cards "${name}".`);
  return formatCardsName(named);
}

/** The words of servers come only when one has said something. */
async function reasonIn(answer: Response): Promise<string> {
  const { serverSaid } = await import('../words/far/server-said.ts');
  return serverSaid(onScreen((await answer.text()).trim()));
}
