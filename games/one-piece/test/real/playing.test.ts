import { on } from '../kit/effects.ts';
import { ch, event, type People } from '../kit/playing.ts';
import { expect, kinOf, laid, nameAskedFor, offeredNow, realCards, test } from './cards.ts';

realCards('printed cards that play others', () => {
  test('[OP10-022] with Characters of cost 5 in all returns one, and plays what its top Life card shows', () => {
    const play = (characters: string[]): People =>
      laid(
        {
          alice: { leader: ['OP10-022'], given: { 'OP10-022': 1 }, characters, life: ['one', 'kin'] },
        },
        { kin: kinOf('OP10-099', 5, 5000) },
      );
    const [poor, rich] = [play(['four']), play(['two', 'three'])];

    expect(poor.alice.refusal({ do: 'activate', card: 'OP10-022', at: 1 })).not.toBeNull();
    rich.alice.does('activate', 'OP10-022', 1);
    rich.alice.picks('three');
    rich.alice.chooses('yes');

    expect(rich.alice).toHave({ characters: ['two', 'kin'], hand: ['three'], life: ['one'] });
  });

  test('[EB01-060] plays the one it names, then trashes Life down to one card', () => {
    const people = laid(
      { alice: { hand: ['EB01-060'], donActive: 4, trash: ['god'], life: ['one', 'two', 'three'] } },
      { god: ch(7, 7000, { name: nameAskedFor('EB01-060') }) },
    );
    const { alice } = people;

    alice.does('play', 'EB01-060');
    alice.picks('god');

    expect(alice).toHave({ characters: ['god'], life: ['one'] });
  });

  test('[OP12-036] comes from the hand only when it is paid for', () => {
    const people = laid(
      { alice: { hand: ['OP12-036', 'lure'], donActive: 10 } },
      { lure: event(0, on('MAIN', { do: 'play', what: { n: 1, in: ['hand'] } })) },
    );
    const { alice } = people;

    alice.does('play', 'lure');
    expect(offeredNow(people)).toEqual([]); // asked all the same: nobody else sees the hand
    alice.picks();
    expect(alice).toHave({ characters: [], hand: ['OP12-036'] });
    alice.does('play', 'OP12-036');
    expect(alice).toHave({ characters: ['OP12-036'] });
  });

  test('[OP06-086] plays one of the two it found, and the other rested', () => {
    const people = laid({
      alice: { hand: ['OP06-086'], donActive: 8, trash: ['four', 'two', 'one', 'five'] },
    });
    const { alice } = people;

    alice.does('play', 'OP06-086');
    expect(offeredNow(people)).toEqual(['four', 'one', 'two']);
    alice.picks('two');
    expect(offeredNow(people)).toEqual(['one']);
    alice.picks('one');
    alice.picks('two');

    expect(alice).toHave({ characters: ['OP06-086', 'two', 'one'], rested: { two: 0, one: 1 } });
  });

  test('[OP10-058] plays one of two revealed cards, and the other rested only if it is cheap', () => {
    const played = (other: string): string[] => {
      const people = laid(
        { alice: { hand: ['OP10-058', 'kin', other], donActive: 7 }, bola: { characters: ['eight'] } },
        { kin: kinOf('OP10-058', 5, 5000), cheap: kinOf('OP10-058', 4, 4000), dear: kinOf('OP10-058', 6, 6000) },
      );
      people.alice.does('play', 'OP10-058');
      people.alice.picks('kin', other);
      people.alice.picks('kin');
      const { game, match } = people;
      return match.table.characters[0].map((copy) => game.faceIn(match.table, copy)?.id ?? '');
    };

    expect([played('cheap'), played('dear')]).toEqual([
      ['OP10-058', 'kin', 'cheap'],
      ['OP10-058', 'kin'],
    ]);
  });
});
