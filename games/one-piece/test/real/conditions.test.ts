import { on } from '../kit/effects.ts';
import { event, leader, type People } from '../kit/playing.ts';
import { expect, laid, realCards, test } from './cards.ts';

const held = ({ match }: People): number[] => match.table.hand.map((cards) => cards.length);

realCards('printed cards that ask for something', () => {
  test('[OP05-059] under a Leader of one colour does nothing: what comes after its "if" does not happen either', () => {
    const play = (leads: string): People => {
      const people = laid(
        {
          alice: { leader: [leads], hand: ['OP05-059'], donActive: 5, deck: ['guard', 'one'] },
          bola: { characters: ['five'] },
        },
        { mixed: leader(5000, 4, { colours: ['blue', 'red'] }), plain: leader(5000, 5) },
      );
      people.alice.does('play', 'OP05-059');
      return people;
    };
    const mixed = play('mixed');

    mixed.alice.picks('five');
    expect(mixed.bola).toHave({ hand: ['five'] });
    expect(mixed.alice).toHave({ hand: ['one'] });
    expect(play('plain').alice).toBeAsked('main');
  });

  test('[OP13-051] draws two under a Leader of two colours, and none under another', () => {
    const drawn = (lead: string): number => {
      const people = laid(
        { alice: { hand: ['end'] }, bola: { leader: [lead], characters: ['OP13-051'] } },
        {
          end: event(0, on('MAIN', { do: 'ko', what: { n: 1, of: 'opponent', in: ['character'] } })),
          twofold: leader(5000, 5, { colours: ['red', 'blue'] }),
          plain: leader(5000, 5, { colours: ['blue'] }),
        },
      );
      people.alice.does('play', 'end');
      return held(people)[1] ?? 0;
    };

    expect([drawn('twofold'), drawn('plain')]).toEqual([2, 0]);
  });
});
