import { type Bot, imagine, runMatch, think } from '@dealers-choice/bots';
import { refuse, type Seat, seedRng, view } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { meansTheSame } from '../src/bot/choice.ts';
import { choicesOf } from '../src/bot/choices.ts';
import { instinct, SKILLS } from '../src/bot/instinct.ts';
import { type Dhappa, dhappaBaaji } from '../src/index.ts';
import { captain, everyQuestion, type Match, VARIANTS } from './captains.ts';

/** Thinks in as many imagined turns as a test can wait for. */
const quickThought = (seen: Match, seat: Seat, seed: string, iterations = 24) =>
  think({ game: dhappaBaaji, instinct, view: seen, seat, rng: seedRng(seed) }, { ...SKILLS.master.search, iterations });
const quickMaster: Bot<Dhappa> = {
  name: 'quick',
  about: '',
  choose: (seen, seat, rng) =>
    think({ game: dhappaBaaji, instinct, view: seen, seat, rng }, { ...SKILLS.master.search, iterations: 24 })?.move ??
    null,
};

describe('what is compared', () => {
  test.each(VARIANTS)('is legal, each meaning once, with %j', (options) => {
    let compared = 0;
    for (const seats of [4, 6]) {
      const look = (match: Match, seat: Seat): void => {
        const seen = view(dhappaBaaji, match, seat);
        const choices = choicesOf(seen, seat, seedRng('one'));
        for (const { move } of choices) expect(refuse(dhappaBaaji, match, seat, move)).toBeNull();
        choices.forEach(({ move: a }, i) => {
          for (const { move: b } of choices.slice(0, i)) expect(meansTheSame(a, b)).toBe(false);
        });
        compared += choices.length > 1 ? 1 : 0;
      };
      everyQuestion(`choices ${seats}`, look, { seats, options });
    }
    expect(compared).toBeGreaterThan(10);
  });
  test('begins with the captain’s pick', () => {
    everyQuestion('first', (match, seat) => {
      if (match.asking?.prompt !== 'PICK') return;
      const seen = view(dhappaBaaji, match, seat);
      expect(choicesOf(seen, seat, seedRng('one'))[0]?.move).toEqual(captain.choose(seen, seat, seedRng('one')));
    });
  });
  test('are picks, discards, and wilds to spend', () => {
    const kinds = new Set<string>();
    for (let seed = 0; seed < 4; seed++) {
      everyQuestion(`kinds ${seed}`, (match, seat) => {
        const seen = view(dhappaBaaji, match, seat);
        const choices = choicesOf(seen, seat, seedRng('one'));
        const acts = new Set(choices.map(({ move }) => ('do' in move ? move.do : '')));
        kinds.add([...acts].sort((a, b) => (a < b ? -1 : 1)).join(' '));
      });
    }
    expect([...kinds]).toEqual(
      expect.arrayContaining(['DISCARD_CARD', 'PICK_DISCARD PICK_DRAW', 'CREATE_RUN DISCARD_CARD']),
    );
  });
});

describe('the master', () => {
  test.each(VARIANTS)('answers legally to the end, with %j', (options) => {
    for (const seats of [4, 6]) {
      const team = Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? quickMaster : captain));
      const { match } = runMatch(dhappaBaaji, { seed: 'master', seats, options }, team, { maxMoves: 150 });
      expect(match.over !== null || match.turn > 12).toBe(true);
    }
  });
  test('does the same for the same view and seed, whatever is hidden', () => {
    let compared = 0;
    everyQuestion('fair', (match, seat) => {
      const seen = view(dhappaBaaji, match, seat);
      const here = quickThought(seen, seat, 'one');
      const other = imagine(dhappaBaaji, seen, seedRng(`world ${compared}`));
      if (compared % 4 === 0) expect(quickThought(seen, seat, 'one')).toEqual(here);
      expect(quickThought(view(dhappaBaaji, other, seat), seat, 'one')).toEqual(here);
      compared += (here?.candidates.length ?? 0) > 1 ? 1 : 0;
    });
    expect(compared).toBeGreaterThan(10);
  });
  test('spends no more than about what it is given, less where one is clearly better, and names its move first', () => {
    everyQuestion('budget', (match, seat) => {
      const thought = quickThought(view(dhappaBaaji, match, seat), seat, 'one', 200);
      if (!thought || thought.candidates.length === 0) return;
      expect(thought.move).toEqual(thought.candidates[0]?.move);
      expect(thought.iterations).toBeLessThanOrEqual(260);
      expect(thought.iterations).toBeGreaterThanOrEqual(64); // two choices to the first look
    });
  });
  test('stops when its time is up', () => {
    let ticks = 0;
    everyQuestion('late', (match, seat) => {
      const seen = view(dhappaBaaji, match, seat);
      const how = { iterations: 5000, milliseconds: 3, now: () => ticks++ };
      const thought = think({ game: dhappaBaaji, instinct, view: seen, seat, rng: seedRng('late') }, how);
      expect(thought?.capped).toBe((thought?.candidates.length ?? 0) > 1);
    });
    expect(ticks).toBeGreaterThan(50);
  });
});
