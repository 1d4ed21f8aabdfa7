import { describe, expect, test } from 'vitest';
import { attacks } from '../kit/battles.ts';
import { draw, lets, on } from '../kit/effects.ts';
import { ch, event, type More, playing, saying } from '../kit/playing.ts';
import { chief, lurker, spell } from '../kit/texts.ts';

describe('a text that another one activates', () => {
  const call = event(0, on('MAIN', { do: 'activateText', what: { n: 1, in: ['character'] }, timing: 'ON_PLAY' }));
  const mute = event(0, on('MAIN', { do: 'negate', what: { all: true, in: ['character'] }, for: 'THIS_TURN' }));
  const scout = ch(1, 1000, saying(on('ON_PLAY', draw(1))));

  test('[OP-R7.3] does nothing while it is negated', () => {
    const people = playing({ call, mute, scout }, { alice: { characters: ['scout'], hand: ['call', 'mute', 'call'] } });
    people.alice.does('play', 'call');
    expect(people.alice).toHave({ hand: ['mute', 'call', 'sailor'] });
    people.alice.does('play', 'mute');
    people.alice.does('play', 'call');

    expect(people.alice).toHave({ hand: ['sailor'] });
  });

  test('[OP-R7.4] needs its tags, and is used as it is used by itself', () => {
    const shy = ch(1, 1000, saying({ ...on('ON_PLAY', draw(1)), don: 1, oncePerTurn: true }));
    const people = playing(
      { call, shy },
      { alice: { characters: ['shy'], hand: ['call', 'call', 'call'], donActive: 1 } },
    );
    people.alice.does('play', 'call');
    expect(people.alice).toHave({ hand: ['call', 'call'] });
    people.alice.does('give', 'shy', 1);
    people.alice.does('play', 'call');
    expect(people.alice).toHave({ hand: ['call', 'sailor'] });
    people.alice.does('play', 'call');

    expect(people.alice).toHave({ hand: ['sailor'] });
  });

  describe('"[Trigger] Activate this card\'s [On Play] effect."', () => {
    const echo = lurker("Activate this card's [On Play] effect.", '[On Play] Draw 1 card.');
    const hit = (cards: Record<string, More>, bola: object) => {
      const {
        alice,
        bola: struck,
        ...people
      } = playing(
        { echo, ...cards },
        { alice: { hand: ['hush'], donActive: 5 }, bola: { life: ['guard', 'echo'], ...bola } },
      );
      if ('hush' in cards) alice.does('play', 'hush');
      attacks({ ...people, alice, bola: struck }, alice, 'captain');
      struck.does('done');
      struck.chooses('trigger');
      return struck;
    };

    test('[OP-R5.7] does it', () => {
      expect(hit({ hush: ch(1, 1000) }, {})).toHave({ hand: ['sailor'], trash: ['echo'] });
    });

    test("[OP-R7.3] does nothing while the player's [On Play] effects are negated, by a text or for a while", () => {
      const mute = chief('Your [On Play] effects are negated.');
      const hush = spell("[Main] Your opponent's [On Play] effects are negated during this turn.");

      expect(hit({ mute, hush: ch(1, 1000) }, { leader: ['mute'] })).toHave({ hand: [], trash: ['echo'] });
      expect(hit({ hush }, {})).toHave({ hand: [], trash: ['echo'] });
    });
  });

  test('[OP-R7.1] An [On Play] effect that waits is dropped when such effects become negated', () => {
    const people = playing(
      {
        pair: spell('[Main] Play up to 2 Character cards from your hand.'),
        mute: ch(1, 1000, {
          effects: [on('ON_PLAY', { do: 'playerCannot', who: 'you', be: 'ACTIVATE_ON_PLAY', for: 'THIS_TURN' })],
        }),
        scout,
      },
      { alice: { hand: ['pair', 'mute', 'scout'] } },
    );
    const { alice } = people;
    alice.does('play', 'pair');
    alice.picks('mute', 'scout');
    lets(people, alice, 'mute#1');

    expect(alice).toHave({ characters: ['scout', 'mute'], hand: [] });
  });
});
