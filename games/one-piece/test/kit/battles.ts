/** What tests of turns and battles say often. */
import { type CopyId, type Seat, SPECTATOR, type Viewer } from '@dealers-choice/kernel';
import type { Actor } from '@dealers-choice/testkit';
import { readChangedRules } from '../../src/data/rules-context.ts';
import type { OnePiece, OnePieceEvent, RulesContext } from '../../src/index.ts';
import type { People } from './playing.ts';

/** The rules of today with some changes. */
export function changedRules(changes: unknown): RulesContext {
  const read = readChangedRules(changes);
  if ('rules' in read) return read.rules;
  throw new Error(read.problems.join('\n'));
}

/** One card attacks another of the other player's, by name; the Leader if none is named. */
export function attacks({ game, match }: People, who: Actor<OnePiece>, card: string, target?: string): void {
  const foe: Seat = who.seat === 0 ? 1 : 0;
  const { leader, characters } = match.table;
  const named = characters[foe].find((copy) => game.faceIn(match.table, copy)?.id === target);
  const at = target === undefined ? leader[foe][0] : (named ?? leader[foe][0]);
  who.does('attack', card, at ?? 0);
}

export type EventOf<T extends OnePieceEvent['type']> = Extract<OnePieceEvent, { type: T }>;
/** What a spectator was told of one type, in order. */
export const toldOf = <T extends OnePieceEvent['type']>({ told }: People, type: T): EventOf<T>[] =>
  told.filter((event): event is EventOf<T> & (typeof told)[number] => event.type === type);

/** The types of what was told, in order, of those that are asked for. */
export const order = ({ told }: People, ...types: OnePieceEvent['type'][]): string[] =>
  told.map(({ type }) => type as string).filter((type) => types.some((one) => one === type));

/** `scout#1`, in the order in which effects were carried out. */
export const resolved = (people: People): string[] => toldOf(people, 'effectResolved').map(({ effect }) => effect);

export const idOf = ({ game, match }: People, copy: CopyId): string =>
  game.faceIn(match.table, copy)?.id ?? String(copy);

/** A value of a card on the field as somebody sees it now. */
export function shown(
  { game, table }: People,
  seat: Seat,
  card: string,
  what: 'power' | 'cost' | 'rested' | 'given' = 'power',
  viewer: Viewer = SPECTATOR,
): number {
  const seen = table.host.view(viewer).table;
  const [copy] = [...seen.leader[seat], ...seen.characters[seat], ...seen.stage[seat]].filter(
    (one) => game.faceIn(seen, one)?.id === card,
  );
  if (copy === undefined) throw new Error(`no ${card} on the field of seat ${seat + 1}`);
  return seen[what][copy] ?? 0;
}
