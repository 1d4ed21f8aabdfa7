/** The mat of Dhappa Baaji is where the events have led, for whoever looks, in every kind of deal. */
import { type Dhappa, type DhappaEvent, dhappaBaaji } from '@dealers-choice/dhappa-baaji';
import { bots } from '@dealers-choice/dhappa-baaji/bot';
import { follow } from '@dealers-choice/dhappa-baaji/table';
import { host, isHostEvent } from '@dealers-choice/host';
import {
  type MatchOf,
  type Question,
  type Seat,
  SPECTATOR,
  sample,
  seedRng,
  type Viewer,
} from '@dealers-choice/kernel';
import { expect, test } from 'vitest';

type View = MatchOf<Dhappa>;

/** All that the events tell; of new hands only how many cards they have, for no event names those. */
function toldIn({ table: t, turn }: View, dealt: boolean): unknown {
  const { turnSeat, phase, depth, key, mustPlay, lastTurn, reshuffled, opened, pile, removed, runBy, runKind } = t;
  const { lockA, lockB, deal, starter, scoreA, scoreB } = t;
  return {
    ...{ turn, turnSeat, phase, depth, key, mustPlay, lastTurn, reshuffled, opened, pile, removed, runBy, runKind },
    ...{ lockA, lockB, deal, starter, scoreA, scoreB, deck: t.deck.length },
    hand: t.hand.map((cards) => (dealt ? cards.length : [...cards].sort((a, b) => a - b))),
    board: [...t.board].sort((a, b) => a - b).map((card) => [card, t.run[card], t.as[card]]),
  };
}

/** Plays a match and gives the moves after which the events had led somewhere else, and what was heard. */
function wrongIn(seats: 4 | 6, options: Partial<Dhappa['options']>, seed: string, viewer: Viewer) {
  const played = host(dhappaBaaji, { seats, options, seed });
  const rng = seedRng(seed);
  const heard = new Set<string>();
  const wrong: unknown[] = [];
  let events: DhappaEvent[] = [];
  played.listen(viewer, (event) => {
    if (!isHostEvent(event)) events.push(event);
  });
  let before = structuredClone(played.view(viewer));
  for (let moves = 0; moves < 500 && !played.match.over; moves++) {
    events = [];
    const [seat = 0] = (played.match.asking as Question).seats;
    played.play(seat, choose(played.view(seat), seat, moves, rng));
    const after = structuredClone(played.view(viewer));
    const led = events.reduce<View>(follow, before);
    const dealt = events.some(({ type }) => type === 'DEALT');
    const [told, is] = [JSON.stringify(toldIn(led, dealt)), JSON.stringify(toldIn(after, dealt))];
    if (told !== is) wrong.push({ events, told, is });
    for (const { type } of events) heard.add(type);
    before = after;
  }
  return { wrong, heard };
}

/** Captains play on; now and then somebody plays by chance, who swaps, shifts and melds what no captain would. */
function choose(view: View, seat: Seat, moves: number, rng: ReturnType<typeof seedRng>) {
  const move = moves % 2 === 0 ? null : bots[0]?.choose(view, seat, rng);
  return move ?? sample(dhappaBaaji, view, seat, rng);
}

test('the events of a move lead to the position after it', () => {
  const heard = new Set<string>();
  const wrong: unknown[] = [];
  const runs = [
    [4, {}, 0],
    [4, { draftVisibility: 'live', exhaustion: 'reshuffleOnce' }, SPECTATOR],
    [6, { match: 'points' }, 3],
  ] as const;
  for (const [seats, options, viewer] of runs) {
    for (let n = 0; n < 3; n++) {
      const found = wrongIn(seats, options, `followed ${n}`, viewer);
      wrong.push(...found.wrong);
      for (const type of found.heard) heard.add(type);
    }
  }

  expect(wrong.slice(0, 1)).toEqual([]);
  expect([...heard].sort()).toEqual(
    expect.arrayContaining([
      'DHAPPA',
      'DISCARDED',
      'DREW',
      'JOKER_SWAPPED',
      'OPENED',
      'PICKED',
      'RUNS_MELDED',
      'TWO_SHIFTED',
    ]),
  );
});
