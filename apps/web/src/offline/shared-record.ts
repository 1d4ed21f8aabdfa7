/** A record that somebody shares with the installed page: the service worker gets it, the page opens it. */
import { SHARED_CACHE, SHARED_TO } from './addresses.ts';

type Kept = Pick<CacheStorage, 'open' | 'has' | 'delete'>;

/** Keeps the file for the page, and leads to where it is shown. No file is kept as an empty one: the page says so. */
export async function keepShared(form: Pick<FormData, 'get'>, kept: Kept): Promise<Response> {
  const file = form.get('record');
  const body = file instanceof Blob ? file : new Blob();
  await (await kept.open(SHARED_CACHE)).put(SHARED_TO, new Response(body));
  return Response.redirect('/#/replay', 303);
}

/** The file that waits, once; null: there is none. */
export async function takeShared(kept: Kept): Promise<Blob | null> {
  if (!(await kept.has(SHARED_CACHE))) return null;
  const found = await (await kept.open(SHARED_CACHE)).match(SHARED_TO);
  await kept.delete(SHARED_CACHE);
  return found ? found.blob() : null;
}
