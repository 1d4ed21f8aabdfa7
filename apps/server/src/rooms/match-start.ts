/** From a table to its match. */
import { BadSetup, start } from '@dealers-choice/kernel';
import type { PlayedGame } from '../played-games.ts';
import type { MatchDeal } from '../store/stored-forms.ts';
import type { Room } from './room.ts';
import { closedRanks, dealFrom, reopened } from './room-changes.ts';
import type { RoomParts } from './room-parts.ts';
import { Sorry } from './sorry.ts';
import type { Visitor } from './visitor.ts';

const MOST_PLAYED = 10;

export async function startMatch(parts: RoomParts, room: Room, visitor: Visitor, played: PlayedGame): Promise<void> {
  const { how, book, presence, matchCalls } = parts;
  const { chairs, options } = closedRanks(room, visitor, played);
  const deal = dealFrom({ ...room, chairs, options }, played, how.ticker.now());
  tryDeal(played.game, deal);
  const guests = chairs.map((chair) => (chair.who === 'person' ? chair.guest : ''));
  const { match } = deal;
  const all = [...room.played, { match, guests }].slice(-MOST_PLAYED);
  const cardSet = room.cards === '' ? '' : played.game.cardSet;
  const { title } = room;
  const titledBy = title === '' ? '' : room.titledBy || room.host; // as `isTitledBy`
  try {
    await book.keepBy(room, { chairs, options, cardSet, played: all, playing: true }, (page) =>
      how.matches.begin(deal, { title, titledBy, guests, room: page }, played),
    );
  } catch (error) {
    await abandon(parts, match);
    // This secret may have dealt something: it deals nothing else.
    await book.keep(room, reopened(room, how.randomBytes));
    throw error;
  }
  book.noteMatch(match, room);
  const isSpared = (page: Visitor): boolean => presence.isAt(page, room.room);
  for (const seat of await how.matches.waitsFor(match)) matchCalls.call(guests[seat] ?? '', { room, match, isSpared });
}

/** It may have been kept all the same: nobody would ever find it. */
async function abandon({ how }: RoomParts, match: string): Promise<void> {
  await how.matches.breakOff(match).catch((error: unknown) => {
    how.log('match cannot be opened', { match, error: String(error) });
  });
}

/** Some options are only found wrong together, when a match is dealt. Where some are secret, nobody is told why. */
function tryDeal(game: PlayedGame['game'], { seats, options }: MatchDeal): void {
  try {
    start(game, { seats: seats.length, options, seed: 'a trial deal' });
  } catch (error) {
    if (game.secrets.length === 0 || !(error instanceof BadSetup)) throw error;
    throw new Sorry('What somebody chose cannot be played with these options.');
  }
}
