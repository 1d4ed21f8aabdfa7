/** What two pictures of one room tell: who came and went, and what began and ended. */
import type { RoomView } from '@dealers-choice/protocol';
import type { TableNote } from './contract.ts';

type Person = RoomView['seats'][number];
const peopleIn = ({ seats }: RoomView): Person[] => seats.filter(({ who }) => who === 'person');

export function notesBetween(before: RoomView, after: RoomView): { note: TableNote; name: string }[] {
  const was = new Map(peopleIn(before).map((one) => [one.guest, one]));
  const is = new Map(peopleIn(after).map((one) => [one.guest, one]));
  const gone = [...was.values()].filter(({ guest }) => !is.has(guest));
  const notes = gone.map(({ name }): { note: TableNote; name: string } => ({ note: 'stood', name }));
  for (const { guest, name, here } of is.values()) {
    const earlier = was.get(guest);
    if (!earlier) notes.push({ note: 'sat', name });
    else if (earlier.here !== here) notes.push({ note: here ? 'back' : 'away', name });
  }
  if (before.playing !== after.playing) notes.push({ note: after.playing ? 'began' : 'ended', name: '' });
  return notes;
}
