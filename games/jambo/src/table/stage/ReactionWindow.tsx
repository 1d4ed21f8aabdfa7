import type { Question } from '@dealers-choice/kernel';
import { useNow } from '@dealers-choice/table';
import { useEffect } from 'react';
import { cardOfKind } from '../../words/cards.ts';
import { useJamboText } from '../text/useJamboText.ts';
import { Choice } from './Choice.tsx';

/**
 * Guard or Rain Maker: always asked, with No as the default. Every answer is passed on after the same pause (`pause`
 * of our words); where no card can answer, the No gives itself.
 */
export function ReactionWindow({ question }: { question: Question }) {
  const { answers, kit, send } = useNow();
  const say = useJamboText();
  const [yes, no] = ['yes', 'no'].map((word) => answers.find(({ move }) => 'choose' in move && move.choose === word));
  const forced = yes?.why !== null;
  useEffect(() => {
    if (forced) send({ choose: 'no' });
  }, [forced, send]);
  const card = question.prompt === 'GUARD_WINDOW' ? 'guard' : 'rain-maker';
  const name = kit.words.card(cardOfKind(card)).name;
  return (
    <div className="j-choices" data-window={card}>
      {yes && <Choice answer={yes} name={say.playCard(name)} />}
      {no && <Choice answer={no} name={say.yourNo} help={forced ? say.goesOn : ''} look="go" />}
    </div>
  );
}
