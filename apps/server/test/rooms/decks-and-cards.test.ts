/** Tables to which each seat brings a deck of its own, with the cards of the game or with imported ones. */
import { readOptions } from '@dealers-choice/kernel';
import { onePiece } from '@dealers-choice/one-piece';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RoomCards } from '../../src/rooms/needed-cards.ts';
import { CHANGED, HARBOUR, nameOf, type SetFolder, setFolder } from '../imported-set.ts';
import { type Guest, Hall } from './hall.ts';

let sets: SetFolder;
let hall: Hall;
/** Guests who may not bring cards. */
const strangers = new Set<string>();
beforeEach(async () => {
  sets = setFolder();
  sets.put(HARBOUR);
  strangers.clear();
  const cards: RoomCards = {
    with: (game, named) => sets.games.with(game, named),
    mayUse: async (guest) => !strangers.has(guest),
  };
  hall = await Hall.open(cards);
});
afterEach(async () => {
  await hall.close();
  sets.close();
});

const { kit } = onePiece;
/** A deck of the game, as a list of one's own. */
function listOf(at: number): string {
  const { leader, cards } = kit.set.decks[at] ?? expect.unreachable();
  return [`1x${leader}`, ...Object.entries(cards).map(([id, n]) => `${n}x${id}`)].join('\n');
}
const decksSeenBy = ({ room }: Guest): unknown => room.options.decks;

describe('a deck of one’s own', () => {
  test('is picked by name or as a list, and no one else is told', async () => {
    const { ada, bo, room } = await hall.twoAtATable({ game: 'one-piece' });
    const name = kit.set.decks[1]?.id ?? '';
    await ada.does({ type: 'pick', room, option: 'decks', value: listOf(0) });
    await bo.does({ type: 'pick', room, option: 'decks', value: name });

    expect(decksSeenBy(ada)).toEqual([listOf(0), '']);
    expect(decksSeenBy(bo)).toEqual(['', name]);
    const cy = await hall.arrives('Cy');
    await cy.does({ type: 'enter', code: ada.room.code });
    expect(decksSeenBy(cy)).toEqual(['', '']);
    for (const other of [bo, cy]) expect(JSON.stringify(other.told)).not.toContain(listOf(0).split('\n')[3]);
  });

  test('is forgotten with the seat: whoever sits there next does not find it', async () => {
    const { ada, bo, room } = await hall.twoAtATable({ game: 'one-piece' });
    await bo.does({ type: 'pick', room, option: 'decks', value: listOf(1) });
    await ada.does({ type: 'place', room, seat: 1, bot: '' });
    await ada.does({ type: 'sit', room, seat: 1 });
    expect(decksSeenBy(ada)).toEqual(['', '']);
    expect(JSON.stringify(ada.told)).not.toContain(listOf(1).split('\n')[3]);

    await bo.does({ type: 'enter', code: ada.room.code });
    await bo.does({ type: 'sit', room, seat: 0 });
    const match = await hall.startsWith([ada, bo], room); // with decks that the game proposes
    expect(match).not.toBe('');
  });

  test('with a card that is not wholly read is refused in a strict match, and nobody is told which', async () => {
    const unread = Object.keys(kit.set.decks[1]?.cards ?? {})[0] ?? expect.unreachable();
    const cards = HARBOUR.map((card) => (card.id === unread ? { ...card, effectText: 'Nobody can read this.' } : card));
    sets.put(cards, 'hazy');
    const { ada, bo, room } = await hall.twoAtATable({ game: 'one-piece', cards: nameOf(cards, 'hazy') });
    await bo.does({ type: 'pick', room, option: 'decks', value: listOf(1) });
    await ada.does({ type: 'configure', room, options: { strict: true } });
    for (const guest of [ada, bo]) await guest.does({ type: 'ready', room, brought: '' });
    const text = 'What somebody chose cannot be played with these options.';
    expect(await ada.asks({ type: 'start', room })).toMatchObject({ type: 'sorry', text });
    expect(JSON.stringify(ada.told)).not.toContain(unread);
  });

  test.each([
    ['too small', '1xLG-001', 'one-piece: this deck cannot be played.'],
    ['unknown', 'no-such-deck', 'one-piece: there is no deck "no-such-deck"'],
    ['empty', '', 'one-piece: decks is ""; it must be'],
    ['a number', 7, 'one-piece: decks is 7; it must be'],
    ['two at once', ['a', 'b'], 'one-piece: decks is ["a","b"]; it must be'],
    ['too long', '4xLG-016 '.repeat(4_000), 'The text has'],
  ])('that is %s is refused, and nobody hears of it', async (_what, value, why) => {
    const { ada, bo, room } = await hall.twoAtATable({ game: 'one-piece' });
    const before = decksSeenBy(ada);
    const told = bo.told.length;

    expect(await ada.asks({ type: 'pick', room, option: 'decks', value })).toMatchObject({
      type: 'sorry',
      text: expect.stringContaining(why),
    });
    expect(decksSeenBy(ada)).toEqual(before);
    expect(bo.told).toHaveLength(told);
  });

  test.each([
    ['lines that cannot be read', '?\n'.repeat(9_900), /^one-piece: this deck cannot be played\. .* And \d+ more\.$/],
    ['cards that there are not', Array.from({ length: 2_000 }, (_, i) => `1xA-${i}`).join('\n'), / And \d+ more\.$/],
    ['one endless line', `1x${'Z'.repeat(20_000)}`, /^one-piece: this deck cannot be played\./],
  ])('with %s is refused in few words, whatever was sent', async (_what, value, text) => {
    const { bo, room } = await hall.twoAtATable({ game: 'one-piece' });
    const answer = await bo.asks({ type: 'pick', room, option: 'decks', value });
    expect(answer).toMatchObject({ type: 'sorry', text: expect.stringMatching(text) });
    expect(JSON.stringify(answer).length).toBeLessThan(2_100);
  });

  test('that is wrong is refused in the words of the page', async () => {
    const { ada, room } = await hall.twoAtATable({ game: 'one-piece' });
    const list = listOf(0).split('\n').slice(0, -1).join('\n');
    const refused = await ada.asks({ type: 'pick', room, option: 'decks', value: list });
    const inThePage = (): unknown => readOptions('one-piece', onePiece.def.options, { decks: [list, 'random'] }, 2);

    if (refused?.type !== 'sorry') return expect.unreachable();
    expect(inThePage).toThrow(refused.text);
    expect(refused.text).toContain('this deck cannot be played');
  });

  test('stays secret in the match, and is opened with its record', async () => {
    const { ada, bo, room } = await hall.twoAtATable({ game: 'one-piece' });
    await ada.does({ type: 'pick', room, option: 'decks', value: listOf(0) });
    await bo.does({ type: 'pick', room, option: 'decks', value: listOf(1) });
    const match = await hall.startsWith([ada, bo], room);
    const { sight } = await hall.turnsOn(match, 2);

    expect(sight.view.options).toMatchObject({ decks: [listOf(0), ''] });
    await hall.concedes(match, 1);
    const { record } = (await hall.table.service.opened(match)) ?? expect.unreachable();
    expect(record.options).toMatchObject({ decks: [listOf(0), listOf(1)] });
  });
});

