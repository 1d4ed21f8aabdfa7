import { go } from '../app/route.ts';
import { useAttempt } from '../app/useAttempt.ts';
import { kept } from '../cards/library.ts';
import { cardsForTable, NotTaken } from '../cards/table-cards.ts';
import { reasonOf } from '../match/sentences.ts';
import { realTicker } from '../match/ticker.ts';
import type { TableWish } from '../online/contract.ts';
import { online } from '../online/page.ts';
import { welcomed } from '../online/welcomed.ts';
import type { Setting } from '../setup/seating.ts';
import { useCardsText } from '../words/cards.ts';

/** Who may come to a table, and how long it waits for them. */
export type Terms = Pick<TableWish, 'title' | 'visibility' | 'seconds' | 'spectators'>;

interface Opening {
  busy: boolean;
  /** Why it was not opened, as a sentence. */
  problem: string | null;
  open(): void;
}

/** Opens a table as it was set up, and goes there. `token`: lets a guest send cards, if the server wants one. */
export function useOpening({ shelved, plan }: Omit<Setting, 'change'>, terms: Terms, token: string): Opening {
  const about = useCardsText().far;
  const { busy, problem, attempt } = useAttempt((error) =>
    error instanceof NotTaken ? about.notTaken(error.message) : reasonOf(error),
  );
  const open = async (): Promise<void> => {
    const { title, visibility, seconds, spectators } = terms;
    const wish = { title, visibility, seconds, spectators, game: shelved.game.id, seats: plan.seats.length };
    const cards = shelved.cards === undefined ? {} : { cards: await broughtCards(shelved.cards, token) };
    const { options } = plan;
    const view = await online.getState().create({ ...wish, options, help: plan.hints !== false, ...cards });
    go({ at: 'room', code: view.code });
  };
  return { busy, problem, open: () => attempt(open) };
}

/** As the table names them. Cards are sent by a guest; a page that is none in time is told what is missing. */
async function broughtCards(name: string, token: string): Promise<string> {
  await welcomed(online, realTicker);
  return cardsForTable(name, { kept, token });
}
