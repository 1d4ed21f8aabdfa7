import { imagine } from '@dealers-choice/bots';
import { sequence } from '@dealers-choice/effects';
import { type Host, host, recordOf, replay } from '@dealers-choice/host';
import { describe, expect, test } from 'vitest';
import {
  type Action,
  apply,
  type CopyId,
  fork,
  hashOf,
  load,
  moves,
  type Program,
  SPECTATOR,
  sample,
  seedRng,
  type Viewer,
  view,
} from '../src/index.ts';
import { bow, draw, lay, type Salon, salon } from './salon.ts';
import { ALICE, BOLA, CHIDI, json } from './seating.ts';

/** Lays out cards in peace, then discards: only that ends the turn and shows it. */
const show: Action<Salon> = {
  id: 'show',
  cards: (x) => x.t.hand[x.you],
  do(x) {
    const { card, you } = x;
    x.move(card, 'row', you);
    x.tell?.({ type: 'laid', seat: you, card });
  },
};
const discard: Action<Salon> = {
  id: 'discard',
  cards: (x) => x.t.hand[x.you],
  do(x) {
    const { card, you } = x;
    x.move(card, 'discard');
    x.tell?.({ type: 'laid', seat: you, card });
    x.commit();
    x.nextTurn();
    x.t.active = x.after(you);
  },
};
const lookUp: Action<Salon> = { ...draw, id: 'look-up' };
const win: Action<Salon> = { id: 'win', do: (x) => x.end('won', [x.you]) };
const actions = [show, discard, lookUp, bow, win];

const turns = (watched: boolean): Program<Salon> =>
  sequence<Salon>((p) =>
    p.while(
      () => true,
      (turn) =>
        turn
          .menu({ by: (x) => x.t.active, prompt: 'draw', actions: [draw] })
          .do((x) => x.draft(x.t.active, watched))
          .keep('whose', (x) => x.t.active)
          .while(
            (x, { whose }) => x.t.active === whose,
            (step) => step.menu({ by: (x) => x.t.active, prompt: 'play', actions }),
          ),
    ),
  );
const table = (watched: boolean, seats = 2) =>
  host(salon(turns(watched), { actions: [draw, ...actions] }), { seed: 2, seats });
const hand = (t: Host<Salon>, nth = 0): CopyId => t.match.table.hand[ALICE][nth] as CopyId;

/** What each of the others sees and has heard. */
function onlookers(t: Host<Salon>, viewers: Viewer[] = [BOLA, SPECTATOR]) {
  const heard = viewers.map(() => [] as unknown[]);
  for (const [i, viewer] of viewers.entries()) t.listen(viewer, (event) => heard[i]?.push(event));
  return () => json({ views: viewers.map((viewer) => t.view(viewer)), heard });
}

