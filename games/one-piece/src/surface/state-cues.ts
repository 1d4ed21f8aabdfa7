/** Cards that the viewer learns or can no longer tell, where they lie. */
import type { CopyId, Seat } from '@dealers-choice/kernel';
import type { CardArea } from '../rules/table.ts';
import type { Cue, Moment } from './hooks.ts';
import type { Back, SeenCard } from './scene.ts';

/** A card that everybody sees, in the words of a change. */
export function openCard({ seat, card }: { seat: Seat; card: CopyId }) {
  const handle = `card-${card}`;
  return { seat, card, was: handle, handle };
}

type Things = readonly (SeenCard | Back)[];
const isCard = (thing: SeenCard | Back): thing is SeenCard => thing.kind === 'card';
/** Those of the first list whose handles the second does not have. */
const without = <T extends SeenCard | Back>(things: readonly T[], others: Things): T[] =>
  things.filter(({ handle }) => !others.some((other) => other.handle === handle));

export function faceCues(moment: Moment, seat: Seat, area: CardArea): Cue[] {
  const [before, after] = [moment.before.mats[seat][area], moment.scene.mats[seat][area]];
  if (before === after) return [];
  const backs = without(
    before.filter((thing) => !isCard(thing)),
    after,
  );
  const newBacks = without(
    after.filter((thing) => !isCard(thing)),
    before,
  );
  const learned = without(after.filter(isCard), before).map((thing, i): Cue => {
    const { card, handle, face } = thing;
    const was = backs[i]?.handle ?? handle;
    return { hook: 'onState', data: { ...moment, seat, card, was, handle, what: 'face', from: null, to: face } };
  });
  const forgotten = without(before.filter(isCard), after).map((thing, i): Cue => {
    const { handle: was, face } = thing;
    const handle = newBacks[i]?.handle ?? was;
    return { hook: 'onState', data: { ...moment, seat, card: null, was, handle, what: 'face', from: face, to: null } };
  });
  return [...learned, ...forgotten];
}
