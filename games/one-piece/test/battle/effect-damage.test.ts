import { describe, expect, test } from 'vitest';
import type { Step } from '../../src/tree/tree.ts';
import { resolved, toldOf } from '../kit/battles.ts';
import { draw, on } from '../kit/effects.ts';
import { answersOf, ch, event, playing, saying } from '../kit/playing.ts';

const hurt = (n: number, who: 'you' | 'opponent' = 'opponent'): Step => ({ do: 'damage', n, who });
const cards = {
  bolt: event(0, on('MAIN', hurt(1), draw(1))),
  storm: event(0, on('MAIN', hurt(2))),
  fever: event(0, on('MAIN', hurt(1, 'you'))),
  wall: ch(3, 4000, { keywords: ['BLOCKER'] }),
  prize: ch(1, 1000, saying(on('TRIGGER', draw(1)))),
};

describe('damage that an effect deals', () => {
  test('[S107] [OP-R9.2] At 0 Life it defeats at once, and nothing follows', () => {
    const people = playing(cards, { alice: { hand: ['bolt'] }, bola: { life: [], hand: ['guard'] } });

    people.alice.does('play', 'bolt');

    expect(people.match.over).toEqual({ reason: 'LIFE', winners: [0] });
    expect(people.alice).toHave({ hand: [] });
  });

  test('[S107] [OP-R9.2] At 1 Life the card is taken; no Blocker and no Counter is offered', () => {
    const people = playing(cards, {
      alice: { hand: ['bolt'] },
      bola: { life: ['sailor'], characters: ['wall'], hand: ['guard'] },
    });

    people.alice.does('play', 'bolt');

    expect(people.bola).toBeAsked('life');
    expect(answersOf(people, people.bola)).toEqual(['take']);
    people.bola.chooses('take');
    expect(people.bola).toHave({ life: [], hand: ['guard', 'sailor'] });
    expect(people.alice).toHave({ hand: ['sailor'] }); // the effect goes on
    expect(people.match.over).toBeNull();
    expect(toldOf(people, 'battleStepChanged')).toEqual([]);
  });

  test('[S107] [OP-R5.7] Its Trigger may be used', () => {
    const people = playing(cards, { alice: { hand: ['bolt'] }, bola: { life: ['prize'] } });

    people.alice.does('play', 'bolt');
    people.bola.chooses('trigger');

    expect(people.bola).toHave({ life: [], trash: ['prize'], hand: ['sailor'] });
    expect(resolved(people)).toEqual(['prize#1', 'bolt#1']);
  });

  test('[S107] [OP-R9.2] More than 1 is judged once: 2 damage at 1 Life does not defeat', () => {
    const people = playing(cards, { alice: { hand: ['storm'] }, bola: { life: ['sailor'] } });

    people.alice.does('play', 'storm');
    people.bola.chooses('take');

    expect(people.bola).toHave({ life: [], hand: ['sailor'] });
    expect(people.match.over).toBeNull();
  });

  test('[S107] [OP-R9.2] It is damage to its own player too', () => {
    const hit = playing(cards, { alice: { hand: ['fever'], life: ['prize'] } });
    hit.alice.does('play', 'fever');
    expect(answersOf(hit, hit.alice)).toEqual(['trigger', 'take']);

    const beaten = playing(cards, { alice: { hand: ['fever'], life: [] } });
    beaten.alice.does('play', 'fever');

    expect(beaten.match.over).toEqual({ reason: 'LIFE', winners: [1] });
  });

  test('[S107] Life that an effect moves is no damage: no Trigger, no defeat', () => {
    const take: Step = { do: 'move', what: { top: 1, in: ['life'], of: 'opponent' }, to: 'hand' };
    const people = playing(
      { ...cards, thief: event(0, on('MAIN', take)) },
      { alice: { hand: ['thief', 'thief'] }, bola: { life: ['prize'] } },
    );

    people.alice.does('play', 'thief');
    people.alice.does('play', 'thief');

    expect(people.bola).toHave({ life: [], hand: ['prize'] });
    expect(people.match.over).toBeNull();
  });

  test('[S107] The attacker has no part in it: Double Attack and Banish do not count', () => {
    const fury = ch(4, 6000, {
      keywords: ['DOUBLE_ATTACK', 'BANISH'],
      effects: [on('ACTIVATE_MAIN', hurt(1))],
    });
    const people = playing(
      { ...cards, fury },
      { alice: { characters: ['fury'] }, bola: { life: ['sailor', 'prize'] } },
    );

    people.alice.does('activate', 'fury', 1);
    people.bola.chooses('take');

    expect(people.bola).toHave({ life: ['sailor'], hand: ['prize'], trash: [] });
  });
});
