/** Where the page is, in the part of the address after `#`. */
import { useSyncExternalStore } from 'react';

export type Route =
  | { at: 'home' }
  /** `cards`: the name of imported ones. */
  | { at: 'setup'; game: string; cards?: string }
  /** The setup for people around this device. */
  | { at: 'friends'; game: string }
  | { at: 'cards'; game: string }
  /** `share`: a deck in the address. */
  | { at: 'decks'; game: string; share?: string }
  | { at: 'table' }
  | { at: 'result' }
  | { at: 'replay' }
  | { at: 'help'; game: string }
  | { at: 'matches' }
  | { at: 'stats' }
  | { at: 'settings' }
  | { at: 'about' }
  | { at: 'missing' };

export const hrefOf = (route: Route): string => {
  if (route.at === 'home' || route.at === 'missing') return '#/';
  if (!('game' in route)) return `#/${route.at}`;
  // What a deck is shared with is written for addresses already.
  if (route.at === 'decks' && route.share !== undefined)
    return `#/decks/${encodeURIComponent(route.game)}/${route.share}`;
  const cards = route.at === 'setup' && route.cards ? `/${encodeURIComponent(route.cards)}` : '';
  return `#/${route.at}/${encodeURIComponent(route.game)}${cards}`;
};

export function parseRoute(hash: string): Route {
  const [at = '', game = '', cards = ''] = hash.replace(/^#?\/?/, '').split('/');
  switch (at) {
    case '':
      return { at: 'home' };
    case 'setup':
      if (game !== '' && cards !== '') return { at, game: decoded(game), cards: decoded(cards) };
      return game === '' ? { at: 'missing' } : { at, game: decoded(game) };
    case 'decks':
      if (game !== '' && cards !== '') return { at, game: decoded(game), share: cards };
      return game === '' ? { at: 'missing' } : { at, game: decoded(game) };
    case 'friends':
    case 'cards':
    case 'help':
      return game === '' ? { at: 'missing' } : { at, game: decoded(game) };
    case 'table':
    case 'result':
    case 'replay':
    case 'matches':
    case 'stats':
    case 'settings':
    case 'about':
      return { at };
    default:
      return { at: 'missing' };
  }
}

/** A broken escape is not the name of a game; it is not an error either. */
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
