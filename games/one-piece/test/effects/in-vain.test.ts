/** "You may … . If you do, …" is an offer, and no price: it is done as far as it can be. */
import { describe, expect, test } from 'vitest';
import { ch, playing } from '../kit/playing.ts';
import { mate, spell } from '../kit/texts.ts';

describe('[OP-R7.3] "You may trash 2 cards from your hand. If you do, draw 3 cards."', () => {
  const toss = spell('[Main] You may trash 2 cards from your hand. If you do, draw 3 cards.');
  const used = (...hand: string[]) => {
    const people = playing({ toss }, { alice: { hand: ['toss', ...hand] } });
    people.alice.does('play', 'toss');
    return people.alice;
  };

  test('With one card it may be trashed in vain', () => {
    const alice = used('guard');
    expect(alice).toBeAsked('may');
    alice.chooses('yes');

    expect(alice).toHave({ hand: [], trash: ['toss', 'guard'] });
  });

  test('With two it is done, with none nobody is asked, and it may be declined', () => {
    const two = used('guard', 'guard');
    two.chooses('yes');
    expect(two).toHave({ hand: ['sailor', 'sailor', 'sailor'] });

    expect(used()).toBeAsked('main');

    const kept = used('guard');
    kept.chooses('no');
    expect(kept).toHave({ hand: ['guard'] });
  });

  test('so is one of a [Once Per Turn] text, which is used by that', () => {
    const text = '[Activate: Main] [Once Per Turn] You may trash 2 cards from your hand. If you do, draw 3 cards.';
    const { alice } = playing({ clerk: mate(text) }, { alice: { hand: ['guard'], characters: ['clerk'] } });
    alice.does('activate', 'clerk', 1);

    expect(alice).toHave({ hand: [], trash: ['guard'] });
    expect(alice.refusal({ do: 'activate', card: 'clerk', at: 1 })?.code).toBe('ONCE_PER_TURN');
  });

  test('[S63] A price is still paid whole or not at all, also in the middle', () => {
    const cards = {
      first: spell('[Main] You may trash 2 cards from your hand: Draw 3 cards.'),
      middle: spell('[Main] Draw 1 card. Then, you may trash 3 cards from your hand: Draw 3 cards.'),
    };
    const { alice } = playing(cards, { alice: { hand: ['first', 'middle'] } });
    alice.does('play', 'first');
    expect(alice).toBeAsked('main');
    alice.does('play', 'middle');

    expect(alice).toBeAsked('main');
    expect(alice).toHave({ hand: ['sailor'] });
  });

  test('[OP-R7.3] What an opponent does to be spared is done whole', () => {
    const threat = mate('[On Play] Your opponent may trash 2 cards from their hand. If they do not, draw 1 card.', 0);
    const { alice, bola } = playing(
      { threat, pal: ch(1, 1000) },
      { alice: { hand: ['threat'] }, bola: { hand: ['pal'] } },
    );
    alice.does('play', 'threat');

    expect(alice).toHave({ hand: ['sailor'] });
    expect(bola).toHave({ hand: ['pal'] });
  });
});
