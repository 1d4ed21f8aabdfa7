/** What the search knows of Jambo, and the levels that play by it. */
import { type Bot, imagine, levelsOf, random, runMatch, type Skills, think } from '@dealers-choice/bots';
import { fork, type MatchOf, type Move, refuse, type Seat, seedRng, view } from '@dealers-choice/kernel';
import { given } from '@dealers-choice/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { facts, WEIGHTS } from '../src/bot/facts.ts';
import { instinct, MASTER, SKILLS } from '../src/bot/instinct.ts';
import { merchant } from '../src/bot/merchant.ts';
import { tunable } from '../src/bot/tunable.ts';
import { type Jambo, jambo } from '../src/index.ts';

type Match = MatchOf<Jambo>;
type Has = { gold?: number; hand?: string[]; large?: string[]; utilities?: string[] };
const trader: Bot<Jambo> = { name: 'trader', about: '', choose: instinct.policy };
/** The levels, with so small a budget that whole matches take a moment. */
const quick: Skills = { ...SKILLS, master: { search: { ...SKILLS.master.search, iterations: 4 } } };
const levels = levelsOf(jambo, instinct, quick);
const master = levels[3] as Bot<Jambo>;

/** The first position of each turn of some matches between traders, after the first. */
function turnsOf(matches: number): Match[] {
  const found: Match[] = [];
  for (let seed = 0; seed < matches; seed++) {
    let turn = 1;
    runMatch(jambo, { seed: `turns ${seed}` }, [trader, merchant], {
      onMove(match) {
        if (match.turn > turn && !match.over) found.push(fork(jambo, match));
        turn = match.turn;
      },
    });
  }
  return found;
}
function mirrored(match: Match): Match {
  const mirror = fork(jambo, match);
  const { table: t } = mirror;
  for (const lists of [t.hand, t.utilities, t.stands, t.large, t.small, t.gold]) lists.reverse();
  t.active = t.active === 0 ? 1 : 0;
  return mirror;
}

describe('[R-14] a window', () => {
  test.each([
    ['parrot', 'guard', 'GUARD_WINDOW'],
    ['ware-kkk', 'rain-maker', 'RAIN_MAKER_WINDOW'],
  ])('[R-14] opened by %s: a master thinks as long with %s as without', (card, answer, window) => {
    const roundsWith = (held: string): number | undefined => {
      const { alice, table } = given(jambo, {
        phase: 'PLAY',
        alice: { hand: [card] },
        bola: { hand: [held], large: ['tea'] },
      });
      alice.does(window === 'GUARD_WINDOW' ? 'PLAY' : 'BUY', card);
      expect(table.match.asking?.prompt).toBe(window);
      return think({ game: jambo, instinct, view: view(jambo, table.match, 1), seat: 1, rng: seedRng('') }, MASTER)
        ?.iterations;
    };
    expect(roundsWith(answer)).toBe(0);
    expect(roundsWith('boat')).toBe(0);
  });
});

describe('the value', () => {
  const positions = turnsOf(4);
  test('of both sides adds up to 1, and is the same for whoever sits there', () => {
    expect(positions.length).toBeGreaterThan(60);
    for (const match of positions) {
      const own = instinct.value(match, 0);
      expect(own + instinct.value(match, 1)).toBeCloseTo(1, 3);
      expect(instinct.value(mirrored(match), 1)).toBe(own);
    }
  });
  test('has a weight for every fact, and grows with gold, wares and good utilities', () => {
    expect(WEIGHTS).toHaveLength(facts.names.length);
    const worth = (alice: Has): number =>
      instinct.value(given(jambo, { phase: 'PLAY', alice, bola: {} }).table.match, 0);
    const bare = worth({ gold: 20 });
    expect(worth({ gold: 21 })).toBeGreaterThan(bare);
    expect(worth({ gold: 20, large: ['tea'] })).toBeGreaterThan(bare);
    expect(worth({ gold: 20, utilities: ['boat'] })).toBeGreaterThan(worth({ gold: 20, utilities: ['well'] }));
  });
  test('says who will win: it is on the winner’s side far more often than not', () => {
    let [right, all] = [0, 0];
    for (let seed = 0; seed < 6; seed++) {
      const said: number[] = [];
      let turn = 1;
      const { match } = runMatch(jambo, { seed: `said ${seed}` }, [trader, trader], {
        onMove(now) {
          if (now.turn > turn && now.turn > 10 && !now.over) said.push(instinct.value(now, 0));
          turn = now.turn;
        },
      });
      for (const own of said) if (own > 0.5 === (match.over?.winners[0] === 0)) right++;
      all += said.length;
    }
    expect(right / all).toBeGreaterThan(0.65);
  });
});