describe('a match that was broken off', () => {
  test('opens the decks of both seats, with all else that it was dealt from, to whoever has its link', async () => {
    const { ada, bo, room } = await hall.twoAtATable({ game: 'one-piece' });
    await ada.does({ type: 'pick', room, option: 'decks', value: listOf(0) });
    await bo.does({ type: 'pick', room, option: 'decks', value: listOf(1) });
    const match = await hall.startsWith([ada, bo], room);
    await hall.turnsOn(match, 2);
    const { service, store } = hall.table;
    const isNoPlayer = async (): Promise<boolean> => false;
    expect(await service.opened(match, isNoPlayer)).toBeNull();

    await service.breakOff(match);
    const { deal: dealt } = (await store.read(match)) ?? expect.unreachable();
    const { record, deal } = (await service.opened(match, isNoPlayer)) ?? expect.unreachable();
    expect(record.options).toMatchObject({ decks: [listOf(0), listOf(1)] });
    expect(record.moves.length).toBeGreaterThan(0);
    expect(deal).toEqual({ match, ...dealt.fair });
  });
});

describe('a table with imported cards', () => {
  const play = { game: 'one-piece', cards: nameOf(HARBOUR) };

  test('names them with the fingerprint of what was read, and the match does too', async () => {
    const { ada, bo, room } = await hall.twoAtATable(play);
    const { game } = await sets.games.with('one-piece', nameOf(HARBOUR));
    const [name, print] = nameOf(HARBOUR).split('@');

    expect(bo.room.cards).toEqual({ name, print, cardSet: game.cardSet });
    const match = await hall.startsWith([ada, bo], room);
    const { deal } = (await hall.table.store.read(match)) ?? expect.unreachable();
    expect([deal.cards, deal.cardSet]).toEqual([nameOf(HARBOUR), game.cardSet]);
  });

  test('is in the lobby by what they are called', async () => {
    const { ada } = await hall.twoAtATable(play);
    await ada.asks({ type: 'lobby', on: true });
    expect(ada.last('lobby')?.rooms).toMatchObject([{ game: 'one-piece', cards: 'harbour' }]);
    expect(JSON.stringify(ada.last('lobby'))).not.toContain(nameOf(HARBOUR).split('@')[1]);
  });

  test('takes decks of these cards', async () => {
    const { ada, room } = await hall.twoAtATable(play);
    expect(await ada.asks({ type: 'pick', room, option: 'decks', value: 'lantern-guild' })).toMatchObject({
      text: expect.stringContaining('there is no deck'),
    });
    await ada.does({ type: 'pick', room, option: 'decks', value: listOf(0) });
    expect(decksSeenBy(ada)).toEqual([listOf(0), '']);
  });

  test('can be made of one with others, and back: decks are chosen anew, and everybody gets ready again', async () => {
    const { ada, bo, room } = await hall.twoAtATable({ game: 'one-piece' });
    await bo.does({ type: 'pick', room, option: 'decks', value: listOf(1) });
    await bo.does({ type: 'ready', room, brought: 'ab' });
    await ada.does({ type: 'configure', room, cards: nameOf(HARBOUR) });

    expect(bo.room.cards?.name).toBe('harbour');
    expect(decksSeenBy(bo)).toEqual(['', 'random']);
    expect(bo.room.seats[1]?.ready).toBe(false);
    expect(await bo.asks({ type: 'configure', room, cards: '' })).toMatchObject({ type: 'sorry' });
    await ada.does({ type: 'configure', room, cards: '' });
    expect(bo.room.cards).toBeUndefined();
  });

  test('goes on after a restart, and plays', async () => {
    const { ada, bo, room, code } = await hall.twoAtATable(play);
    await hall.restart();
    for (const guest of [ada, bo]) await guest.does({ type: 'enter', code });
    await ada.does({ type: 'pick', room, option: 'decks', value: listOf(0) });
    await hall.startsWith([ada, bo], room);
    expect(ada.room.playing).toBe(true);
  });

  test.each([
    ['other cards of this name', { cards: nameOf(CHANGED) }, 'The cards "harbour" have changed here.'],
    ['cards that are not there', { cards: nameOf(HARBOUR, 'quay') }, 'The cards "quay" are not here any more.'],
    ['another game', { game: 'jambo' }, /jambo is not played with the cards/],
  ])('is not opened with %s', async (_what, more, why) => {
    const ada = await hall.arrives('Ada');
    await hall.table.ticker.advance(0);
    const asked = await ada
      .asks({
        ...{ type: 'create', title: '', seats: 2, options: {}, visibility: 'open', seconds: 0 },
        ...{ spectators: null, help: true, ...play, ...more },
      } as Parameters<Guest['asks']>[0])
      .catch((error: unknown) => error);
    expect(asked).toMatchObject({ type: 'sorry', text: expect.stringMatching(why) });
  });

  test('is not opened with cards that somebody else brought, and nothing is read for that', async () => {
    const eve = await hall.arrives('Eve');
    strangers.add('eve');
    const asked = await eve.asks({
      ...{ type: 'create', title: '', seats: 2, options: {}, visibility: 'open', seconds: 0 },
      ...{ spectators: null, help: true, ...play },
    } as Parameters<Guest['asks']>[0]);
    expect(asked).toMatchObject({ type: 'sorry', text: 'There are no such cards here.' });
    expect(sets.reads()).toBe(0);
  });

  test('says why it cannot begin when they are gone, and other tables go on', async () => {
    const { ada, bo, room } = await hall.twoAtATable(play);
    for (const guest of [ada, bo]) await guest.does({ type: 'ready', room, brought: 'ab' });
    sets.put(null);
    expect(await ada.asks({ type: 'start', room })).toMatchObject({
      text: 'The cards "harbour" are not here any more.',
    });
    const cy = await hall.arrives('Cy');
    await hall.creates(cy);
    expect(cy.room.game).toBe('jambo');
  });

  test('is known to those who are or played at it, and to nobody else', async () => {
    const { ada, bo, room } = await hall.twoAtATable(play);
    const print = nameOf(HARBOUR).split('@')[1] ?? '';
    const isFor = (guest: string): Promise<boolean> => hall.rooms.isAtTableWith(guest, print);

    expect(await Promise.all(['ada', 'bo', 'cy'].map(isFor))).toEqual([true, true, false]);
    expect(await hall.rooms.isAtTableWith('ada', 'f'.repeat(32))).toBe(false);
    const cy = await hall.arrives('Cy');
    await cy.does({ type: 'enter', code: ada.room.code });
    expect(await isFor('cy')).toBe(true);
    await cy.does({ type: 'leave', room });
    expect(await isFor('cy')).toBe(false);
    const match = await hall.startsWith([ada, bo], room);
    await bo.does({ type: 'leave', room });
    expect(await isFor('bo')).toBe(true);
    expect(await hall.rooms.useOfCards(print)).toBe('played');

    await hall.concedes(match, 0);
    await bo.does({ type: 'enter', code: ada.room.code });
    for (const guest of [ada, bo]) await guest.does({ type: 'leave', room });
    expect(hall.rooms.count, 'the table is gone').toBe(0);
    expect(await Promise.all(['ada', 'bo', 'cy'].map(isFor))).toEqual([true, true, false]);
    expect(await hall.rooms.useOfCards(print)).toBe('kept');
  });
});
