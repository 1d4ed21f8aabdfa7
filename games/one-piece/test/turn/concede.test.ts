import { describe, expect, test } from 'vitest';
import { attacks, toldOf } from '../kit/battles.ts';
import { answersOf, ch, event, playing } from '../kit/playing.ts';

const strike = event(0, {
  timings: ['MAIN'],
  steps: [
    { do: 'ko', what: { n: 1, of: 'opponent', in: ['character'] } },
    { do: 'draw', n: 1 },
  ],
});

describe('conceding', () => {
  test('[S102] [OP-R9.3] Bola concedes while Alice must choose targets: Alice wins at once', () => {
    const people = playing({ strike }, { alice: { hand: ['strike'] }, bola: { characters: ['sailor', 'guard'] } });
    const { alice, bola, match } = people;
    alice.does('play', 'strike');
    expect(alice).toBeAsked('choose');

    bola.concedes();

    expect(match.over).toEqual({ reason: 'CONCEDED', winners: [0] });
    expect(match.asking).toBeNull();
    expect(bola).toHave({ characters: ['sailor', 'guard'] });
    expect(alice).toHave({ hand: [] }); // the rest of the effect never happens
    expect(toldOf(people, 'gameOver')).toMatchObject([{ reason: 'CONCEDED', winner: 0 }]);
  });

  test('[S102] [OP-R9.3] Whoever is asked, whoever gives up loses', () => {
    const people = playing({ brute: ch(4, 6000) }, { alice: { characters: ['brute'] }, bola: { life: ['sailor'] } });
    attacks(people, people.alice, 'brute');
    expect(people.bola).toBeAsked('counter');

    people.alice.concedes();

    expect(people.match.over).toEqual({ reason: 'CONCEDED', winners: [1] });
  });

  test('[S102] It is no move that anybody could be offered, and nothing takes its place', () => {
    const saved = {
      timings: ['REPLACEMENT' as const],
      would: { what: 'DECK_OUT' as const },
      steps: [{ do: 'win' as const }],
    };
    const people = playing({ saint: ch(1, 1000, { effects: [saved] }) }, { alice: { characters: ['saint'] } });

    expect(answersOf(people, people.alice)).not.toContain('concede');
    expect(people.game.actions.has('concede')).toBe(false);
    people.alice.concedes();

    expect(people.match.over).toEqual({ reason: 'CONCEDED', winners: [1] });
    expect(toldOf(people, 'replacementUsed')).toEqual([]);
  });
});
