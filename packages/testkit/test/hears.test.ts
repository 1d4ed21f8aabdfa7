/** A host that tells a viewer anything but what the kernel tells is found out, and a refusal comes from the view. */
import { type Host, host } from '@dealers-choice/host';
import { type Move, moves, no, refuse, type Seat, sample, seatsOf, seedRng, view } from '@dealers-choice/kernel';
import { findViolation } from '@dealers-choice/testkit';
import { describe, expect, test } from 'vitest';
import { hears } from '../src/conform/hears.ts';
import { type Toy, toy } from './toy.ts';

/** Whole random matches of the toy, in which sales are private drafts. */
function matches() {
  return Array.from({ length: 6 }, (_, i) => {
    const setup = { seed: i + 1, seats: 2 + (i % 3) };
    const played = host(toy(), setup);
    const rng = seedRng(`${i}/hears`);
    for (let seat = played.match.asking?.seats[0]; seat !== undefined; seat = played.match.asking?.seats[0])
      played.play(seat, sample(toy(), played.view(seat), seat, rng));
    return { game: played.game, setup, match: played.match, moves: played.moves };
  });
}
type Listen = Host<Toy>['listen'];
const wrong = (change: (listen: Listen, played: Host<Toy>) => Listen) => {
  const open = (...args: Parameters<typeof host<Toy>>): Host<Toy> => {
    const played = host<Toy>(...args);
    return Object.defineProperty(Object.create(played), 'listen', { value: change(played.listen, played) });
  };
  return matches()
    .map((one) => hears(one, open))
    .find((found) => found !== null);
};

describe('what is heard at a host', () => {
  test('is what the kernel tells', () => {
    for (const one of matches()) expect(hears(one)).toBeNull();
    for (let seed = 1; seed <= 8; seed++)
      expect(findViolation(toy(), { seed, seats: 2 + (seed % 4) }, { checks: ['hears'] })).toBeNull();
  });

  test.each<[string, (listen: Listen, played: Host<Toy>) => Listen]>([
    ['somebody hears what another seat hears', (listen) => (viewer, hear) => listen(viewer === 1 ? 0 : viewer, hear)],
    [
      'one kind of event is lost',
      (listen) => (viewer, hear) => listen(viewer, (event) => event.type !== 'robbed' && hear(event)),
    ],
    [
      'an event is told twice',
      (listen) => (viewer, hear) =>
        listen(viewer, (event) => {
          hear(event);
          if (event.type === 'gambled') hear(event);
        }),
    ],
    [
      'a card is told that hides',
      (listen) => (viewer, hear) =>
        listen(viewer, (event) => hear(event.type === 'drew' ? { ...event, card: 7 as typeof event.card } : event)),
    ],
    [
      'a sale in a private draft is heard before the draft commits',
      (listen, { match }) =>
        (_viewer, hear) =>
          listen(match.draft?.seat ?? 0, hear),
    ],
  ])('is found out when %s', (_fault, change) => {
    expect(wrong(change)).toMatch(/^move \d+: .* is told one thing and hears another, events/);
  });
});

/** A reason that reads cards of another hand: on the full state it says more than the seat may know. */
const spying = (isHot: (card: number) => boolean) =>
  toy({
    actions: [
      {
        id: 'spy',
        refuse: (x) => (x.t.hand[x.after(x.you)].some(isHot) ? no('hot') : null),
        do: (x) => x.commit(),
      },
    ],
  });

test.each<[string, (card: number) => boolean]>([
  ['refuses what the full state would allow', (card) => card < 13],
  ['plays what the full state would refuse', (card) => card > 12],
])('a host %s, if the reason reads a hidden card', (_what, isHot) => {
  const game = spying(isHot);
  const spy: Move = { do: 'spy' };
  let unlike = 0;
  for (let seed = 1; seed <= 10; seed++) {
    const played = host(game, { seed, seats: 2 });
    const [seat = 0 as Seat] = played.match.asking?.seats ?? seatsOf(2);
    const [onView, onMatch] = [view(game, played.match, seat), played.match].map((at) => refuse(game, at, seat, spy));
    if (onView?.code !== onMatch?.code) unlike++;
    expect(moves(game, played.view(seat), seat).some((move) => 'do' in move && move.do === 'spy')).toBe(!onView);
    expect(played.play(seat, spy)).toEqual(onView);
    expect(played.moves).toHaveLength(onView ? 0 : 1);
  }
  expect(unlike).toBeGreaterThan(0);
});

test('a host that refuses from the full state is found out', () => {
  const game = spying((card) => card > 12); // a card that is face down is 0
  const full = (...args: Parameters<typeof host<Toy>>): Host<Toy> => {
    const played = host<Toy>(...args);
    const play: Host<Toy>['play'] = (seat, move) => refuse(game, played.match, seat, move) ?? played.play(seat, move);
    return Object.defineProperty(Object.create(played), 'play', { value: play });
  };
  const found = Array.from({ length: 10 }, (_, i) => {
    const setup = { seed: i + 1, seats: 2 };
    const { match } = host(game, setup);
    const moves = [{ seat: match.asking?.seats[0] ?? (0 as Seat), move: { do: 'spy' } }];
    return hears({ game, setup, match, moves }, full);
  });
  expect(found.find((one) => one !== null)).toContain("the host and the seat's own view differ, refusal");
});