describe('a private draft', () => {
  function drafting() {
    const t = table(false);
    t.play(ALICE, { do: 'draw' });
    return { t, others: onlookers(t) };
  }

  test('is nobody else’s business, whatever is laid and taken back', () => {
    const { t, others } = drafting();
    const before = others();
    const [one, two] = [hand(t, 0), hand(t, 1)];
    for (const step of [
      () => t.play(ALICE, { do: 'show', card: one }),
      () => t.play(ALICE, { do: 'show', card: two }),
      () => t.undo(ALICE),
      () => t.play(ALICE, { do: 'bow' }),
      () => t.undo(ALICE),
      () => t.undo(ALICE),
      () => t.change(ALICE, { do: 'bow' }),
      () => t.play(ALICE, { do: 'show', card: two }),
      () => t.change(ALICE, { do: 'show', card: one }),
    ]) {
      step();
      expect(others()).toEqual(before);
    }
  });
  test('is seen and heard by the seat itself at once', () => {
    const { t } = drafting();
    const heard: string[] = [];
    t.listen(ALICE, ({ type }) => heard.push(type));
    t.play(ALICE, { do: 'show', card: hand(t) });
    expect(t.view(ALICE).table.row[ALICE]).toHaveLength(1);
    t.undo(ALICE);
    expect(t.view(ALICE).table.row[ALICE]).toHaveLength(0);
    expect(heard).toEqual(['laid', 'TOOK_BACK']);
  });
  test('its checkpoint is for the kernel: no view holds it', () => {
    const { t } = drafting();
    t.play(ALICE, { do: 'show', card: hand(t) });
    expect(t.match.draft?.checkpoint).not.toBeNull();
    expect(t.view(ALICE).draft).toEqual({ seat: ALICE, watched: false, checkpoint: null });
    for (const viewer of [BOLA, SPECTATOR] as const) expect(t.view(viewer).draft).toBeNull();
  });
  test('it is kept from the first answer on, unless that answer commits', () => {
    const fold: Action<Salon> = {
      id: 'fold',
      commits: true,
      do(x) {
        x.tell?.({ type: 'spoke', seat: x.you, what: 'folds' });
        x.draft(x.you);
      },
    };
    const game = salon(
      sequence<Salon>((p) =>
        p
          .do((x) => x.draft(ALICE))
          .while(
            () => true,
            (each) => each.menu({ prompt: 'play', actions: [fold, bow] }),
          ),
      ),
      { actions: [fold, bow] },
    );
    const t = host(game, { seed: 1 });
    const others = onlookers(t);
    expect(t.match.draft).toEqual({ seat: ALICE, watched: false, checkpoint: null });
    for (const seen of others().views) expect(seen.draft).toBeNull();
    const copy = fork(game, t.match);
    apply(game, copy, ALICE, { do: 'fold' });
    expect(copy.draft).toEqual({ seat: ALICE, watched: false, checkpoint: null });
    t.play(ALICE, { do: 'bow' });
    expect(t.match.draft?.checkpoint).toMatchObject({ draft: null, answers: 0 });
    expect(others().heard).toEqual([[], []]);
    t.play(ALICE, { do: 'fold' });
    expect(t.match.draft?.checkpoint).toBeNull();
    expect(others().heard[0]).toMatchObject([{ what: 'bows' }, { what: 'folds' }]);
    expect(t.canUndo(ALICE)).toBe(false);
    expect(() => replay(game, recordOf(t))).not.toThrow();
  });
  test('becomes known when it commits: the others hear what stands, in order', () => {
    const { t, others } = drafting();
    const [one, two, three] = [hand(t, 0), hand(t, 1), hand(t, 2)];
    t.play(ALICE, { do: 'show', card: one });
    t.undo(ALICE);
    t.play(ALICE, { do: 'show', card: two });
    t.play(ALICE, { do: 'bow' });
    t.play(ALICE, { do: 'discard', card: three });
    const { views, heard } = others();
    for (const list of heard) {
      expect(list).toEqual([
        { type: 'laid', seat: ALICE, card: two },
        { type: 'spoke', seat: ALICE, what: 'bows' },
        { type: 'laid', seat: ALICE, card: three },
      ]);
    }
    for (const seen of views) {
      expect(seen.table.row[ALICE]).toEqual([two]);
      expect(seen.table.discard).toEqual([three]);
      expect(seen.asking?.seats).toEqual([BOLA]);
    }
    expect(t.canUndo(ALICE)).toBe(false);
  });
  test('the answers that are nobody else’s business are not told by a refusal either', () => {
    const { t } = drafting();
    const before = t.play(BOLA, { do: 'show', card: 1 as CopyId });
    t.play(ALICE, { do: 'show', card: hand(t) });
    expect(t.play(BOLA, { do: 'show', card: 1 as CopyId })).toEqual(before);
    expect(before?.code).toBe('not-asked');
  });
  test('what the seat learns in it stays, and is still nobody else’s business', () => {
    const { t, others } = drafting();
    t.play(ALICE, { do: 'bow' });
    const before = others();
    t.play(ALICE, { do: 'look-up' });
    expect(t.canUndo(ALICE)).toBe(false);
    expect(others()).toEqual(before);
    t.play(ALICE, { do: 'bow' });
    expect(t.undo(ALICE)).toBeNull();
    expect(others()).toEqual(before);
    t.play(ALICE, { do: 'discard', card: hand(t) });
    expect(others().heard[0]).toMatchObject([{ type: 'spoke' }, { type: 'drew', card: 0 }, { type: 'laid' }]);
  });
  test('taking back the move that opened it is heard by all', () => {
    const opens: Action<Salon> = {
      id: 'open',
      do(x) {
        x.tell?.({ type: 'spoke', seat: x.you, what: 'begins' });
        x.draft(x.you);
      },
    };
    const game = salon(
      sequence<Salon>((p) =>
        p.menu({ prompt: 'begin', actions: [opens] }).while(
          () => true,
          (each) => each.menu({ prompt: 'play', actions }),
        ),
      ),
      { actions: [opens, ...actions] },
    );
    const t = host(game, { seed: 1 });
    const heard: string[] = [];
    t.listen(BOLA, ({ type }) => heard.push(type));
    const before = hashOf(t.match);
    t.play(ALICE, { do: 'open' });
    t.play(ALICE, { do: 'bow' });
    t.undo(ALICE);
    expect(heard).toEqual(['spoke']);
    t.undo(ALICE);
    expect(heard).toEqual(['spoke', 'TOOK_BACK']);
    expect(hashOf(t.match)).toBe(before);
  });
  test('can be saved, forked and gone on with; the checkpoint goes along', () => {
    const { t, others } = drafting();
    t.play(ALICE, { do: 'show', card: hand(t) });
    const { game } = t;
    const again = load(game, json(t.match));
    expect(hashOf(again)).toBe(hashOf(t.match));
    for (const [i, viewer] of ([BOLA, SPECTATOR] as const).entries()) {
      expect(view(game, again, viewer)).toEqual(others().views[i]);
      expect(view(game, fork(game, again), viewer)).toEqual(others().views[i]);
    }
  });
  test('the seat’s own bot can go on from its view', () => {
    const { t } = drafting();
    t.play(ALICE, { do: 'show', card: hand(t) });
    const world = imagine(t.game, t.view(ALICE), seedRng(1));
    expect(moves(t.game, world, ALICE)).toEqual(moves(t.game, t.match, ALICE));
  });
  test('another seat’s bot sees the position before it', () => {
    const { t } = drafting();
    const before = hashOf(imagine(t.game, t.view(BOLA), seedRng(1)));
    t.play(ALICE, { do: 'show', card: hand(t) });
    expect(hashOf(imagine(t.game, t.view(BOLA), seedRng(1)))).toBe(before);
  });
  test('a record leaves it out while it is open', () => {
    const { t } = drafting();
    const before = recordOf(t);
    t.play(ALICE, { do: 'show', card: hand(t) });
    t.play(ALICE, { do: 'look-up' });
    expect(recordOf(t)).toEqual(before);
    expect(() => replay(t.game, recordOf(t))).not.toThrow();
    t.play(ALICE, { do: 'discard', card: hand(t) });
    expect(recordOf(t).moves).toHaveLength(4);
    expect(() => replay(t.game, recordOf(t))).not.toThrow();
  });
  test('an end inside it is seen by all', () => {
    const { t, others } = drafting();
    t.play(ALICE, { do: 'bow' });
    t.play(ALICE, { do: 'win' });
    for (const seen of others().views) expect(seen.over).toEqual({ reason: 'won', winners: [ALICE] });
    expect(others().heard[0]).toMatchObject([{ type: 'spoke' }]);
    expect(() => replay(t.game, recordOf(t))).not.toThrow();
  });
  test('cannot ask another seat: it would not know what about', () => {
    const main = sequence<Salon>((p) => p.do((x) => x.draft(ALICE)).yesNo('q', { by: () => BOLA, prompt: 'q' }));
    expect(() => host(salon(main), { seed: 1 })).toThrow('inside a draft');
  });
  test.each([ALICE, BOLA])('seat %i gives up: the draft is taken back, and the match is over for all', (seat) => {
    const { t, others } = drafting();
    const card = hand(t);
    t.play(ALICE, { do: 'show', card });
    t.concede(seat);
    for (const seen of others().views) {
      expect(seen.over?.reason).toBe('CONCEDED');
      expect(seen.table.row[ALICE]).toEqual([]);
    }
    expect(others().heard[0]).toEqual([{ type: 'CONCEDED', seat }]);
    expect(recordOf(t).moves).toEqual([
      { seat: ALICE, move: { do: 'draw' } },
      { seat, concede: true },
    ]);
    expect(() => replay(t.game, recordOf(t))).not.toThrow();
  });
  test('somebody comes and goes meanwhile: all of it can still be taken back, and nobody else hears of that', () => {
    const { t, others } = drafting();
    const before = hashOf(t.match);
    t.play(ALICE, { do: 'show', card: hand(t) });
    t.handOver(BOLA, 'bot');
    t.play(ALICE, { do: 'bow' });
    t.handOver(BOLA, 'person');
    const seen = others();

    expect([t.undo(ALICE), t.undo(ALICE)]).toEqual([null, null]);

    expect(hashOf(t.match)).toBe(before);
    expect(others()).toEqual(seen);
    expect(seen.heard[0]).toMatchObject([{ type: 'SEAT_TO_AI' }, { type: 'SEAT_TO_HUMAN' }]);
    expect(t.canUndo(ALICE)).toBe(false);
  });
  test('somebody is handed over and somebody gives up: that was before the concession', () => {
    const { t } = drafting();
    t.play(ALICE, { do: 'show', card: hand(t) });
    t.play(ALICE, { do: 'bow' });
    t.handOver(BOLA, 'bot');

    t.concede(BOLA);

    const record = recordOf(t);
    expect(record.handed).toEqual([{ after: 1, seat: BOLA, to: 'bot' }]);
    expect(record.moves).toHaveLength(2);
    const again = replay(t.game, record);
    expect(recordOf(again)).toEqual(record);
    expect(again.log.slice(1)).toEqual([
      { seat: BOLA, to: 'bot' },
      { seat: BOLA, concede: true },
    ]);
  });
  test('somebody gives up and the match goes on: the draft begins again', () => {
    const game = salon(turns(false), {
      actions: [draw, ...actions],
      concede: (x, seat) => {
        x.t.said.push(`seat ${seat} is gone`);
      },
    });
    const t = host(game, { seed: 2, seats: 3 });
    t.play(ALICE, { do: 'draw' });
    const others = onlookers(t, [BOLA]);
    t.play(ALICE, { do: 'bow' });
    t.concede(CHIDI);
    expect(others().views[0]?.table.said).toEqual(['seat 2 is gone']);
    expect(t.match.asking).toMatchObject({ seats: [ALICE], prompt: 'play' });
    const before = others();
    t.play(ALICE, { do: 'bow' });
    expect(others()).toEqual(before);
    expect(() => replay(t.game, recordOf(t))).not.toThrow();
  });
});

