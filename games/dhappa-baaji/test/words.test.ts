/** What the log says of each event, to the letter. */
import { type CopyId, FACE_DOWN } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import { HOME, nameOf } from '../src/cards/pack.ts';
import type { DhappaEvent } from '../src/rules/table.ts';
import { words } from '../src/words/index.ts';
import { cards, seated } from './seated.ts';

const NAMES = ['alice', 'bola', 'carl', 'dina'];

/** The first copy of each of these cards, as in `K♦ 9♥`. */
const copies = (text: string): CopyId[] =>
  cards(text).map((name) => HOME.findIndex((_, copy) => copy > 0 && nameOf(copy) === name) as CopyId);
const [king] = copies('K♦') as [CopyId];

test.each<[DhappaEvent, string]>([
  [{ type: 'DEALT', deal: 1, starter: 2, cards: copies('9♥') }, 'Deal 1: carl begins, and 9♥ is turned up.'],
  [{ type: 'TURN_STARTED', seat: 1 }, 'bola is on turn.'],
  [{ type: 'DREW', seat: 0, card: FACE_DOWN, left: 1 }, 'alice draws a card; 1 card left to draw.'],
  [{ type: 'LAST_TURN', seat: 0 }, 'The draw pile is used up: this is the last turn.'],
  [{ type: 'OPENED', seat: 3 }, 'dina has opened.'],
  [{ type: 'PLAY_ENDED', seat: 3 }, 'dina has finished playing.'],
  [{ type: 'DHAPPA', seat: 0, burnt: 3 }, 'Dhappa! 3 cards of the pile are burnt.'],
  [{ type: 'ONE_CARD_LEFT', seat: 2 }, 'carl has one card left.'],
  [{ type: 'LOCK_MADE', team: 'B', lock: [2, 5] }, 'Team B has its lock: runs 2, 5.'],
  [{ type: 'LOCK_LOST', team: 'A' }, 'Team A has lost its lock.'],
  [{ type: 'WENT_OUT', seat: 1, team: 'B', lock: [2, 5] }, 'bola goes out: team B wins the deal with runs 2, 5.'],
  [{ type: 'RESHUFFLED', left: 2 }, 'The pile is shuffled into a new draw pile of 2 cards.'],
  [{ type: 'DRAW_PILE_EXHAUSTED' }, 'Nobody went out before the draw pile was used up: the deal is drawn.'],
  [{ type: 'HAND_SHOWN', seat: 0, cards: copies('K♦ 9♥') }, 'alice still held K♦ 9♥.'],
  [
    { type: 'DEAL_SCORED', deal: 2, dealA: 120, dealB: -35, scoreA: 400, scoreB: 65 },
    'Deal 2: team A +120, team B -35. It stands 400 to 65.',
  ],
  [
    { type: 'DEAL_SCORED', deal: 3, dealA: 0, dealB: 15, scoreA: 400, scoreB: 80 },
    'Deal 3: team A 0, team B +15. It stands 400 to 80.',
  ],
  [{ type: 'GAVE_UP', seat: 1, team: 'B' }, 'bola gives up for team B.'],
  [{ type: 'DISCARDED', seat: 0, card: king, left: 1 }, 'alice discards K♦ and holds 1 card.'],
  [
    { type: 'PICKED', seat: 0, depth: 2, card: king, cards: copies('K♦ 9♥'), mustPlay: true },
    'alice takes 2 cards from the pile: K♦ 9♥. K♦ must be played.',
  ],
  [
    { type: 'RUN_CREATED', seat: 1, run: 3, kind: 'SEQUENCE', cards: copies('9♣ 2♥ 7♣'), as: ['9♣', '8♣', '7♣'] },
    'bola lays run 3, a sequence: 9♣, 2♥ as 8♣, 7♣.',
  ],
  [{ type: 'RUN_EXTENDED', seat: 1, run: 3, cards: copies('6♣'), as: ['6♣'] }, 'bola adds to run 3: 6♣.'],
  [
    { type: 'TWO_SHIFTED', seat: 1, run: 3, card: copies('2♥')[0] ?? FACE_DOWN, from: '8♣', to: '5♣' },
    '2♥ shifts from 8♣ to 5♣ in run 3.',
  ],
  [
    { type: 'JOKER_SWAPPED', seat: 1, run: 3, cards: copies('8♣'), as: '8♣' },
    'bola swaps 8♣ into run 3 and takes the Joker.',
  ],
  [{ type: 'RUNS_MELDED', seat: 1, run: 3, other: 4, cards: [], as: [] }, 'bola melds run 4 into run 3.'],
  [
    { type: 'RUNS_MELDED', seat: 1, run: 3, other: 4, cards: copies('6♣'), as: ['6♣'] },
    'bola melds run 4 into run 3 with 6♣.',
  ],
])('%j reads: %s', (event, sentence) => {
  const { table } = seated({ hand: '9♥' });
  const told = { view: table.host.view(0), name: (seat: number) => NAMES[seat] ?? '', you: null };

  expect(words.event(event, told)).toBe(sentence);
});
