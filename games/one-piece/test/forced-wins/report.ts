/** For `scripts/forced-wins.mjs`: the set anew, and what each bot finds of it. */
import { greedy, quicken, random } from '@dealers-choice/bots';
import { bots, score } from '../../src/bot/index.ts';
import { onePiece } from '../../src/index.ts';
import { type ForcedWin, forcedWinsOf } from './gather.ts';
import { FORCED_WINS, foundBy } from './set.ts';

type Say = (line: string) => void;

/** As many that the navigator does not win, and half as many that it does. */
const HARD = 52;

export function gathered(say: Say): ForcedWin[] {
  quicken(onePiece);
  const [hard, easy]: [ForcedWin[], ForcedWin[]] = [[], []];
  for (let seed = 0; hard.length < HARD; seed++) {
    for (const one of forcedWinsOf(seed)) (one.easy ? easy : hard).push(one);
    say(`match ${seed + 1}: ${hard.length} of ${HARD}`);
  }
  return [...hard.slice(0, HARD), ...easy.slice(0, HARD / 2)];
}

export function report(say: Say): void {
  quicken(onePiece);
  for (const bot of [random(onePiece), greedy(onePiece, score), ...bots]) {
    const { found, all, missed, asked } = foundBy(bot, FORCED_WINS);
    say(
      `${bot.name}: ${found} of ${all}, asked ${asked} times${missed.length > 0 ? `; not ${missed.join(', ')}` : ''}`,
    );
  }
}
