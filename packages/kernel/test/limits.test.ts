import { sequence, talk } from '@dealers-choice/effects';
import { host } from '@dealers-choice/host';
import { describe, expect, test } from 'vitest';
import {
  type Action,
  BadSetup,
  type CopyId,
  concede,
  defineGame,
  hashOf,
  moves,
  type Program,
  play,
  refuse,
  SPECTATOR,
  start,
  view,
} from '../src/index.ts';
import { bow, draw, lay, menuOf, pass, type Salon, salon, topOf } from './salon.ts';
import { ALICE, arrange, BOLA, CHIDI, plays, seated } from './seating.ts';

const game = salon(menuOf(bow, pass, draw), { actions: [bow, pass, draw] });

describe('giving up', () => {
  test('ends the match for the others, whoever was asked', () => {
    const t = host(game, { seed: 1, seats: 3 });
    const heard: unknown[] = [];
    t.listen(SPECTATOR, (event) => heard.push(event));
    expect(t.concede(BOLA)).toBeNull();
    expect(t.match.over).toEqual({ reason: 'CONCEDED', winners: [ALICE, CHIDI] });
    expect(t.match.asking).toBeNull();
    expect(heard).toEqual([{ type: 'CONCEDED', seat: BOLA }]);
    expect(t.concede(ALICE)?.code).toBe('over');
    expect(t.play(ALICE, { do: 'bow' })?.code).toBe('over');
  });
  test('is in the log, is not a move, and cannot be taken back', () => {
    const t = host(game, { seed: 1 });
    expect(moves(game, t.match, ALICE)).not.toContainEqual({ concede: true });
    t.play(ALICE, { do: 'bow' });
    t.concede(ALICE);
    expect(t.log).toEqual([
      { seat: ALICE, move: { do: 'bow' } },
      { seat: ALICE, concede: true },
    ]);
    expect(t.undo(ALICE)?.code).toBe('over');
  });
  test('a game may go on without the seat, and knows who gave up', () => {
    const hardy = salon(menuOf(bow, pass), {
      actions: [bow, pass],
      concede: (x, seat) => {
        x.t.said.push(seat, x.you, x.card);
        x.tell?.({ type: 'spoke', seat, what: 'leaves' });
      },
    });
    const t = host(hardy, { seed: 1, seats: 3 });
    t.play(ALICE, { do: 'bow' });
    const before = t.match.asking;
    t.concede(CHIDI);
    expect(t.match.table.said).toEqual([CHIDI, CHIDI, 0]);
    expect(t.match.asking).toEqual(before);
    expect(t.canUndo(ALICE)).toBe(false);
  });
  test('a game may drop what was being asked', () => {
    const inner: Program<Salon> = sequence<Salon>((p) => p.yesNo('q', { by: () => BOLA, prompt: 'q' }));
    const main = sequence<Salon>((p) => p.run(() => inner).do((x) => x.end('dropped', [])));
    const dropping = salon(main, { programs: { inner }, concede: (x) => x.abandon(inner) });
    const match = seated(dropping, () => {});
    concede(dropping, match, BOLA);
    expect(match.over?.reason).toBe('dropped');
  });
});

