import { random, recordOfRun, runMatch } from '@dealers-choice/bots';
import { type Entry, parseRecord, replay } from '@dealers-choice/host';
import { apply, hashOf, load, type MatchOf, type Move, moves, refuse, start } from '@dealers-choice/kernel';
import { findViolation } from '@dealers-choice/testkit';
import { given, rounds } from '@dealers-choice/testkit/vitest';
import { describe, expect, test } from 'vitest';
import {
  board,
  CARDS,
  goldBy,
  INTERACTIONS,
  type Jambo,
  type JamboEvent,
  jambo,
  ledgerOf,
  pendingResolution,
  TOKENS,
  WARES,
} from '../../src/index.ts';

const two = [random(jambo), random(jambo)];
const saved = (match: MatchOf<Jambo>): MatchOf<Jambo> => JSON.parse(JSON.stringify(match));
function goOn(match: MatchOf<Jambo>, entries: readonly Entry[]): string {
  for (const entry of entries) if ('move' in entry) apply(jambo, match, entry.seat, entry.move);
  return hashOf(match);
}
const asked = (match: MatchOf<Jambo>): string => match.asking?.prompt ?? '';

describe('saved and loaded', () => {
  test('[E-85] [J-22] every kind of open resolution: the same commands are legal, the game goes on the same', () => {
    const seen = new Map<string, number>();
    const isEnough = (): boolean => INTERACTIONS.every((kind) => (seen.get(kind) ?? 0) >= 4);
    for (let seed = 0; seed < 60 && !isEnough(); seed++) {
      const saves: { match: MatchOf<Jambo>; after: number }[] = [];
      let count = 0;
      const { match, moves: played } = runMatch(jambo, { seed: `save ${seed}` }, two, {
        onMove(now) {
          count++;
          const kind = pendingResolution(now)?.type;
          if (kind === undefined || (seen.get(kind) ?? 0) >= 4) return;
          seen.set(kind, (seen.get(kind) ?? 0) + 1);
          const [seat = 0] = now.asking?.seats ?? [];
          const again = load(jambo, saved(now));
          expect(again).toEqual(now);
          expect(moves(jambo, again, seat)).toEqual(moves(jambo, now, seat));
          expect(pendingResolution(again)).toEqual(pendingResolution(now));
          saves.push({ match: again, after: count });
        },
      });
      for (const { match: again, after } of saves) expect(goOn(again, played.slice(after))).toBe(hashOf(match));
    }

    expect([...seen.keys()].sort()).toEqual([...INTERACTIONS].sort());
  });

  test('[E-86] the same seed and the same commands: every position is the same', () => {
    for (let seed = 0; seed < 10; seed++) {
      const hashes: string[] = [];
      const setup = { seed: `again ${seed}` };
      const { moves: played } = runMatch(jambo, setup, two, { onMove: (match) => hashes.push(hashOf(match)) });

      const record = parseRecord(JSON.stringify(recordOfRun(jambo, setup, played)));
      const again: string[] = [];
      replay(jambo, record, { onMove: (host) => again.push(hashOf(host.match)) });

      expect(again).toEqual(hashes);
      expect(new Set(hashes).size).toBe(hashes.length);
    }
  });

  test('[E-86] another seed deals another match', () => {
    const hashes = Array.from({ length: 50 }, (_, seed) => hashOf(start(jambo, { seed })));

    expect(new Set(hashes).size).toBe(50);
  });
});

const SIZE = CARDS.reduce((sum, { copies }) => sum + copies, 0);
const KNOWN = new Set<string>(['DRAW', 'LOOKED', 'PLAY', ...INTERACTIONS]);

