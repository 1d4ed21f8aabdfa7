import { attacks } from '../kit/battles.ts';
import { costNow, on, powerNow, trash1 } from '../kit/effects.ts';
import { answersOf, ch, event, type People } from '../kit/playing.ts';
import { expect, kinOf, laid, leaderOf, nameIn, offered, real, realCards, test } from './cards.ts';

const fill = (n: number): string[] => Array<string>(n).fill('one');
const held = ({ match }: People): number[] => match.table.hand.map((cards) => cards.length);

realCards('printed cards that say things in other words', () => {
  test('[OP12-006] finds the one it names or a red Event, and takes one of them', () => {
    const people = laid(
      { alice: { hand: ['OP12-006'], donActive: 10, deck: ['one', 'hero', 'flare', 'rain', 'two', 'three'] } },
      {
        hero: ch(2, 2000, { name: nameIn('OP12-006') }),
        flare: { ...event(1), colours: ['red'] },
        rain: { ...event(1), colours: ['blue'] },
      },
    );

    people.alice.does('play', 'OP12-006');

    expect(offered(people)).toEqual(['flare', 'hero']);
    people.alice.picks('flare');
    expect(people.alice).toHave({ hand: ['flare'] });
  });

  test('[OP12-015] counts given DON!! on all cards of its player', () => {
    const power = (given: Record<string, number>): number =>
      powerNow(laid({ alice: { characters: ['OP12-015', 'one'], given } }), 0, 'OP12-015');

    expect([power({ captain: 1 }), power({ captain: 1, one: 1 })]).toEqual([
      real('OP12-015').power,
      (real('OP12-015').power ?? 0) + 2000,
    ]);
  });

  test('[OP12-024] rests a Character when it attacks with three given DON!! in all', () => {
    const asked = (given: Record<string, number>): string[] => {
      const people = laid({ alice: { characters: ['OP12-024'], given }, bola: { characters: ['six', 'seven'] } });
      attacks(people, people.alice, 'OP12-024');
      return people.match.asking?.prompt === 'choose' ? offered(people) : [];
    };

    expect([asked({ captain: 2 }), asked({ captain: 2, 'OP12-024': 1 })]).toEqual([[], ['six']]);
  });

  test('[OP12-040] draws for what a card of its type trashed, and for no other', () => {
    const drawn = (kin: boolean): number => {
      const more = { effects: [on('ON_PLAY', trash1)] };
      const people = laid(
        { alice: { leader: ['OP12-040'], hand: ['clerk', 'two'], donActive: 1 } },
        { clerk: kin ? kinOf('OP12-040', 1, 1000, more) : ch(1, 1000, more) },
      );
      people.alice.does('play', 'clerk');
      return held(people)[0] ?? 0;
    };

    expect([drawn(true), drawn(false)]).toEqual([1, 0]);
  });

  test('[OP12-073] strengthens those it names and those of the type, of its own side only', () => {
    const people = laid(
      {
        alice: { hand: ['OP12-073'], donActive: 10, donDeck: 0, characters: ['friend', 'two'] },
        bola: { donActive: 10, donDeck: 0, characters: ['friend'] },
      },
      { friend: ch(2, 2000, { name: nameIn('OP12-073') }) },
    );

    people.alice.does('play', 'OP12-073');

    const now = [powerNow(people, 0, 'friend'), powerNow(people, 0, 'two'), powerNow(people, 1, 'friend')];
    expect(now).toEqual([3000, 2000, 2000]);
  });

  test('[OP12-075] lets the opponent add a DON!!, or not', () => {
    const after = (word: string): number => {
      const people = laid({ alice: { hand: ['OP12-075'], donActive: 10 }, bola: { donActive: 1 } });
      people.alice.does('play', 'OP12-075');
      people.bola.chooses(word);
      return people.match.table.donActive[1];
    };

    expect([after('yes'), after('no')]).toEqual([2, 1]);
  });

  test('[OP12-081] answers a Character that another Character played, not one that was paid for', () => {
    const could = (id: string): boolean => {
      const people = laid(
        { alice: { hand: [id, 'one'], donActive: 2 }, bola: { leader: ['OP12-081'] } },
        {
          guide: ch(1, 1000, { effects: [on('ON_PLAY', { do: 'play', what: { n: 1, in: ['hand'] } })] }),
          walk: ch(1, 1000),
        },
      );
      people.alice.does('play', id);
      return people.match.asking?.prompt !== 'main';
    };

    expect([could('guide'), could('walk')]).toEqual([true, false]);
  });

  test('[OP15-008] takes from each of them as much as its own DON!! say', () => {
    const people = laid({
      alice: { characters: ['OP15-008'], since: { 'OP15-008': 1 } },
      bola: { characters: ['six', 'seven', 'eight'], given: { six: 2, seven: 1 } },
    });

    people.alice.does('activate', 'OP15-008', 2);

    expect(['six', 'seven', 'eight'].map((card) => powerNow(people, 1, card))).toEqual([4000, 6000, 8000]);
  });

  test('[OP15-010] gives rested DON!! to cards of their own player only', () => {
    const people = laid({
      alice: { characters: ['OP15-010'], donRested: 1 },
      bola: { characters: ['two'], donRested: 2 },
    });

    people.alice.does('activate', 'OP15-010', 1);
    people.alice.picks('two');
    people.alice.says(1);

    expect(people.bola).toHave({ given: { two: 1 }, donRested: 1 });
    expect(people.alice).toHave({ donRested: 1 });
  });

  test('[OP15-022] does not lose with an empty deck until the end of that turn', () => {
    const people = laid({
      alice: { leader: ['OP15-022'], deck: ['one', 'two'], characters: ['three'], rested: { three: 1 } },
    });

    people.alice.does('activate', 'OP15-022', 2);
    people.alice.picks('three');

    expect(people.alice).toHave({ rested: { three: 0 } });
    expect(people.match.over).toBeNull();
    people.alice.does('end');
    expect(people.match.over).toMatchObject({ winners: [1] });
  });

  test('[OP15-024] is not rested by Characters in the other turn, but by Events', () => {
    const what = { n: 1, of: 'opponent', in: ['character'] } as const;
    const people = laid(
      { alice: { characters: ['bully'], hand: ['spell'] }, bola: { characters: ['OP15-024'] } },
      {
        bully: ch(1, 1000, { effects: [on('ACTIVATE_MAIN', { do: 'rest', what })] }),
        spell: event(0, on('MAIN', { do: 'rest', what })),
      },
    );

    people.alice.does('activate', 'bully', 1);
    expect(people.bola).toHave({ rested: { 'OP15-024': 0 } });
    people.alice.does('play', 'spell');
    expect(people.bola).toHave({ rested: { 'OP15-024': 1 } });
  });

  test('[OP15-031] K.O.s what costs exactly as much as its DON!!', () => {
    const left = (given: number): number => {
      const people = laid({
        alice: { hand: ['OP15-031'], donActive: 10 },
        bola: { characters: ['two'], rested: { two: 1 }, given: { two: given } },
      });
      people.alice.does('play', 'OP15-031');
      people.alice.picks('two');
      return people.match.table.characters[1].length;
    };

    expect([left(1), left(2), left(3)]).toEqual([1, 0, 1]);
  });

  test('[OP15-042] goes back to the hand when it is K.O.d', () => {
    const people = laid(
      { alice: { hand: ['slay'] }, bola: { characters: ['OP15-042'] } },
      { slay: event(0, on('MAIN', { do: 'ko', what: { n: 1, of: 'opponent', in: ['character'] } })) },
    );

    people.alice.does('play', 'slay');

    expect(people.bola).toHave({ hand: ['OP15-042'], trash: [], characters: [] });
  });

  test('[OP15-086] lets the one from the trash attack at once', () => {
    const people = laid(
      { alice: { leader: ['ally'], hand: ['OP15-086'], donActive: 10, trash: ['mate'] } },
      { ally: leaderOf('OP15-086'), mate: kinOf('OP15-086', 4, 4000) },
    );

    people.alice.does('play', 'OP15-086');
    people.alice.picks('mate');

    expect(answersOf(people, people.alice)).toContain('attack mate captain');
    expect(answersOf(people, people.alice)).not.toContain('attack OP15-086 captain');
  });

  test('[OP15-092] grows with the trash, its Leader in the other turn only', () => {
    const values = (n: number): number[] => {
      const people = laid({ alice: { characters: ['OP15-092'], trash: fill(n) } });
      const mine = [powerNow(people, 0, 'OP15-092'), costNow(people, 0, 'OP15-092')];
      const before = powerNow(people, 0, 'captain', 'leader');
      people.alice.does('end');
      return [...mine, before, powerNow(people, 0, 'captain', 'leader')];
    };
    const { power = 0, cost = 0 } = real('OP15-092');

    expect(values(9)).toEqual([power, cost, 5000, 5000]);
    expect(values(10)).toEqual([9000, cost + 10, 5000, 5000]);
    expect(values(20)).toEqual([9000, cost + 10, 5000, 7000]);
    expect(values(30)).toEqual([10000, cost + 10, 5000, 7000]);
  });

  test('[OP15-098] saves a strong one from a battle for a Life card', () => {
    const people = laid(
      {
        alice: { characters: ['nine'] },
        bola: { leader: ['OP15-098'], life: ['one', 'two'], characters: ['bird'], rested: { bird: 1 } },
      },
      { bird: kinOf('OP15-098', 6, 6000) },
    );

    attacks(people, people.alice, 'nine', 'bird');
    people.bola.does('done');
    people.bola.chooses('yes');

    expect(people.bola).toHave({ characters: ['bird'], life: ['one'], hand: ['two'] });
  });

  test('[OP15-119] grows by the cost of the Life card that it shows when the opponent uses an Event', () => {
    const people = laid(
      { alice: { hand: ['song'] }, bola: { characters: ['OP15-119'], life: ['one', 'four'] } },
      { song: event(0, on('MAIN', { do: 'draw', n: 1 })) },
    );

    people.alice.does('play', 'song');
    people.bola.says(1);

    expect(powerNow(people, 1, 'OP15-119')).toBe((real('OP15-119').power ?? 0) + 4000);
    expect(people.bola).toHave({ life: ['one', 'four'] });
  });

  test('[OP12-020] wakes after it has fought a Character, and then leaves the weak alone', () => {
    const people = laid({
      alice: { leader: ['OP12-020'], given: { 'OP12-020': 3 } },
      bola: { characters: ['two', 'seven', 'eight'], rested: { two: 1, seven: 1, eight: 1 } },
    });

    attacks(people, people.alice, 'OP12-020', 'two');
    people.bola.does('done');
    people.alice.does('activate', 'OP12-020', 1);

    const goals = answersOf(people, people.alice).filter((each) => each.startsWith('attack'));
    expect(goals.sort()).toEqual(['attack OP12-020 captain', 'attack OP12-020 eight']);
  });

  test('[OP12-020] stays rested after it attacked the Leader', () => {
    const people = laid({ alice: { leader: ['OP12-020'], given: { 'OP12-020': 3 } }, bola: { life: ['one', 'two'] } });

    attacks(people, people.alice, 'OP12-020');
    people.bola.does('done');
    people.bola.chooses('take');
    if (answersOf(people, people.alice).includes('activate OP12-020 1')) people.alice.does('activate', 'OP12-020', 1);

    expect(people.alice).toHave({ rested: { 'OP12-020': 1 } });
  });

  test('[OP15-002] draws in the turn of a dear Event', () => {
    const drawn = (cost: number): number => {
      const people = laid(
        { alice: { leader: ['OP15-002'], hand: ['rite'], donActive: 5 } },
        { rite: event(cost, on('MAIN', { do: 'draw', n: 1 })) },
      );
      people.alice.does('play', 'rite');
      if (answersOf(people, people.alice).includes('activate OP15-002 3')) people.alice.does('activate', 'OP15-002', 3);
      return held(people)[0] ?? 0;
    };

    expect([drawn(2), drawn(3)]).toEqual([1, 2]);
  });

  test('[OP12-036] comes from the hand only when it is paid for', () => {
    const people = laid(
      { alice: { hand: ['OP12-036', 'lure'], donActive: 10 } },
      { lure: event(0, on('MAIN', { do: 'play', what: { n: 1, in: ['hand'] } })) },
    );
    const { alice } = people;

    alice.does('play', 'lure');
    expect(alice).toHave({ characters: [], hand: ['OP12-036'] });
    alice.does('play', 'OP12-036');
    expect(alice).toHave({ characters: ['OP12-036'] });
  });
});
