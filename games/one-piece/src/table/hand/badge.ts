/** The word on a held card: what its Counter would do, or why it is not for now. */
import { useNow } from '@dealers-choice/table';
import type { HandValue } from '../../surface/hand-values.ts';
import type { SeenCard } from '../../surface/scene.ts';
import { countersNeeded, fightOf } from '../battle.ts';
import { useBoard } from '../board.ts';
import type { Press } from '../press.ts';
import { useOnePieceText } from '../text/useOnePieceText.ts';

export interface Badge {
  text: string;
  kind: 'yes' | 'half' | 'no' | 'full';
}

const MOST_CHARACTERS = 5;

export function useBadge(card: SeenCard, value: HandValue | null, press: Press | null): Badge | null {
  const { question } = useNow();
  const { scene, game, near } = useBoard();
  const say = useOnePieceText().handBadge;
  const prompt = question?.prompt;
  if (prompt === 'main') {
    if (card.face.category === 'EVENT' && press?.state === 'not' && press.why !== null) {
      const printed = game.kit.cards.find(({ data }) => data.id === card.face.number);
      const isMain = printed?.abilities.some(({ timing }) => timing === 'MAIN') ?? true;
      return isMain ? null : { text: say.counterOnly, kind: 'no' };
    }
    const full = scene.mats[near].CHARACTER_AREA.length >= MOST_CHARACTERS;
    return full && card.face.category === 'CHARACTER' && press?.why === null ? { text: say.full, kind: 'full' } : null;
  }
  if (prompt !== 'counter' && prompt !== 'block') return null;
  const fight = fightOf(scene, game.kit.rules.attackerWinsTies);
  const counter = value?.counter ?? 0;
  if (card.face.category === 'EVENT')
    return press?.why === null || prompt === 'block' ? null : { text: say.noCounter, kind: 'no' };
  if (counter === 0) return { text: say.noCounter, kind: 'no' };
  if (press?.state === 'on') return { text: say.plus(counter), kind: 'yes' };
  if (!fight || fight.short === 0) return { text: say.plus(counter), kind: 'half' };
  const needed = countersNeeded(fight.short, counter);
  return needed === 0 ? { text: `✓ ${say.saves}`, kind: 'yes' } : { text: say.notEnough(needed), kind: 'half' };
}