describe('the rule of thumb', () => {
  test('answers every question of many matches, its own and the rival’s', () => {
    const asked = new Set<string>();
    const watching: Bot<Jambo> = {
      ...trader,
      choose(seen, seat, rng) {
        asked.add(seen.asking?.prompt ?? '');
        return trader.choose(seen, seat, rng);
      },
    };
    for (let seed = 0; seed < 10; seed++) {
      const { match } = runMatch(jambo, { seed: `thumb ${seed}` }, [watching, random(jambo)]);
      expect(match.over?.reason).toBe('GOLD');
    }
    expect([...asked]).toEqual(expect.arrayContaining(['GUARD_WINDOW', 'AUCTION', 'DRAFT', 'OPPONENT_DISCARD']));
  });
  test('its prices beat the merchant’s', () => {
    let won = 0;
    for (let seed = 0; seed < 16; seed++) {
      const seats = seed % 2 === 0 ? [trader, merchant] : [merchant, trader];
      const { match } = runMatch(jambo, { seed: `prices ${seed >> 1}` }, seats);
      if (match.over?.winners[0] === seed % 2) won++;
    }
    expect(won).toBeGreaterThan(8);
  });
});

describe('the levels', () => {
  test('every answer of a master is legal, from the deal to the end, and the same when asked again', () => {
    let again = 0;
    const twice: Bot<Jambo> = {
      ...master,
      choose(seen, seat, rng) {
        const before = rng.slice();
        const move = master.choose(seen, seat, rng);
        if (move) expect(refuse(jambo, seen, seat, move)).toBeNull();
        if (again++ % 10 === 0) expect(master.choose(seen, seat, before)).toEqual(move);
        return move;
      },
    };
    const { match } = runMatch(jambo, { seed: 'master' }, [twice, trader]);
    expect(match.over?.reason).toBe('GOLD');
    expect(again).toBeGreaterThan(50);
  });
  test('no level does anything else when what it cannot see is something else', () => {
    let compared = 0;
    runMatch(jambo, { seed: 'levels are fair' }, [trader, merchant], {
      onMove(match) {
        const seat = match.asking?.seats[0];
        if (seat === undefined) return;
        const seen = view(jambo, match, seat);
        const there = view(jambo, imagine(jambo, seen, seedRng(`world ${compared}`)), seat);
        const bot = levels[compared % levels.length] as Bot<Jambo>;
        const choose = (one: Match): Move | null => bot.choose(one, seat, seedRng('the same'));
        expect(choose(there)).toEqual(choose(seen));
        compared++;
      },
    });
    expect(compared).toBeGreaterThan(100);
  });
});

test('with the weights that are shipped, a tuned bot is the master', () => {
  const shipped = tunable.value?.botWith(WEIGHTS, 4);
  for (const [i, match] of turnsOf(1).entries()) {
    const seat = match.asking?.seats[0] as Seat;
    const choose = (bot?: Bot<Jambo>) => bot?.choose(view(jambo, match, seat), seat, seedRng(`tuned ${i}`));
    expect(choose(shipped)).toEqual(choose(master));
  }
});

describe('the last turn', () => {
  const last = (alice: Has, actions: number) =>
    given(jambo, {
      phase: 'PLAY',
      alice,
      bola: { gold: 60, hand: ['guard'] },
      table: { endgameTriggerPlayer: 'bola', actions },
    });
  /** Plays the turn on as the master does; who has won then. */
  function winnerOf(seated: ReturnType<typeof last>): Seat | undefined {
    const { host } = seated.table;
    for (let i = 0; i < 12 && !host.match.over; i++) {
      const seat = host.match.asking?.seats[0] as Seat;
      const bot = seat === 0 ? master : merchant;
      const move = bot.choose(view(jambo, host.match, seat), seat, seedRng(`last ${i}`));
      expect(host.play(seat, move as Move)).toBeNull();
    }
    return host.match.over?.winners[0];
  }
  test('a master that can still win does: it buys a set only to sell it, and leaves nothing unsold', () => {
    expect(winnerOf(last({ gold: 53, hand: ['ware-kkk', 'ware-kkk'] }, 2))).toBe(0);
    expect(winnerOf(last({ gold: 52, hand: ['portuguese'], large: ['tea', 'tea', 'silk', 'silk'] }, 1))).toBe(0);
    expect(winnerOf(last({ gold: 52, hand: ['portuguese'], large: ['tea', 'tea', 'silk'] }, 1))).toBe(1);
  });
  test('it makes this the end only if the rival cannot catch up', () => {
    const ending = (bola: Has): Move | null => {
      const { table } = given(jambo, {
        phase: 'PLAY',
        alice: { gold: 60, hand: ['ware-ttt', 'ware-ttt'] },
        bola,
        table: { actions: 1 },
      });
      return master.choose(view(jambo, table.match, 0), 0, seedRng('ending'));
    };
    expect(ending({ gold: 10 })).toEqual({ do: 'END_TURN' });
    // With 2 gold more the rival would win now; if it ends the match itself, the tea is sold in the last turn.
    expect(ending({ gold: 58, utilities: ['weapons'], hand: ['guard'] })).toMatchObject({ do: 'BUY' });
  });
});
