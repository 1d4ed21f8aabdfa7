/** What the cards are called and what they do, in our words. */
import type { CardType, Option } from '../rules/table.ts';

export const OPTION_WORDS: Readonly<Record<Option, { name: string; text: string }>> = {
  JUDGE: { name: 'Judge', text: 'Another player loses 1 life.' },
  JURY: { name: 'Jury', text: 'Another player becomes the selector and names who loses 2 lives. It may be you.' },
  SUMMON: { name: 'Summon', text: 'Another player comes to your square.' },
  EXILE: { name: 'Exile', text: 'Another player loses 1 life, goes to Jail on square 10 and misses a turn.' },
  RESURRECT: { name: 'Resurrect', text: 'A dead player returns to the start with 1 life.' },
  REAP: { name: 'Reap', text: 'Another player dies.' },
};

export const CARD_WORDS: Readonly<Record<CardType, { name: string; text: string }>> = {
  JUDGE_JURY: { name: 'Judge or Jury', text: both('JUDGE', 'JURY') },
  SUMMON_EXILE: { name: 'Summon or Exile', text: both('SUMMON', 'EXILE') },
  RESURRECT_REAP: { name: 'Resurrect or Reap', text: both('RESURRECT', 'REAP') },
  CHAOS: {
    name: 'Chaos',
    text:
      'Pick another player, who chooses: take the can, and you throw, or take the ball, and you stand with the can. ' +
      'One of you dies.',
  },
};

function both(a: Option, b: Option): string {
  return `${OPTION_WORDS[a].name}: ${OPTION_WORDS[a].text} ${OPTION_WORDS[b].name}: ${OPTION_WORDS[b].text}`;
}
