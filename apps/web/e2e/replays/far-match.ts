/** A match that was played on the server before a test begins: one person against a bot, who gives up at once. */
import { ONLINE_EVENT, ONLINE_VERSION, Unpacker } from '@dealers-choice/protocol';
import { io } from 'socket.io-client';

interface Told {
  type: string;
  request?: number;
  text?: string;
  view?: { room: string; match: string | null; commitment: string };
  match?: string;
}

/** The name of a match of Jambo that is over. */
export async function farMatch(site: string): Promise<string> {
  const greeting = await fetch(`${site}/socket.io/?EIO=4&transport=polling`);
  const cookie = (greeting.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const socket = io(site, { transports: ['websocket'], extraHeaders: { cookie, origin: site }, forceNew: true });
  const heard: Told[] = [];
  const waiting = new Set<() => void>();
  const unpacker = new Unpacker();
  socket.on(ONLINE_EVENT, (data: unknown) => {
    heard.push(...((typeof data === 'string' ? unpacker.unpack(data) : [data]) as Told[]));
    for (const look of waiting) look();
  });
  const until = (fits: (message: Told) => boolean): Promise<Told> =>
    new Promise((done) => {
      const look = (): void => {
        const found = heard.find(fits);
        if (!found) return;
        waiting.delete(look);
        done(found);
      };
      waiting.add(look);
      look();
    });
  let request = 0;
  const ask = async (message: object): Promise<Told> => {
    const number = ++request;
    socket.emit(ONLINE_EVENT, { ...message, request: number });
    const answer = await until((one) => one.request === number);
    if (answer.type === 'sorry') throw new Error(answer.text);
    return answer;
  };
  socket.on('connect', () => socket.emit(ONLINE_EVENT, { type: 'hello', version: ONLINE_VERSION, name: 'Asha' }));
  await until(({ type }) => type === 'welcome');
  const table = {
    game: 'jambo',
    title: '',
    seats: 2,
    options: {},
    visibility: 'private',
    seconds: 0,
    spectators: null,
  };
  const { view } = await ask({ type: 'create', ...table, help: true });
  const room = view?.room;
  await ask({ type: 'sit', room, seat: 0 }).catch(() => {}); // whoever makes a table may sit at it already
  await ask({ type: 'place', room, seat: 1, bot: 'casual' });
  await ask({ type: 'ready', room, commitment: view?.commitment, brought: 'c0ffee' });
  await ask({ type: 'start', room });
  const begun = await until((one) => typeof one.view?.match === 'string');
  const match = begun.view?.match ?? '';
  socket.emit(ONLINE_EVENT, { type: 'watch', match, lastSeq: null });
  await until((one) => one.type === 'sight' && one.match === match);
  socket.emit(ONLINE_EVENT, { type: 'concede', match, moveId: 'enough' });
  await until((one) => one.type === 'done' && one.match === match);
  socket.close();
  return match;
}
