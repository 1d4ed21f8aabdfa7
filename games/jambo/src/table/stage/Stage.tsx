import type { Question } from '@dealers-choice/kernel';
import type { ReactNode } from 'react';
import { useMarket } from '../market.ts';
import { useJamboText } from '../text/useJamboText.ts';
import { AuctionScene } from './Auction.tsx';
import { CardsScene } from './Cards.tsx';
import { Controls } from './Controls.tsx';
import { DiscardScene } from './Discard.tsx';
import { DraftScene } from './Draft.tsx';
import { EndingScene } from './Ending.tsx';
import { LookScene } from './Look.tsx';
import { Played, Supply } from './Supply.tsx';
import { SwapScene } from './Swap.tsx';
import { useScene } from './scene.ts';
import { TextScene } from './Text.tsx';
import { WaitingScene } from './Waiting.tsx';
import { OverflowScene, WaresScene } from './Wares.tsx';

/**
 * The supply while nothing is asked. Any question turns it into an indigo cloth at the same place: it is the same
 * section with the same piles, which need not be made again.
 */
export function Stage() {
  const scene = useScene();
  const { layout } = useMarket();
  const say = useJamboText();
  if (scene.of === 'supply') {
    return (
      <section aria-label={say.supply} className="j-stage j-supply">
        <p className="j-supply-title" aria-hidden="true">
          {say.supply}
        </p>
        <Supply key="supply" inLine={false} />
        <Played />
      </section>
    );
  }
  const { body, controls, supply } = contents(scene);
  return (
    <section className="j-stage j-indigo" data-scene={scene.of}>
      <div className="j-scene">{body}</div>
      {layout === 'desk' && controls && (
        <div className="j-stage-controls">
          <Controls />
        </div>
      )}
      {supply && <Supply key="supply" inLine />}
    </section>
  );
}

interface Contents {
  body: ReactNode;
  controls: boolean;
  /** The supply in small: what is shown comes from it or goes there. */
  supply: boolean;
}

function contents(scene: ReturnType<typeof useScene>): Contents {
  if (scene.of === 'ending') return { body: <EndingScene />, controls: false, supply: false };
  if (scene.of === 'asked') return asked(scene.question);
  if (scene.of === 'waiting' && scene.question)
    return { body: <WaitingScene question={scene.question} />, controls: false, supply: true };
  return { body: <CardsScene question={null} />, controls: false, supply: true };
}

function asked(question: Question): Contents {
  const shown = (body: ReactNode, supply = true): Contents => ({ body, controls: true, supply });
  switch (question.prompt) {
    case 'LOOKED':
      return shown(<LookScene />, false);
    case 'WARE_THEFT_SWAP':
      return shown(<SwapScene question={question} />);
    case 'AUCTION':
      return shown(<AuctionScene question={question} />);
    case 'DRAFT':
      return shown(<DraftScene question={question} />, false);
    case 'OPPONENT_DISCARD':
      return shown(<DiscardScene question={question} />, false);
    case 'WARE_PICK':
    case 'WARE_TRADE':
      return shown(<WaresScene question={question} />, false);
    case 'OVERFLOW_PLACE':
      return shown(<OverflowScene question={question} />);
    case 'CARD_TAKE_SINGLE':
    case 'CARD_GIVE_SINGLE':
    case 'DECK_PEEK':
    case 'DISCARD_PICK':
      return shown(<CardsScene question={question} />, false);
    default:
      return shown(<TextScene question={question} />);
  }
}