describe('no table hangs', () => {
  test.each<[string, Program<Salon>]>([
    [
      'a loop without a question',
      sequence<Salon>((p) =>
        p.while(
          () => true,
          (each) => each.do(() => {}),
        ),
      ),
    ],
    [
      'a loop that only tests',
      sequence<Salon>((p) =>
        p.while(
          () => true,
          (each) =>
            each.when(
              () => false,
              (no) => no.do(() => {}),
            ),
        ),
      ),
    ],
    [
      'a talk that runs and runs',
      talk<Salon, { n: number }>({
        registers: { n: 'open' },
        start: () => ({ n: 0 }),
        next: (x) => x.run(x.game.programs.get('other') ?? x.bug('no other')),
        hear: () => {},
      }),
    ],
  ])('%s is cut', (_what, main) => {
    const other = sequence<Salon>((p) => p.do(() => {}));
    const match = start(salon(main, { programs: { other }, maxSteps: 500 }), { seed: 1 });
    expect(match.over).toEqual({ reason: 'cut', winners: [] });
    expect(match.asking).toBeNull();
  });
  test('a program that calls itself is cut', () => {
    const main: Program<Salon> = sequence<Salon>((p) => p.run(() => main));
    expect(start(salon(main, { maxSteps: 300 }), { seed: 1 }).over?.reason).toBe('cut');
  });
  test('a decision allows all forced steps again', () => {
    const main = sequence<Salon>((p) =>
      p.while(
        () => true,
        (each) => each.menu({ prompt: 'm', actions: [bow] }),
      ),
    );
    const patient = salon(main, { actions: [bow], maxSteps: 20 });
    const match = seated(patient, () => {});
    for (let i = 0; i < 100; i++) plays(patient, match, ALICE, { do: 'bow' });
    expect(match.over).toBeNull();
  });
  test('too many answers in one turn are cut, a new turn counts from zero', () => {
    const brief = salon(menuOf(bow, pass), { actions: [bow, pass], maxAnswers: 5 });
    const match = seated(brief, () => {});
    for (let round = 0; round < 4; round++) {
      const seat = match.table.active;
      for (let i = 0; i < 4; i++) plays(brief, match, seat, { do: 'bow' });
      plays(brief, match, seat, { do: 'pass' });
      expect(match.over).toBeNull();
    }
    const seat = match.table.active;
    for (let i = 0; i < 6; i++) play(brief, match, seat, { do: 'bow' });
    expect(match.over).toEqual({ reason: 'cut', winners: [] });
  });
  test('reaching maxTurns is the ending cut', () => {
    const short = salon(menuOf(pass), { actions: [pass], maxTurns: 3 });
    const match = seated(short, () => {});
    for (let i = 0; i < 3; i++) plays(short, match, match.table.active, { do: 'pass' });
    expect(match.over).toBeNull();
    plays(short, match, match.table.active, { do: 'pass' });
    expect(match.over?.reason).toBe('cut');
    expect(match.asking).toBeNull();
  });
  test('a win on the very last answer is a win', () => {
    const win: Action<Salon> = { id: 'win', do: (x) => x.end('won', [x.you]) };
    const last = salon(menuOf(bow, win), { actions: [bow, win], maxAnswers: 2 });
    const match = seated(last, () => {});
    plays(last, match, ALICE, { do: 'bow' });
    plays(last, match, ALICE, { do: 'bow' });
    plays(last, match, ALICE, { do: 'win' });
    expect(match.over?.reason).toBe('won');
  });
});

describe('what rules must not do', () => {
  test('leave a card in the middle of the table when a menu opens', () => {
    const lose: Action<Salon> = { id: 'lose', do: (x) => x.move(topOf(x), 'peek') };
    const careless = salon(menuOf(lose), { actions: [lose] });
    const match = seated(careless, () => {});
    expect(() => play(careless, match, ALICE, { do: 'lose' })).toThrow('a card was left behind in peek');
  });
  test('call the kernel from inside a rule', () => {
    const nosy: Action<Salon> = { id: 'nosy', do: (x) => void refuse(x.game, x.match, ALICE, { do: 'bow' }) };
    const other = salon(menuOf(nosy, bow), { actions: [nosy, bow] });
    const match = seated(other, () => {});
    expect(() => play(other, match, ALICE, { do: 'nosy' })).toThrow('entered twice');
    // And the rules are free again afterwards.
    const again = seated(other, () => {});
    expect(play(other, again, ALICE, { do: 'bow' })).toBeNull();
  });
  test('call it from inside an event, where the position is half done', () => {
    const match = seated(game, () => {});
    expect(() => play(game, match, ALICE, { do: 'bow' }, () => refuse(game, match, ALICE, { do: 'bow' }))).toThrow(
      'entered twice',
    );
  });
  test('ask while a question is open', () => {
    expect(() => seated(game, (x) => x.ask('yes-no', ALICE, 'second', { options: ['yes'] }))).toThrow(
      '"second" is asked while "act" is open',
    );
  });
  test('move a card that is not where it should be', () => {
    const match = seated(game, () => {});
    match.table.deck.pop();
    expect(() =>
      arrange(game, match, (x) => {
        for (let copy = 1; copy < match.where.length; copy++) x.move(copy as never, 'discard');
      }),
    ).toThrow('is not in deck');
  });
  test('end the main program before the match', () => {
    expect(() => start(salon(sequence<Salon>((p) => p.do(() => {}))), { seed: 1 })).toThrow('the match did not');
  });
  test('end twice: the first ending stands', () => {
    const match = seated(game, (x) => {
      x.end('won', [BOLA]);
      x.end('lost', [ALICE]);
    });
    expect(match.over).toEqual({ reason: 'won', winners: [BOLA] });
  });
  test('remember anything from one call to the next', () => {
    const told: number[] = [];
    const spy: Action<Salon> = { id: 'spy', cards: (x) => x.t.hand[x.you], do: () => {} };
    const main = sequence<Salon>((p) =>
      p.while(
        () => true,
        (each) => each.menu({ prompt: 'm', actions: [spy] }).do((x) => void told.push(x.card, x.at)),
      ),
    );
    const watched = salon(main, { actions: [spy] });
    const match = seated(watched, () => {});
    for (const move of moves(watched, match, ALICE)) {
      refuse(watched, match, ALICE, move);
      plays(watched, match, ALICE, move);
    }
    expect(told.slice(-2)).toEqual([0, 0]);
  });
});

