/** "[DON!! x1] [Your Turn] [On Play]/[When Attacking] [Once Per Turn]". */
import type { Timing, Who } from '../../src/tree/tree.ts';
import { rule, say, token } from '../grammar/cursor.ts';
import { donTag, isTag, ONCE_TAG, SHARES_TAG, TIMING_TAGS, TURN_TAGS } from '../grammar/words.ts';

export interface Header {
  timings: Timing[];
  don?: number;
  turn?: Who;
  oncePerTurn?: true;
  shares?: true;
}

export const header = rule<Header>('header', (c) => {
  const found: Header = { timings: [] };
  for (;;) {
    const tag = token(c, 'name', ({ text }) => isTag(text));
    if (!tag) return found;
    say(c, '/');
    const { text } = tag;
    const don = donTag(text);
    const timing = TIMING_TAGS[text];
    const turn = TURN_TAGS[text];
    if (don !== null) found.don = don;
    else if (timing) found.timings.push(timing);
    else if (turn) found.turn = turn;
    else if (text === ONCE_TAG) found.oncePerTurn = true;
    else if (text === SHARES_TAG) found.shares = true;
  }
});
