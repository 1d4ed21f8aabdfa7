import { attacks } from '../kit/battles.ts';
import { on, powerReadNow } from '../kit/effects.ts';
import { answersOf, ch, event, type People } from '../kit/playing.ts';
import { expect, kinOf, laid, nameAskedFor, namesakeOf, offeredNow, real, realCards, test } from './cards.ts';

const attacksOf = (people: People, card: string): string[] =>
  answersOf(people, people.alice)
    .filter((one) => one.startsWith(`attack ${card} `))
    .map((one) => one.slice(`attack ${card} `.length))
    .sort();

realCards('printed cards that look and reveal', () => {
  test('[EB01-029] shows the top card, returns an own Character if it costs 4, and lays it under the deck', () => {
    const play = (top: string): People => {
      const people = laid({
        alice: { characters: ['nine'] },
        bola: { characters: ['two'], hand: ['EB01-029'], donActive: 1, life: ['guard'], deck: ['guard', top] },
      });
      attacks(people, people.alice, 'nine');
      people.bola.does('event', 'EB01-029');
      return people;
    };
    const [dear, cheap] = [play('four'), play('three')];

    expect(offeredNow(dear)).toEqual(['two']);
    dear.bola.picks('two');
    expect(dear.bola).toHave({ hand: ['two'], characters: [], deck: ['four', 'guard'] });
    expect(cheap.bola).toBeAsked('counter');
    expect(cheap.bola).toHave({ hand: [], characters: ['two'] });
  });

  test('[ST13-007] shows the top Life card, plays it if it is the one it names, and so strengthens the Leader', () => {
    const play = (top: string): People => {
      const people = laid(
        { alice: { characters: ['ST13-007'], life: ['two', top] } },
        { hero: namesakeOf('ST13-007', 5, 5000), child: namesakeOf('ST13-007', 2, 2000) },
      );
      people.alice.does('activate', 'ST13-007', 1);
      return people;
    };
    const [hero, child] = [play('hero'), play('child')];

    hero.alice.chooses('yes');
    hero.alice.picks('captain');
    expect(hero.alice).toHave({ characters: ['hero'], life: ['two'], trash: ['ST13-007'] });
    expect(powerReadNow(hero, 0, 'captain', 'leader')).toBe(7000);
    expect(child.alice).toBeAsked('main');
    expect(child.alice).toHave({ life: ['two', 'child'], characters: [] });
  });

  test('[OP12-006] finds the one it names or a red Event, and takes one of them', () => {
    const people = laid(
      { alice: { hand: ['OP12-006'], donActive: 10, deck: ['one', 'hero', 'flare', 'rain', 'two', 'three'] } },
      {
        hero: ch(2, 2000, { name: nameAskedFor('OP12-006') }),
        flare: { ...event(1), colours: ['red'] },
        rain: { ...event(1), colours: ['blue'] },
      },
    );

    people.alice.does('play', 'OP12-006');

    expect(offeredNow(people)).toEqual(['flare', 'hero']);
    people.alice.picks('flare');
    expect(people.alice).toHave({ hand: ['flare'] });
  });

  test('[OP15-119] grows by the cost of the Life card that it shows when the opponent uses an Event', () => {
    const people = laid(
      { alice: { hand: ['song'] }, bola: { characters: ['OP15-119'], life: ['one', 'four'] } },
      { song: event(0, on('MAIN', { do: 'draw', n: 1 })) },
    );

    people.alice.does('play', 'song');
    people.bola.says(1);

    expect(powerReadNow(people, 1, 'OP15-119')).toBe((real('OP15-119').power ?? 0) + 4000);
    expect(people.bola).toHave({ life: ['one', 'four'] });
  });

  test('[OP08-049] shows the top card, puts it on either end, and has Rush if it was of its crew', () => {
    const people = laid(
      { alice: { hand: ['OP08-049'], donActive: 10, deck: ['guard', 'kin'] } },
      { kin: kinOf('OP08-049', 1, 1000) },
    );
    const { alice } = people;

    alice.does('play', 'OP08-049');
    alice.chooses('bottom');

    expect(alice).toHave({ deck: ['kin', 'guard'] });
    expect(attacksOf(people, 'OP08-049')).toEqual(['captain']);
  });

  test('[OP04-011] shows the top card, is stronger by 3000 for a strong one, and lays it under the deck', () => {
    const people = laid({
      alice: { characters: ['OP04-011'], deck: ['guard', 'six'] },
      bola: { life: ['one'] },
    });

    attacks(people, people.alice, 'OP04-011');

    expect(powerReadNow(people, 0, 'OP04-011')).toBe(6000);
    expect(people.alice).toHave({ deck: ['six', 'guard'] });
  });

  test('[OP04-011] puts the revealed card at the bottom if it was strong; else it stays (Q&A)', () => {
    const attack = (top: string): [number, string | undefined] => {
      const people = laid({ alice: { characters: ['OP04-011'], deck: ['two', 'three', top] } });
      attacks(people, people.alice, 'OP04-011');
      const { game, match } = people;
      const [bottom] = match.table.deck[0];
      const id = bottom === undefined ? undefined : game.faceIn(match.table, bottom)?.id;
      return [powerReadNow(people, 0, 'OP04-011'), id];
    };

    expect([attack('six'), attack('five')]).toEqual([
      [6000, 'six'],
      [3000, 'two'],
    ]);
  });
});