describe('declaring a game', () => {
  const { def } = game;
  test('main must be among the programs', () => {
    expect(() => defineGame({ ...def, main: 'nowhere' })).toThrow('main is "nowhere"');
  });
  test('two programs need two names', () => {
    const effect = sequence<Salon>((p) => p.do(() => {}));
    const cards = [{ id: 'x', copies: 1, effect }];
    expect(() => defineGame({ ...def, cards, programs: { ...def.programs, 'x.effect': effect } })).toThrow(
      'two programs are called "x.effect"',
    );
  });
  test('a bad setup says what would be right', () => {
    expect(() => start(game, { seed: 1, seats: 5 })).toThrow(BadSetup);
  });
  test('one seed, one match', () => {
    const hash = (seed: number | string) => hashOf(start(game, { seed }));
    expect(hash(7)).toBe(hash(7));
    expect(hash(7)).toBe(hash('7'));
    expect(hash(7)).not.toBe(hash(8));
    expect(view(game, start(game, { seed: 7 }), SPECTATOR)).toEqual(view(game, start(game, { seed: 8 }), SPECTATOR));
  });
  test('what was played before on the same table does not matter', () => {
    const curious = salon(menuOf(lay, pass), {
      actions: [lay, pass],
      deal: (x) => {
        x.move(topOf(x), 'hand', BOLA);
        x.move(topOf(x), 'hand', ALICE);
        x.t.said.push(x.you, x.answering, x.source, x.card, x.at);
      },
    });
    const match = start(curious, { seed: 7 });
    const fresh = hashOf(match);
    plays(curious, match, ALICE, { do: 'pass' });
    plays(curious, match, BOLA, { do: 'lay', card: match.table.hand[BOLA][0] as CopyId });
    plays(curious, match, BOLA, { do: 'pass' });
    plays(curious, match, ALICE, { do: 'pass' });
    moves(curious, match, BOLA);
    refuse(curious, match, BOLA, { do: 'lay', card: 3 as CopyId });
    expect(hashOf(start(curious, { seed: 7 }))).toBe(fresh);
  });
});

test('a game hears of every question that opens and of the end, also of one it did not make', () => {
  const seen: string[] = [];
  const watched = salon(menuOf(bow, pass), {
    actions: [bow, pass],
    maxAnswers: 2,
    settled: ({ match, tell }) => {
      seen.push(match.over?.reason ?? match.asking?.prompt ?? 'nothing');
      tell?.({ type: 'spoke', seat: 0, what: 'looked' });
    },
  });
  const t = host(watched, { seed: 1 });
  const heard: unknown[] = [];
  t.listen(SPECTATOR, (event) => heard.push(event));
  const prompt = t.match.asking?.prompt ?? '';
  for (let i = 0; i < 3; i++) t.play(ALICE, { do: 'bow' });
  expect(t.match.over?.reason).toBe('cut');
  expect(seen).toEqual([prompt, prompt, prompt, 'cut']);
  expect(heard.filter((event) => JSON.stringify(event).includes('looked'))).toHaveLength(3);
});
