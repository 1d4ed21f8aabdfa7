import { describe, expect, test } from 'vitest';
import { attacks, idOf, order, resolved, toldOf } from '../kit/battles.ts';
import { answersOf, ch, event, type People, playing, saying } from '../kit/playing.ts';

const draws = { do: 'draw', n: 1 } as const;
const cards = {
  striker: ch(4, 6000),
  ghost: ch(4, 6000, { keywords: ['UNBLOCKABLE'] }),
  archer: ch(4, 6000, { keywords: ['ATTACK_ACTIVE'] }),
  wall: ch(2, 4000, { keywords: ['BLOCKER'], ...saying({ timings: ['ON_BLOCK'], steps: [draws] }) }),
  gate: ch(2, 4000, { keywords: ['BLOCKER'] }),
  prey: ch(2, 3000),
};
const target = (people: People): string => idOf(people, people.match.table.target as never);

describe('a Blocker', () => {
  test('[S22] [OP-R5.2] [OP-R5.3] It rests, becomes the target and says its [On Block]; the Leader is not hit', () => {
    const people = playing(cards, {
      alice: { characters: ['striker'] },
      bola: { characters: ['wall'], life: ['sailor', 'sailor'] },
    });
    const { alice, bola, match } = people;

    attacks(people, alice, 'striker');
    expect(bola).toBeAsked('block');
    expect(target(people)).toBe('captain');
    bola.picks('wall');

    expect(bola).toBeAsked('counter');
    expect(bola).toHave({ rested: { wall: 1 }, hand: ['sailor'] });
    expect(target(people)).toBe('wall');
    expect(resolved(people)).toEqual(['wall#1']);
    bola.does('done');
    expect(bola).toHave({ trash: ['wall'], characters: [] });
    expect(match.table.life[1]).toHaveLength(2);
    expect(order(people, 'blockDeclared', 'attackTargetChanged', 'effectActivated', 'cardKO')).toEqual([
      'blockDeclared',
      'attackTargetChanged',
      'effectActivated',
      'cardKO',
    ]);
  });

  test('[OP-R5.2] It may stay out of it, and then the Leader is hit', () => {
    const people = playing(cards, {
      alice: { characters: ['striker'] },
      bola: { characters: ['wall'], life: ['guard'] },
    });

    attacks(people, people.alice, 'striker');
    people.bola.picks();
    people.bola.does('done');
    people.bola.chooses('take');

    expect(people.bola).toHave({ life: [], hand: ['guard'], characters: ['wall'], rested: { wall: 0 } });
    expect(order(people, 'blockDeclared', 'effectQueued')).toEqual([]);
  });

  test('[S23] [OP-R5.2] [OP-R5.3] It also steps in for a rested Character', () => {
    const people = playing(cards, {
      alice: { characters: ['striker'] },
      bola: { characters: ['wall', 'prey'], rested: { prey: 1 } },
    });

    attacks(people, people.alice, 'striker', 'prey');
    people.bola.picks('wall');
    people.bola.does('done');

    expect(people.bola).toHave({ characters: ['prey'], trash: ['wall'] });
  });

  test('[S24] [OP-R5.2] It cannot block for itself, nor while it is rested', () => {
    const people = playing(cards, {
      alice: { characters: ['striker'] },
      bola: { characters: ['wall', 'gate'], rested: { wall: 1, gate: 1 } },
    });

    attacks(people, people.alice, 'striker', 'wall');

    expect(people.bola).toBeAsked('counter');
    people.bola.does('done');
    expect(people.bola).toHave({ trash: ['wall'], characters: ['gate'] });
  });

  test('[S24] [OP-R5.2] Attacked while active, it cannot block for itself either', () => {
    const people = playing(cards, {
      alice: { characters: ['archer'] },
      bola: { characters: ['wall', 'gate'] },
    });

    attacks(people, people.alice, 'archer', 'wall');

    expect(answersOf(people, people.bola)).toEqual(['gate', 'enough']);
    expect(() => people.bola.picks('wall')).toThrow('NOT_AN_OPTION');
  });

  test('[S25] [OP-R5.2] Of two only one blocks in a battle', () => {
    const people = playing(cards, {
      alice: { characters: ['striker'] },
      bola: { characters: ['wall', 'gate'], life: ['sailor'] },
    });

    attacks(people, people.alice, 'striker');
    expect(answersOf(people, people.bola)).toEqual(['wall', 'gate', 'enough']);
    expect(() => people.bola.picks('wall', 'gate')).toThrow('WRONG_NUMBER');
    people.bola.picks('wall');

    expect(people.bola).toBeAsked('counter');
    people.bola.does('done');
    expect(people.alice).toBeAsked('main');
    expect(people.bola).toHave({ characters: ['gate'], rested: { gate: 0 } });
  });

  test('[OP-R5.2] In the next battle another one may', () => {
    const people = playing(cards, {
      alice: { characters: ['striker'] },
      bola: { characters: ['wall', 'gate'], life: ['sailor'] },
    });
    attacks(people, people.alice, 'striker');
    people.bola.picks('wall');
    people.bola.does('done');

    attacks(people, people.alice, 'captain');

    expect(answersOf(people, people.bola)).toEqual(['gate', 'enough']);
  });

  test('[OP-R5.2] Nobody is asked where everybody sees that there is none', () => {
    const people = playing(cards, { alice: { characters: ['striker'] }, bola: { characters: ['prey'] } });

    attacks(people, people.alice, 'striker');

    expect(people.bola).toBeAsked('counter');
  });

  test('[OP-R5.3] Losing the keyword, or becoming active, does not send the attack back', () => {
    const people = playing(
      {
        ...cards,
        heckler: ch(
          4,
          6000,
          saying({
            timings: ['ON_BLOCKER_ACTIVATED'],
            when: { whose: 'opponent' },
            steps: [
              { do: 'negate', what: 'event', for: 'THIS_TURN' },
              { do: 'setActive', what: 'event' },
            ],
          }),
        ),
      },
      { alice: { characters: ['heckler'] }, bola: { characters: ['gate'], life: ['sailor'] } },
    );

    attacks(people, people.alice, 'heckler');
    people.bola.picks('gate');

    expect(resolved(people)).toEqual(['heckler#1']);
    expect(people.bola).toHave({ rested: { gate: 0 } });
    expect(target(people)).toBe('gate');
    people.bola.does('done');
    expect(people.bola).toHave({ trash: ['gate'], life: ['sailor'] });
  });

  test('[OP-R5.2] The attacking player\'s "when your opponent blocks" comes before [On Block]', () => {
    const people = playing(
      {
        ...cards,
        heckler: ch(
          4,
          6000,
          saying({ timings: ['ON_BLOCKER_ACTIVATED'], when: { whose: 'opponent' }, steps: [draws] }),
        ),
      },
      { alice: { characters: ['heckler'] }, bola: { characters: ['wall'] } },
    );

    attacks(people, people.alice, 'heckler');
    people.bola.picks('wall');

    expect(resolved(people)).toEqual(['heckler#1', 'wall#1']);
  });
});

