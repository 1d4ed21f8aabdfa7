/** What a match that was played here says of its decks: what came to hand, what was played, who won. */
import { type MatchRecord, setupOf } from '@dealers-choice/host';
import { apply, concede, type Seat, start } from '@dealers-choice/kernel';
import type { OnePieceGame } from '@dealers-choice/one-piece';
import { formatDeck, readDeck } from '@dealers-choice/one-piece/decks';
import { noteCards } from '../testing/note-cards.ts';

export interface LocalGame {
  /** The deck as a list, in the order of the numbers; '' for one of chance. */
  list: string;
  /** Card numbers, sorted. */
  leader: string;
  won: boolean;
  drawn: readonly string[];
  played: readonly string[];
}

/** One for each of these seats. A record that cannot be played again throws. */
export function localGames(game: OnePieceGame, record: MatchRecord, seats: readonly Seat[]): readonly LocalGame[] {
  const notes = seats.map((seat) => ({ seat, ...noteCards(game, seat) }));
  const tell = (event: Parameters<(typeof notes)[number]['tell']>[0]): void => {
    for (const note of notes) note.tell(event);
  };
  const match = start(game, setupOf(record), tell);
  for (const entry of record.moves) {
    if ('move' in entry) apply(game, match, entry.seat, entry.move, tell);
    else if ('concede' in entry) concede(game, match, entry.seat, tell);
    for (const note of notes) note.look(match);
  }
  const { print, leader } = match.table;
  return notes.map(({ seat, drawn, played }) => ({
    list: listOf(game, record.options.decks, seat),
    leader: game.kit.cards[(print[leader[seat][0] ?? 0] ?? 0) - 1]?.id ?? '',
    won: match.over?.winners.includes(seat) ?? false,
    drawn: drawn(),
    played: played(),
  }));
}

/** Decks that hold the same cards have the same list, however they were written. */
function listOf({ kit: { set } }: OnePieceGame, decks: unknown, seat: Seat): string {
  const choice = Array.isArray(decks) ? String(decks[seat] ?? decks[0] ?? '') : '';
  if (choice === 'random' || choice === '') return '';
  return formatDeck(set.decks.find(({ id }) => id === choice) ?? readDeck(choice, set.cards).deck);
}
