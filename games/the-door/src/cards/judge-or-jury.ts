import { loseLives } from '../rules/effects.ts';
import type { CardOption } from '../rules/table.ts';
import { everyone, unlessOtherLiving } from '../rules/targets.ts';
import { cardOfTwo } from './card-of-two.ts';

const judge: CardOption = {
  id: 'JUDGE',
  name: 'Judge',
  text: 'Another player loses 1 life.',
  death: 'by judgement',
  targets: 'living',
  chosen: 'target',
  effect: (p) => p.do((x, { target }) => loseLives(x, target, 1, judge.id)),
};

const jury: CardOption = {
  id: 'JURY',
  name: 'Jury',
  text: 'Another player becomes the selector and names who loses 2 lives. It may be you.',
  death: 'by a jury',
  targets: 'living',
  chosen: 'selector',
  prompts: [{ id: 'JURY_VICTIM', ask: (drawer) => `${drawer} made you the selector: who loses 2 lives?` }],
  effect: (p) =>
    p
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
        loseLives(x, victim, 2, jury.id);
      }),
};

export const judgeOrJury = cardOfTwo({ id: 'JUDGE_JURY', copies: 6, options: [judge, jury] });
