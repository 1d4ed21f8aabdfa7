import { sequence } from '@dealers-choice/effects';
import { loseLives } from '../rules/effects.ts';
import type { Card, Door } from '../rules/table.ts';
import { everyone, optionAndTarget, unlessOtherLiving } from '../rules/targets.ts';

const OPTIONS = ['JUDGE', 'JURY'] as const;

/** Judge: one other player loses a life. Jury: another player chooses who loses two. */
export const judgeOrJury: Card = {
  id: 'JUDGE_JURY',
  copies: 6,
  options: OPTIONS,
  play: sequence<Door>((p) =>
    optionAndTarget(p, OPTIONS).when(
      (_x, { option }) => option === 'JUDGE',
      (judge) => judge.do((x, { target }) => loseLives(x, target, 1, 'JUDGE')),
      (jury) =>
        jury
          .pick('victim', {
            by: (_x, { target }) => target,
            prompt: 'JURY_VICTIM',
            noun: 'seat',
            from: everyone,
            why: (x, { target }, seat) => unlessOtherLiving(x, target, seat),
          })
          .do((x, { target, victim }) => {
            x.commit();
            x.tell?.({ type: 'VICTIM_CHOSEN', seat: target, target: victim });
            loseLives(x, victim, 2, 'JURY');
          }),
    ),
  ),
};
