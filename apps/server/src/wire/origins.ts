import type { IncomingHttpHeaders } from 'node:http';

/**
 * May a page of this origin speak to us? Browsers always say where the page of a connection comes from; whoever says
 * nothing is not a page, and has no cookies of others.
 */
export function isOwnOrigin({ origin, host }: Pick<IncomingHttpHeaders, 'origin' | 'host'>): boolean {
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false; // "null", of pages that hide it
  }
}
