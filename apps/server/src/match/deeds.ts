/** What somebody at a seat does, as their page says it. */
import type { Move, Seat } from '@dealers-choice/kernel';
import type { MatchToServer } from '@dealers-choice/protocol';
import type { Sender } from './audience.ts';
import type { Step } from './steps.ts';

export type Deed = MatchToServer<'answer' | 'undo' | 'change' | 'concede'>;
/** Also that they are there, and that their marker starts. */
export type SeatMessage = Deed | MatchToServer<'here' | 'clock'>;

/** `heard`: what an answer means here. */
export function stepOf(seat: Seat, message: Deed, heard: (move: Move) => Move): Step {
  switch (message.type) {
    case 'answer':
      return { seat, move: heard(message.move) };
    case 'change':
      return { seat, change: message.move };
    case 'undo':
      return { seat, undo: true };
    case 'concede':
      return { seat, concede: true };
  }
}

export const refuse = (to: Sender, { code, ...about }: { match: string; moveId: string; code: string }): void =>
  to.send({ type: 'refused', ...about, refusal: { code, params: {}, rule: '' } });
