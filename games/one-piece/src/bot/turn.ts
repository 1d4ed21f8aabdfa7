/** How the Main Phase is spent: DON!! go where they bring most, thought through anew before each act. */
import type { Act } from '@dealers-choice/kernel';
import { type Attack, actOf, attacksBy, readyAttackers, rivalOf } from './attacks.ts';
import { lethal } from './lethal.ts';
import { best, type Look } from './look.ts';
import { keptOf, type Play, playsOf, usesOf } from './plays.ts';
import { type Item, share } from './share.ts';

/** An effect is used when it brings at least so much. */
const WORTH_USING = 0.1;

type Doing = { play: Play } | { attack: Attack } | { keep: true };

export function nextAct(look: Look): Act {
  const use = best(usesOf(look), ({ gain }) => gain);
  if (use && use.gain >= WORTH_USING) return use.act;
  const attackers = readyAttackers(look);
  const rival = rivalOf(look, attackers.length);
  const blow = lethal(look, attackers, rival);
  if (blow) return actOf(blow);
  const groups: Item<Doing>[][] = [];
  for (const play of playsOf(look)) groups.push([{ ...play, what: { play } }]);
  for (const keep of keptOf(look)) groups.push([{ ...keep, what: { keep: true } }]);
  for (const card of attackers) {
    groups.push(
      attacksBy(look, card, rival).map((attack) => ({ don: attack.don, gain: attack.gain, what: { attack } })),
    );
  }
  const chosen = share(groups, look.t.donActive[look.seat]);
  const play = best(
    chosen.flatMap((one) => ('play' in one ? [one.play] : [])),
    ({ text, don }) => 10 * text + don,
  );
  if (play) return play.act;
  const attack = best(
    chosen.flatMap((one) => ('attack' in one ? [one.attack] : [])),
    (one) => orderOf(look, one),
  );
  return attack ? actOf(attack) : { do: 'end' };
}

/** Characters before the Leader, small attacks before large ones. */
function orderOf({ t, foe }: Look, { target, don, gain }: Attack): number {
  return (t.leader[foe].includes(target) ? 0 : 100) - don - 0.01 * gain;
}
