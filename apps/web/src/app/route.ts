/** Where the page is, in the part of the address after `#`. */
import { useSyncExternalStore } from 'react';

export type Route =
  | { at: 'home' }
  | { at: 'setup'; game: string }
  | { at: 'table' }
  | { at: 'result' }
  | { at: 'replay' }
  | { at: 'help'; game: string }
  | { at: 'settings' }
  | { at: 'missing' };

export const hrefOf = (route: Route): string => {
  if (route.at === 'home' || route.at === 'missing') return '#/';
  return 'game' in route ? `#/${route.at}/${encodeURIComponent(route.game)}` : `#/${route.at}`;
};

export function parseRoute(hash: string): Route {
  const [at = '', game = ''] = hash.replace(/^#?\/?/, '').split('/');
  switch (at) {
    case '':
      return { at: 'home' };
    case 'setup':
    case 'help':
      return game === '' ? { at: 'missing' } : { at, game: decoded(game) };
    case 'table':
    case 'result':
    case 'replay':
    case 'settings':
      return { at };
    default:
      return { at: 'missing' };
  }
}

/** A broken escape is no name of a game; it is not an error either. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function go(route: Route): void {
  window.location.hash = hrefOf(route);
}

const listen = (changed: () => void): (() => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

export function useHash(): string {
  return useSyncExternalStore(listen, () => window.location.hash);
}
