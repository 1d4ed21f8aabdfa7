import { describe, expect, test } from 'vitest';
import { RULES_1_2_0 } from '../../src/data/rules-context.ts';
import { attacks, resolved } from '../kit/battles.ts';
import { draw, on } from '../kit/effects.ts';
import { ch, leader, playing, saying } from '../kit/playing.ts';

describe('"when attacked"', () => {
  const cards = {
    wall: ch(1, 9000, { keywords: ['BLOCKER'], ...saying(on('WHEN_ATTACKED', draw(1))) }),
    chief: leader(5000, 5, saying(on('WHEN_ATTACKED', draw(1)))),
  };
  const bola = { leader: ['chief'], characters: ['wall'], life: ['sailor'] };

  test('[OP-R11.2] comes in the Attack Step alone: a Blocker is not attacked', () => {
    const people = playing(cards, { bola });
    attacks(people, people.alice, 'captain');
    people.bola.picks('wall');

    expect(resolved(people)).toEqual(['chief#1']);
  });

  test('[OP-R11.2] By the rules of January a Blocker is, in the Counter Step, and nobody twice', () => {
    const people = playing(cards, { bola }, { rules: RULES_1_2_0 });
    attacks(people, people.alice, 'captain');
    expect(resolved(people)).toEqual(['chief#1']);
    people.bola.picks('wall');
    expect(resolved(people)).toEqual(['chief#1', 'wall#1']);
    people.bola.does('done');
    expect(people.alice).toBeAsked('main');

    const open = playing(cards, { bola }, { rules: RULES_1_2_0 });
    attacks(open, open.alice, 'captain');
    open.bola.picks();

    expect(resolved(open)).toEqual(['chief#1']);
  });
});