describe('no block', () => {
  const forbids = (text: Parameters<typeof saying>[0]) => {
    const people = playing(
      { ...cards, judge: ch(4, 6000, saying(text)) },
      { alice: { characters: ['judge'] }, bola: { characters: ['gate'] } },
    );
    attacks(people, people.alice, 'judge');
    return people.bola;
  };

  test('[OP-R5.2] while [Blocker] cannot be activated', () => {
    const bola = forbids({
      timings: ['WHEN_ATTACKING'],
      steps: [{ do: 'playerCannot', who: 'opponent', be: 'ACTIVATE_BLOCKER', for: 'THIS_BATTLE' }],
    });
    expect(bola).toBeAsked('counter');
  });

  test('[OP-R5.2] by a card that cannot block, or cannot be rested', () => {
    const their = { all: true, of: 'opponent', in: ['character'] } as const;
    for (const be of ['BLOCK', 'BE_RESTED'] as const) {
      const bola = forbids({ timings: ['PERMANENT'], steps: [{ do: 'cannot', what: their, be }] });
      expect(bola).toBeAsked('counter');
    }
  });

  test('[S26] [OP-R5.2] against [Unblockable]; but an effect may change the target, to an active Character', () => {
    const sidestep = event(0, {
      timings: ['COUNTER'],
      steps: [{ do: 'changeTarget', to: { n: 1, in: ['character'] } }],
    });
    const people = playing(
      { ...cards, sidestep },
      { alice: { characters: ['ghost'] }, bola: { characters: ['gate'], hand: ['sidestep'], life: ['sailor'] } },
    );

    attacks(people, people.alice, 'ghost');
    expect(people.bola).toBeAsked('counter');
    people.bola.does('event', 'sidestep');

    expect(target(people)).toBe('gate');
    expect(people.bola).toBeAsked('counter'); // the new target does not block
    expect(people.bola).toHave({ rested: { gate: 0 } });
    people.bola.does('done');
    expect(people.bola).toHave({ trash: ['sidestep', 'gate'], life: ['sailor'] });
    expect(toldOf(people, 'blockDeclared')).toEqual([]);
  });
});