/** What is wrong with a position, counted here once more from the table alone. */
function faults({ table: t, asking, over }: MatchOf<Jambo>): string[] {
  const wrong: string[] = [];
  const unless = (holds: boolean, fault: () => string): void => {
    if (!holds) wrong.push(fault());
  };
  const cards = new Set<number>();
  let count = 0;
  for (const pile of [t.deck, t.discard, t.played, t.pool, ...t.hand, ...t.utilities, ...t.stands, ...t.looked]) {
    count += pile.length;
    for (const card of pile) cards.add(card);
  }
  unless(count === SIZE && cards.size === SIZE, () => `there are ${count} cards, ${cards.size} different`);
  const tokens: Record<string, number> = {};
  for (const wares of [...t.large, ...t.small, t.lot, t.waiting]) {
    for (const ware of wares) if (ware !== null) tokens[ware] = (tokens[ware] ?? 0) + 1;
  }
  for (const [i, ware] of WARES.entries()) {
    const left = t.supply[i] ?? -1;
    unless(left >= 0 && left + (tokens[ware] ?? 0) === TOKENS, () => `${left} + ${tokens[ware]} ${ware}`);
  }
  for (const seat of [0, 1] as const) {
    unless(t.gold[seat] >= 0, () => `seat ${seat + 1} has ${t.gold[seat]} gold`);
    unless(t.utilities[seat].length <= 3, () => `seat ${seat + 1} has too many utilities`);
    unless(t.large[seat].length === 6, () => `seat ${seat + 1} has no large stand of six`);
    const beside = t.small[seat].slice(3 * t.stands[seat].length);
    unless(
      beside.every((ware) => ware === null),
      () => `seat ${seat + 1} has wares beside the small stands`,
    );
  }
  unless(t.stands[0].length + t.stands[1].length <= 5, () => 'too many small stands');
  unless(t.actions >= 0 && t.actions <= 5, () => `${t.actions} actions are left`);
  unless((asking?.seats.length ?? 0) === (over ? 0 : 1), () => `${asking?.seats.length ?? 0} seats are asked`);
  unless(asking === null || KNOWN.has(asking.prompt), () => `${asking?.prompt} is no known question`);
  return wrong;
}

describe('random games', () => {
  test('[E-87] [J-65] one player to answer, nothing lost, gold as the ledger says, a right winner', () => {
    const played = new Set<string | null>();
    for (let seed = 0; seed < rounds(100, 250); seed++) {
      const told: JamboEvent[] = [];
      let trigger: number | null = null;
      const { match } = runMatch(jambo, { seed: `whatever ${seed}` }, two, {
        tell(event) {
          told.push(event);
          for (const { ofEvent } of jambo.def.proof?.shows ?? [])
            played.add(ofEvent?.(event, (copy) => jambo.faces[copy] ?? null) ?? null);
        },
        onMove(now) {
          const wrong = faults(now); // asserted only when there are some: a million assertions take long
          if (wrong.length > 0) expect(wrong).toEqual([]);
          if (trigger !== null && now.table.endgameTriggerPlayer !== trigger) expect.fail('the trigger changed');
          trigger = now.table.endgameTriggerPlayer;
        },
      });

      const { table, over } = match;
      for (const seat of [0, 1] as const) expect(goldBy(ledgerOf(told), seat)).toBe(table.gold[seat]);
      const [last = 0] = told.flatMap((event) => (event.type === 'TURN_STARTED' && event.final ? [event.seat] : []));
      const other = last === 0 ? 1 : 0;
      expect(over).toEqual({ reason: 'GOLD', winners: [table.gold[last] >= table.gold[other] ? last : other] });
      expect(told.filter(({ type }) => type === 'ENDGAME_TRIGGERED')).toHaveLength(1);
      expect(told.filter((event) => event.type === 'TURN_STARTED' && event.final)).toHaveLength(1);
      const check = board(match).endgameCheck;
      expect(check).toMatchObject({ triggered: true, triggerPlayer: other, finalTurnComplete: true });
      expect(check.triggerGold).toBeGreaterThanOrEqual(60);
    }
    // They were not all dull games: every kind of card was played in them.
    expect(CARDS.filter(({ id }) => !played.has(id))).toEqual([]);
  });

  test('[E-87] what is listed is accepted, what is not listed is refused and changes nothing', () => {
    for (let seed = 0; seed < 30; seed++) {
      const found = findViolation(jambo, { seed: `listed ${seed}` }, { checks: ['answers', 'conserves'], looks: 25 });
      expect(found?.message).toBeUndefined();
    }
  });

  test('two players who do nothing come to an end: one gold a turn', () => {
    const match = start(jambo, { seed: 1, options: { startSeat: '1' } });
    for (let answers = 0; match.asking; answers++) {
      expect(answers).toBeLessThan(200);
      const [seat = 0] = match.asking.seats;
      apply(jambo, match, seat, { do: asked(match) === 'DRAW' ? 'END_DRAW' : 'END_TURN' });
    }

    expect(match.table.gold).toEqual([60, 60]);
    expect(match.over).toEqual({ reason: 'GOLD', winners: [1] });
  });
});

