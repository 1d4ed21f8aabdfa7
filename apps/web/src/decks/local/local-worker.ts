/** The worker's entry: plays kept records again, and says what became of the decks of the people in them. */
import { parseRecord } from '@dealers-choice/host';
import type { Seat } from '@dealers-choice/kernel';
import { loadGame } from '../../games.ts';
import { type LocalGame, localGames } from './local-game.ts';

export interface KeptGame {
  record: string;
  /** Where people sat. */
  seats: readonly Seat[];
}
/** `lost`: records that cannot be played again, since their cards or rules are others now. */
export interface Counted {
  games: readonly LocalGame[];
  lost: number;
}

async function count(kept: readonly KeptGame[]): Promise<Counted> {
  const games: LocalGame[] = [];
  let lost = 0;
  for (const { record: text, seats } of kept) {
    try {
      const record = parseRecord(text);
      const { deckGame } = await loadGame(record.game, record.cards ?? '');
      if (!deckGame || deckGame.cardSet !== record.cardSet) throw new Error('other cards');
      games.push(...localGames(deckGame, record, seats));
    } catch {
      lost++;
    }
  }
  return { games, lost };
}

self.onmessage = ({ data }: MessageEvent<readonly KeptGame[]>) => {
  void count(data).then((answer) => self.postMessage(answer));
};
