/** Which cards a text offers to play: those that may be played. */
import { describe, expect, test } from 'vitest';
import { answersOf, ch, playing } from '../kit/playing.ts';
import { spell } from '../kit/texts.ts';
import { twoWorlds } from '../kit/worlds.ts';

const big = '[Main] You cannot play Character cards with a base cost of 5 or more during this turn.';

describe('[OP-R3.5] "play up to 1 card"', () => {
  const cards = {
    ban: spell(big),
    noEvents: spell('[Main] You cannot activate Events during this turn.'),
    call: spell('[Main] Play up to 1 card from your hand.'),
    raise: spell('[Main] Play up to 1 Character card from your trash.'),
    use: spell('[Main] Activate up to 1 Event with a cost of 3 or less from your hand.'),
    small: ch(2, 2000),
    huge: ch(6, 6000),
    draw1: spell('[Main] Draw 1 card.', 3),
    shield: spell('[Counter] Up to 1 of your Leader or Character cards gains +1000 power during this battle.', 1),
  };

  test('offers no Event, and no Character that may not be played', () => {
    const people = playing(cards, { alice: { hand: ['ban', 'call', 'small', 'huge', 'draw1'] } });
    people.alice.does('play', 'ban');
    people.alice.does('play', 'call');

    expect(answersOf(people, people.alice)).toEqual(['small', 'enough']);
  });

  test('of the trash as well; where none is left nobody is asked', () => {
    const has = { hand: ['ban', 'raise'], trash: ['huge'] };
    const [free, banned] = [playing(cards, { alice: has }), playing(cards, { alice: has })];
    free.alice.does('play', 'raise');
    expect(free.alice).toBeAsked('choose');
    banned.alice.does('play', 'ban');
    banned.alice.does('play', 'raise');

    expect(banned.alice).toBeAsked('main');
  });

  test('Events without [Main] are not offered to be activated', () => {
    const people = playing(cards, { alice: { hand: ['use', 'draw1', 'shield'] } });
    people.alice.does('play', 'use');

    expect(answersOf(people, people.alice)).toEqual(['draw1', 'enough']);
  });

  test('[OP-R16.1] nobody else learns from the question what is in the hand', () => {
    const has = (card: string) => ({ bola: { hand: ['call', card], donActive: 1 } });
    const how = { asked: 'bola' as const, viewers: [0 as const] };
    const { both } = twoWorlds(
      cards,
      { ...has('small'), table: { turnPlayer: 1 } },
      { ...has('draw1'), table: { turnPlayer: 1 } },
      how,
    );
    both(({ bola }) => bola.does('play', 'call'));
  });
});