test('[E-89] which of two Guards goes that the other side knows does not tell how the hand is ordered', () => {
  const { alice, bola, table } = given(jambo, {
    phase: 'PLAY',
    alice: { hand: ['hyena', 'parrot', 'well'] },
    bola: { hand: ['guard', 'boat', 'guard'], large: ['tea'] },
  });
  alice.plays('hyena'); // she sees his hand
  bola.chooses('no');
  alice.picks('boat');
  alice.picks('well');
  alice.plays('parrot');
  const turned = load(jambo, saved(table.match));
  turned.table.hand[bola.seat].reverse();

  for (const match of [table.match, turned]) apply(jambo, match, bola.seat, { choose: 'yes' });

  expect(turned.table.discard).toEqual(table.match.table.discard);
});

/** What R-17 says, from the question alone. */
function silence(match: MatchOf<Jambo>): Move {
  const q = match.asking;
  const [seat = 0] = q?.seats ?? [];
  const said: Record<string, Move> = {
    DRAW: { do: 'END_DRAW' },
    PLAY: { do: 'END_TURN' },
    LOOKED: { do: 'KEEP' },
    GUARD_WINDOW: { choose: 'no' },
    RAIN_MAKER_WINDOW: { choose: 'no' },
    AUCTION: { choose: 'pass' },
  };
  const usual = said[q?.prompt ?? ''];
  if (usual || !q) return usual ?? { choose: '' };
  // A utility that a Crocodile took may be used: the smallest number of uses is none.
  if (q.kind === 'yes-no') return { choose: 'no' };
  if (q.kind === 'option') return { choose: q.options[0] ?? '' };
  const legal = q.from.filter((thing) => refuse(jambo, match, seat, { also: thing })?.code !== 'JUST_TAKEN');
  return { pick: legal.slice(0, q.min) };
}

describe('a player who is missing', () => {
  test('R-17: every kind of question has the answer that stands for silence, and it is legal', () => {
    const met = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      runMatch(jambo, { seed: `silent ${seed}` }, two, {
        onMove(match) {
          const { asking } = match;
          if (!asking) return;
          met.add(asking.prompt);
          const [is, must] = [asking.ifAbsent, silence(match)].map(
            (ifAbsent) => `${asking.prompt}: ${JSON.stringify(ifAbsent)}`,
          );
          if (is !== must) expect(is).toBe(must);
          const refusal = refuse(jambo, match, asking.seats[0] ?? 0, silence(match));
          if (refusal) expect(refusal).toBeNull();
        },
      });
    }

    expect([...met].sort()).toEqual([...KNOWN].sort());
  });

  test('R-17: a game against somebody who never answers goes on, and ends', () => {
    for (let seed = 0; seed < 20; seed++) {
      const silent = { ...random(jambo), choose: (match: MatchOf<Jambo>) => silenceOf(match) };
      const { match } = runMatch(jambo, { seed: `absent ${seed}` }, [random(jambo), silent]);

      expect(match.over?.reason).toBe('GOLD');
    }
  });
});
const silenceOf = ({ asking }: MatchOf<Jambo>): Move | null =>
  asking === null || asking.ifAbsent === 'bot' ? null : asking.ifAbsent;