describe('an open draft', () => {
  test('is watched by all, and everything laid can still be taken back', () => {
    const t = table(true);
    t.play(ALICE, { do: 'draw' });
    const others = onlookers(t);
    const before = others();
    const card = hand(t);
    t.play(ALICE, { do: 'show', card });
    expect(others().views[0]?.table.row[ALICE]).toEqual([card]);
    expect(others().heard[1]).toEqual([{ type: 'laid', seat: ALICE, card }]);
    expect(t.undo(ALICE)).toBeNull();
    expect(others().views).toEqual(before.views);
    expect(others().heard[0]).toMatchObject([{ type: 'laid' }, { type: 'TOOK_BACK' }]);
  });
  test('is part of the record', () => {
    const t = table(true);
    t.play(ALICE, { do: 'draw' });
    t.play(ALICE, { do: 'show', card: hand(t) });
    expect(recordOf(t).moves).toHaveLength(2);
    expect(() => replay(t.game, recordOf(t))).not.toThrow();
  });
  test('what the seat learns in it cannot be taken back', () => {
    const t = table(true);
    t.play(ALICE, { do: 'draw' });
    t.play(ALICE, { do: 'look-up' });
    expect(t.canUndo(ALICE)).toBe(false);
  });
});

test('whole matches of private drafts: nobody sees anything before it is committed, and all replay', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const playing = actions.filter(({ id }) => id !== 'win' && id !== 'look-up');
    const t = host(salon(turns(false), { actions: [draw, ...actions], maxTurns: 6 }), { seed, seats: 3 });
    const rng = seedRng(seed);
    const others = onlookers(t, [ALICE, BOLA, CHIDI, SPECTATOR]);
    for (let i = 0; i < 60 && !t.match.over && t.match.table.deck.length > 0; i++) {
      const seat = t.match.asking?.seats[0] ?? ALICE;
      const { views, heard } = others();
      const wasDrafting = t.match.draft !== null;
      const wavers = i % 5 === 4 && t.canUndo(seat);
      const open = moves(t.game, t.view(seat), seat).filter(
        (m) => 'do' in m && (m.do === 'draw' || playing.some(({ id }) => id === m.do)),
      );
      if (open.length === 0) break;
      const move = open[i % open.length] ?? sample(t.game, t.view(seat), seat, rng);
      if (wavers) t.undo(seat);
      else expect(t.play(seat, move)).toBeNull();
      if (!wasDrafting || t.match.draft === null || t.match.draft.seat !== seat) continue;
      const now = others();
      for (const viewer of [ALICE, BOLA, CHIDI].filter((other) => other !== seat)) {
        expect(now.views[viewer]).toEqual(views[viewer]);
        expect(now.heard[viewer]).toEqual(heard[viewer]);
      }
    }
    expect(() => replay(t.game, recordOf(t))).not.toThrow();
  }
});

