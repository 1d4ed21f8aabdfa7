import { expect, test } from 'vitest';
import { Presence } from './presence.ts';
import type { Room } from './room.ts';
import type { Visitor } from './visitor.ts';

const roomOf = (room: string): Room => ({ room }) as Room;
function pageOf(guest: string, presence: Presence): Visitor {
  const page = { guest, name: '', send: () => {}, hangUp: () => {}, unwatch: () => {}, isWatching: () => false };
  presence.arrive(page);
  return page;
}

test('a page that is closed is at none of its tables any more; other pages of its guest are', () => {
  const presence = new Presence();
  const [phone, desk] = [pageOf('ada', presence), pageOf('ada', presence)];
  for (const room of ['tea', 'salt', 'silk', 'hides']) presence.enter(phone, roomOf(room));
  presence.enter(phone, roomOf('tea')); // once more is the same
  presence.enter(desk, roomOf('tea'));
  presence.leave(phone, roomOf('salt'));
  presence.close(roomOf('silk'));

  expect(presence.depart(phone)).toEqual({ rooms: ['tea', 'hides'], isLast: false });
  expect(['tea', 'salt', 'silk', 'hides'].map((room) => presence.at(room))).toEqual([[desk], [], [], []]);
  expect(presence.depart(phone), 'closed twice').toEqual({ rooms: [], isLast: false });
  expect(presence.depart(desk)).toEqual({ rooms: ['tea'], isLast: true });
});
