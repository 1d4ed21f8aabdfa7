import { describe, expect, test } from 'vitest';
import { attacks, resolved, shown } from '../kit/battles.ts';
import { ch, leader, playing, saying } from '../kit/playing.ts';

describe('the End Phase', () => {
  const draws = { do: 'draw', n: 1 } as const;
  const ifStrong = { have: { of: 'either', in: ['character'], where: { power: { min: 6000 } } } } as const;

  test('[S12] [OP-R3.6] An [End of Your Turn] text still sees what lasts during this turn', () => {
    const people = playing(
      {
        proud: ch(
          3,
          5000,
          saying({ timings: ['ACTIVATE_MAIN'], steps: [{ do: 'power', what: 'this', n: 1000, for: 'THIS_TURN' }] }),
        ),
        clerk: leader(5000, 5, saying({ timings: ['END_OF_YOUR_TURN'], if: ifStrong, steps: [draws] })),
      },
      { alice: { leader: ['clerk'], characters: ['proud'] } },
    );
    people.alice.does('activate', 'proud', 1);
    expect(shown(people, 0, 'proud')).toBe(6000);

    people.alice.does('end');

    expect(people.alice).toHave({ hand: ['sailor'] });
    expect(shown(people, 0, 'proud')).toBe(5000);
  });

  test('[S13] [OP-R3.6] The turn player orders the own two, each once, before the other player has theirs', () => {
    const ends = ch(1, 1000, saying({ timings: ['END_OF_YOUR_TURN'], steps: [draws] }));
    const people = playing(
      {
        one: ends,
        two: ends,
        other: ch(1, 1000, saying({ timings: ['END_OF_OPPONENT_TURN'], steps: [draws] })),
        silent: ch(1, 1000, saying({ timings: ['END_OF_YOUR_TURN'], steps: [draws] })),
      },
      { alice: { characters: ['one', 'two'] }, bola: { characters: ['other', 'silent'] } },
    );
    const { alice, bola, match } = people;

    alice.does('end');
    expect(alice).toBeAsked('next-effect');
    const place = match.table.pending.findIndex(({ card }) => people.game.faceIn(match.table, card)?.id === 'two');
    alice.picks(place);

    expect(resolved(people)).toEqual(['two#1', 'one#1', 'other#1']);
    expect(match.table.hand.map((hand) => hand.length)).toEqual([2, 1 + 1]);
    expect(bola).toBeAsked('main');
  });

  test('[OP-R3.6] A card that arrives in the End Phase has missed its moment', () => {
    const people = playing(
      {
        host: ch(
          1,
          1000,
          saying({ timings: ['END_OF_YOUR_TURN'], steps: [{ do: 'play', what: { n: 1, in: ['trash'] } }] }),
        ),
        guest: ch(1, 1000, saying({ timings: ['END_OF_YOUR_TURN'], steps: [draws] })),
      },
      { alice: { characters: ['host'], trash: ['guest'] } },
    );

    people.alice.does('end');

    expect(people.alice).toHave({ characters: ['host', 'guest'], hand: [] });
  });

  test.each([
    ['THIS_TURN', 1],
    ['END_OF_TURN', 0],
  ] as const)(
    '[OP-R3.6] A piece that the other player put off comes after "until the end of the turn" (%s)',
    (span, n) => {
      const people = playing(
        {
          proud: ch(
            3,
            5000,
            saying({ timings: ['ACTIVATE_MAIN'], steps: [{ do: 'power', what: 'this', n: 1000, for: span }] }),
          ),
          spy: ch(
            1,
            1000,
            saying({
              timings: ['ON_OPPONENT_ATTACK'],
              steps: [{ do: 'later', at: 'END_OF_TURN', steps: [{ do: 'if', if: ifStrong, then: [draws] }] }],
            }),
          ),
        },
        { alice: { characters: ['proud'] }, bola: { characters: ['spy'], life: ['sailor', 'sailor'] } },
      );
      const { alice, bola, match } = people;
      alice.does('activate', 'proud', 1);
      attacks(people, alice, 'captain');
      bola.does('done');
      bola.chooses('take');

      alice.does('end');

      expect(match.table.hand[1]).toHaveLength(1 + n + 1); // Life, the piece, the Draw Phase
    },
  );

  test('[OP-R3.6] A piece the turn player put off resolves before "until the end of the turn" is over', () => {
    const steps = [
      { do: 'power', what: 'this', n: 1000, for: 'END_OF_TURN' },
      { do: 'later', at: 'END_OF_TURN', steps: [{ do: 'if', if: ifStrong, then: [draws] }] },
    ] as const;
    const people = playing(
      { proud: ch(3, 5000, saying({ timings: ['ACTIVATE_MAIN'], steps })) },
      { alice: { characters: ['proud'] } },
    );
    people.alice.does('activate', 'proud', 1);
    expect(people.alice).toHave({ hand: [] });

    people.alice.does('end');

    expect(people.alice).toHave({ hand: ['sailor'] });
    expect(shown(people, 0, 'proud')).toBe(5000);
  });
});
