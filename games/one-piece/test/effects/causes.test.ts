/** By whose effect something happens: a Character's, an Event's, that of any card. */
import { describe, expect, test } from 'vitest';
import { attacks } from '../kit/battles.ts';
import { ch, type Has, type More, type People, playing } from '../kit/playing.ts';
import { chief, lurker, mate, spell } from '../kit/texts.ts';

/** Alice's Leader hits Bola's, whose Life card uses its Trigger. */
function triggered(cards: Record<string, More>, alice: Has['alice'] = {}, bola: Has['bola'] = {}): People {
  const people = playing(cards, { alice, bola: { life: ['guard', 'trap'], ...bola } });
  attacks(people, people.alice, 'captain');
  people.bola.does('done');
  people.bola.chooses('trigger');
  return people;
}

describe('[OP-R7.3] "your opponent\'s Character effects"', () => {
  const steady = mate("This Character cannot be rested by your opponent's Leader and Character effects.");
  const rests = "Rest up to 1 of your opponent's Characters.";

  test("are not the Trigger of a Character card: that is no Character's effect", () => {
    const people = triggered({ steady, trap: lurker(rests) }, { characters: ['steady'] });
    people.bola.picks('steady');

    expect(people.alice).toHave({ rested: { steady: 1 } });
  });

  test("are those of a Character on the field, and of one that was K.O.'d", () => {
    const cards = { steady, imp: mate(`[On Play] ${rests}`, 0), ghost: mate(`[On K.O.] ${rests}`), brute: ch(5, 9000) };
    const played = playing(cards, { alice: { hand: ['imp'] }, bola: { characters: ['steady'] } });
    played.alice.does('play', 'imp');
    played.alice.picks('steady');
    expect(played.bola).toHave({ rested: { steady: 0 } });

    const fallen = playing(cards, {
      alice: { characters: ['steady', 'brute'] },
      bola: { characters: ['ghost'], rested: { ghost: 1 } },
    });
    attacks(fallen, fallen.alice, 'brute', 'ghost');
    fallen.bola.does('done');
    fallen.bola.picks('steady');
    expect(fallen.alice).toHave({ rested: { steady: 0, brute: 1 } });
  });

  test('are not those of an Event', () => {
    const people = playing(
      { steady, hex: spell(`[Main] ${rests}`) },
      { alice: { hand: ['hex'] }, bola: { characters: ['steady'] } },
    );
    people.alice.does('play', 'hex');
    people.alice.picks('steady');

    expect(people.bola).toHave({ rested: { steady: 1 } });
  });
});

test("[OP-R7.2] Who hears of Characters that a Character's effect plays does not hear of a Trigger", () => {
  const ear = chief("When your opponent plays a Character using a Character's effect, draw 1 card.");
  const calls = 'Play up to 1 Character card with a cost of 1 from your hand.';
  const people = triggered(
    { ear, trap: lurker(calls), pal: ch(1, 1000), captain: ch(1, 1000) },
    { leader: ['ear'], characters: ['captain'] },
    { hand: ['pal'] },
  );
  people.bola.picks('pal');
  expect(people.alice).toHave({ hand: [] });

  const called = playing(
    { ear, imp: mate(`[On Play] ${calls}`, 0), pal: ch(1, 1000) },
    { alice: { hand: ['imp', 'pal'] }, bola: { leader: ['ear'] } },
  );
  called.alice.does('play', 'imp');
  called.alice.picks('pal');
  expect(called.bola).toHave({ hand: ['sailor'] });
});

test('[OP-R7.3] Protections for a while ask in the same way', () => {
  const people = triggered(
    {
      vow: spell(
        "[Main] Up to 1 of your Characters cannot be K.O.'d by your opponent's Character effects during this turn.",
      ),
      trap: lurker("K.O. up to 1 of your opponent's Characters."),
    },
    { characters: ['sailor'] },
  );
  people.bola.picks('sailor');

  expect(people.alice).toHave({ characters: [], trash: ['sailor'] });
});
