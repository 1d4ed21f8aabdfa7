/** Where the page is, in the part of the address after `#`. */
import { useSyncExternalStore } from 'react';

export type Route =
  | { at: 'home' }
  /** `cards`: the name of imported ones. */
  | { at: 'setup'; game: string; cards?: string }
  /** The setup for friends: around this device, or far away. */
  | { at: 'friends'; game: string }
  /** The setup of a table for people far apart. */
  | { at: 'far'; game: string; cards?: string }
  | { at: 'lobby' }
  /** The table with this code: opening it is the way in. */
  | { at: 'room'; code: string }
  /** A link by which this browser becomes a guest that another device is. */
  | { at: 'carry'; token: string }
  | { at: 'cards'; game: string }
  /** `share`: a deck in the address. */
  | { at: 'decks'; game: string; share?: string }
  | { at: 'table' }
  | { at: 'result' }
  /** A match that this browser keeps, by its key, or the record of a file (`FILE`); absent: what is open. */
  | ({ at: 'replay'; kept?: string } & ReplayPlace)
  /** A match that was played far away. */
  | ({ at: 'watch'; match: string } & ReplayPlace)
  | { at: 'help'; game: string }
  | { at: 'matches' }
  | { at: 'stats' }
  | { at: 'settings' }
  | { at: 'about' }
  | { at: 'missing' };

/** Where in a replay, as it stands in the address: after how many moves, and seen by whom. Anybody may write it. */
export interface ReplayPlace {
  step?: string;
  viewer?: string;
}

/** In place of a key: the record that was opened last from a file. */
export const FILE = 'file';

export const hrefOf = (route: Route): string => {
  if (route.at === 'home' || route.at === 'missing') return '#/';
  if (route.at === 'room') return `#/room/${encodeURIComponent(route.code)}`;
  if (route.at === 'carry') return `#/carry/${encodeURIComponent(route.token)}`;
  if (route.at === 'replay') return joined('replay', [route.kept, route.step, route.viewer]);
  if (route.at === 'watch') return joined('watch', [route.match, route.step, route.viewer]);
  if (!('game' in route)) return `#/${route.at}`;
  // What a deck is shared with is written for addresses already.
  if (route.at === 'decks' && route.share !== undefined)
    return `#/decks/${encodeURIComponent(route.game)}/${route.share}`;
  const named = route.at === 'setup' || route.at === 'far' ? route.cards : undefined;
  const cards = named ? `/${encodeURIComponent(named)}` : '';
  return `#/${route.at}/${encodeURIComponent(route.game)}${cards}`;
};

/** Up to the first part that is not there. */
function joined(at: string, parts: readonly (string | undefined)[]): string {
  const end = parts.indexOf(undefined);
  const there = parts.slice(0, end < 0 ? parts.length : end);
  return ['#', at, ...there.map((part) => encodeURIComponent(part ?? ''))].join('/');
}

/** What a screen is: places in one replay are the same screen. */
export const screenOf = (route: Route): string =>
  route.at === 'replay' || route.at === 'watch' ? route.at : hrefOf(route);

export function parseRoute(hash: string): Route {
  const [at = '', game = '', cards = '', viewer = ''] = hash.replace(/^#?\/?/, '').split('/');
  switch (at) {
    case '':
      return { at: 'home' };
    case 'setup':
    case 'far':
      if (game !== '' && cards !== '') return { at, game: decoded(game), cards: decoded(cards) };
      return game === '' ? { at: 'missing' } : { at, game: decoded(game) };
    case 'decks':
      if (game !== '' && cards !== '') return { at, game: decoded(game), share: cards };
      return game === '' ? { at: 'missing' } : { at, game: decoded(game) };
    case 'room':
      return game === '' ? { at: 'missing' } : { at, code: decoded(game) };
    case 'carry':
      return game === '' ? { at: 'missing' } : { at, token: decoded(game) };
    case 'friends':
    case 'cards':
    case 'help':
      return game === '' ? { at: 'missing' } : { at, game: decoded(game) };
    case 'replay':
      return { at, ...(game === '' ? {} : { kept: decoded(game), ...placeIn(cards, viewer) }) };
    case 'watch':
      return game === '' ? { at: 'missing' } : { at, match: decoded(game), ...placeIn(cards, viewer) };
    case 'table':
    case 'result':
    case 'lobby':
    case 'matches':
    case 'stats':
    case 'settings':
    case 'about':
      return { at };
    default:
      return { at: 'missing' };
  }
}

function placeIn(step: string, viewer: string): ReplayPlace {
  if (step === '') return {};
  return { step: decoded(step), ...(viewer === '' ? {} : { viewer: decoded(viewer) }) };
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