test('laying a card without a draft shows it for good', () => {
  const t = host(
    salon(
      sequence<Salon>((p) =>
        p.while(
          () => true,
          (s) => s.menu({ prompt: 'm', actions: [lay] }),
        ),
      ),
      { actions: [lay] },
    ),
    { seed: 1 },
  );
  t.play(ALICE, { do: 'lay', card: hand(t) });
  expect(t.canUndo(ALICE)).toBe(false);
});

test.each([false, true])('who gives up in the middle of a draft (watched: %s) leaves none behind', (watched) => {
  const main = turns(watched);
  const game = salon(main, {
    actions: [draw, ...actions],
    concede(x, seat) {
      x.abandon(main);
      x.t.active = x.after(seat);
      x.run(main, 0);
    },
  });
  const t = host(game, { seed: 2, seats: 3 });
  t.play(ALICE, { do: 'draw' });
  t.play(ALICE, { do: 'show', card: hand(t) });
  expect(t.concede(ALICE)).toBeNull();
  expect(t.match.draft).toBeNull();
  expect(t.match.asking?.seats).toEqual([BOLA]);
  expect(t.play(BOLA, { do: 'draw' })).toBeNull();
  expect(t.play(BOLA, { do: 'bow' })).toBeNull();
  expect(() => replay(game, recordOf(t))).not.toThrow();
});
