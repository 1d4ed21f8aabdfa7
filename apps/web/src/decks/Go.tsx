import { formatDeck, type Trouble } from '@dealers-choice/one-piece/decks';
import { Button } from '@dealers-choice/table/ui';
import { go } from '../app/route.ts';
import { loadGame } from '../games.ts';
import { keepPlan, lastPlan } from '../match/last-plans.ts';
import { defaultPlan } from '../match/plan.ts';
import { useDecksText } from '../words/decks.ts';
import { useKit } from './KitContext.ts';
import { useRoom } from './room.ts';
import type { SavedDeck } from './saved-decks.ts';
import { USUAL_GAMES, useTesting } from './testing/testing.ts';

interface Props {
  deck: SavedDeck;
  troubles: readonly Trouble[];
  test(): void;
}

/** To a match or to test games; what is in the way is said, and nothing vanishes. */
export function Go({ deck, troubles, test }: Props) {
  const text = useDecksText().deck;
  const kit = useKit();
  const rivals = useRoom((s) => s.decks).filter(({ set }) => set === kit.set);
  const wrong = troubles.length > 0;
  const play = async (): Promise<void> => {
    const shelved = await loadGame('one-piece', kit.set);
    const before = lastPlan('one-piece');
    const plan = before && (before.cards ?? '') === kit.set ? before : defaultPlan(shelved);
    const [first = 'random', other = first] = shelved.deckGame?.defaults.decks ?? [];
    keepPlan({ ...plan, options: { ...plan.options, decks: [formatDeck(deck), other] } });
    go({ at: 'setup', game: 'one-piece', ...(kit.set === '' ? {} : { cards: kit.set }) });
  };
  return (
    <div className="deck-go">
      <Button aria-disabled={wrong} onClick={() => !wrong && void play()} className="deck-play">
        <span>
          {text.play}
          {wrong && <small>{text.playFirst(troubles.length)}</small>}
        </span>
      </Button>
      <Button
        look="primary"
        aria-disabled={wrong}
        onClick={() => {
          if (wrong) return;
          const { tested, start } = useTesting.getState();
          if (tested[deck.id]?.list !== formatDeck(deck)) void start(deck, kit, rivals);
          test();
        }}
      >
        {text.test(USUAL_GAMES)}
      </Button>
    </div>
  );
}
