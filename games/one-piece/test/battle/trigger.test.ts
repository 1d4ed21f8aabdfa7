import type { MatchEvent } from '@dealers-choice/host';
import { describe, expect, test } from 'vitest';
import type { OnePiece } from '../../src/index.ts';
import type { Effect } from '../../src/tree/tree.ts';
import { attacks, order, resolved, shown, toldOf } from '../kit/battles.ts';
import { answersOf, ch, event, type More, type People, playing, saying } from '../kit/playing.ts';

const draws = { do: 'draw', n: 1 } as const;
const trigger = (...steps: Effect['steps']): Effect => ({ timings: ['TRIGGER'], steps });
const cards: Record<string, More> = {
  striker: ch(4, 6000),
  twin: ch(4, 6000, { keywords: ['DOUBLE_ATTACK'] }),
  burner: ch(4, 6000, { keywords: ['BANISH'] }),
  torch: ch(1, 1000, saying(trigger(draws))),
  plain: ch(1, 1000),
  first: ch(1, 1000),
};
type Has = Record<string, readonly string[] | number | Record<string, number>>;

/** Alice's card hits Bola's Leader; the first Life card is looked at, or gone. */
function hit(card: string, bola: Has, more: Record<string, More> = {}, alice: Has = {}): People {
  const people = playing({ ...cards, ...more }, { alice: { characters: [card], ...alice }, bola });
  attacks(people, people.alice, card);
  people.bola.does('done');
  return people;
}

describe('a Life card with a [Trigger]', () => {
  test('[S38] [OP-R5.7] Used, it is shown, resolves and goes to the trash', () => {
    const people = hit('striker', { life: ['first', 'torch'], deck: ['sailor', 'plain'] });
    const { alice, bola } = people;

    expect(bola).toBeAsked('life');
    expect(answersOf(people, bola)).toEqual(['trigger', 'take']);
    bola.chooses('trigger');

    expect(bola).toHave({ life: ['first'], hand: ['plain'], trash: ['torch'], limbo: [] });
    expect(order(people, 'triggerUsed', 'effectActivated', 'effectResolved')).toEqual([
      'triggerUsed',
      'effectActivated',
      'effectResolved',
    ]);
    expect(people.told.find(({ type }) => type === 'triggerUsed')).not.toMatchObject({ card: 0 }); // all can see it
    expect(alice).toBeAsked('main');
  });

  test('[S39] [OP-R5.7] Declined, it goes to the hand, and the other player cannot tell that it had one', () => {
    const watched = (top: string) => {
      const people = playing(cards, { alice: { characters: ['striker'] }, bola: { life: ['first', top] } });
      const heard: MatchEvent<OnePiece>[] = [];
      people.table.host.listen(people.alice.seat, (told) => heard.push(told));
      attacks(people, people.alice, 'striker');
      people.bola.does('done');
      const asked = people.table.host.view(0);
      people.bola.chooses('take');
      return { people, seen: [asked, people.table.host.view(0)], heard };
    };
    const [had, none] = [watched('torch'), watched('plain')];

    expect(had.people.bola).toHave({ hand: ['torch'], life: ['first'] });
    expect(none.people.bola).toHave({ hand: ['plain'], life: ['first'] });
    expect(had.seen).toEqual(none.seen);
    expect(had.heard).toEqual(none.heard);
    expect(had.heard.length).toBeGreaterThan(5);
    expect(had.people.alice).toHaveNeverSeen('torch');
  });

  test('[OP-R5.7] A card without one is looked at too, and can only be taken', () => {
    const people = hit('striker', { life: ['plain'] });

    expect(answersOf(people, people.bola)).toEqual(['take']);
    expect(() => people.bola.chooses('trigger')).toThrow('NOT_AN_OPTION');
  });

  test('[S40] [OP-R5.7] It resolves before the second point, which takes what it put on top', () => {
    const refills = saying(trigger({ do: 'move', what: { top: 1, in: ['deck'] }, to: 'life-top' }));
    const people = hit(
      'twin',
      { life: ['first', 'spring'], deck: ['sailor', 'plain'] },
      { spring: ch(1, 1000, refills) },
    );
    const { bola } = people;

    bola.chooses('trigger');

    expect(bola).toBeAsked('life');
    expect(bola).toHave({ life: ['first', 'plain'], trash: ['spring'] });
    bola.chooses('take');
    expect(bola).toHave({ life: ['first'], hand: ['plain'] });
  });

  test('[S40] [OP-R5.7] At 1 Life a Trigger that refills it gives the second point something to take', () => {
    const refills = saying(trigger({ do: 'move', what: { top: 1, in: ['deck'] }, to: 'life-top' }));
    const people = hit('twin', { life: ['spring'], deck: ['sailor', 'plain'] }, { spring: ch(1, 1000, refills) });

    people.bola.chooses('trigger');
    people.bola.chooses('take');

    expect(people.bola).toHave({ life: [], hand: ['plain'], trash: ['spring'] });
    expect(people.match.over).toBeNull();
  });

  test('[S41] [OP-R5.7] It may remove the attacker; the second point is dealt all the same', () => {
    const snares = saying(trigger({ do: 'ko', what: { upTo: 1, of: 'opponent', in: ['character'] } }));
    const people = hit('twin', { life: ['plain', 'first', 'snare'] }, { snare: ch(1, 1000, snares) });
    const { alice, bola } = people;

    bola.chooses('trigger');
    bola.picks('twin');
    expect(alice).toHave({ characters: [], trash: ['twin'] });
    bola.chooses('take');

    expect(bola).toHave({ life: ['plain'], hand: ['first'] });
    expect(alice).toBeAsked('main');
  });

  test('[OP-R5.7] What else is set off waits until every point is done', () => {
    const snares = saying(trigger({ do: 'ko', what: { upTo: 1, of: 'opponent', in: ['character'] } }));
    const more = {
      snare: ch(1, 1000, snares),
      mourned: ch(4, 6000, { keywords: ['DOUBLE_ATTACK'], ...saying({ timings: ['ON_KO'], steps: [draws] }) }),
      nurse: ch(
        1,
        1000,
        saying(
          { timings: ['ON_DAMAGE_TAKEN'], steps: [draws] },
          { timings: ['ON_LIFE_REMOVED'], when: { whose: 'you' }, steps: [draws] },
        ),
      ),
    };
    const people = hit('mourned', { life: ['plain', 'first', 'snare'], characters: ['nurse'] }, more);

    people.bola.chooses('trigger');
    people.bola.picks('mourned');
    expect(resolved(people)).toEqual(['snare#1']);
    people.bola.chooses('take');
    while (people.match.asking?.prompt === 'next-effect') people.bola.picks(people.match.asking.from[0] ?? 0);

    expect(resolved(people).slice(0, 2)).toEqual(['snare#1', 'mourned#1']); // the turn player's first
    expect(resolved(people).slice(2).sort()).toEqual(['nurse#1', 'nurse#2', 'nurse#2']);
  });

  test('[OP-R5.7] One whose "if" fails may be used, and is then simply trashed', () => {
    const rare = saying({
      timings: ['TRIGGER'],
      if: { number: { count: { in: ['hand'] } }, min: 5 },
      steps: [draws],
    });
    const people = hit('striker', { life: ['oracle'] }, { oracle: ch(1, 1000, rare) });

    people.bola.chooses('trigger');

    expect(people.bola).toHave({ trash: ['oracle'], hand: [], life: [] });
  });

  test('[OP-R5.7] One whose cost cannot be paid cannot be used', () => {
    const dear = saying({ timings: ['TRIGGER'], cost: [{ do: 'restDon', n: 1 }], steps: [draws, draws] });
    const bribe = ch(1, 1000, dear);
    const poor = hit('striker', { life: ['bribe'], donActive: 0 }, { bribe });
    const rich = hit('striker', { life: ['bribe'], donActive: 1 }, { bribe });

    expect(answersOf(poor, poor.bola)).toEqual(['take']);
    rich.bola.chooses('trigger');
    expect(rich.bola).toHave({ hand: ['sailor', 'sailor'], donActive: 0, donRested: 1, trash: ['bribe'] });
  });

  test('[OP-R5.7] One that adds itself to the hand does not go to the trash', () => {
    const keeps = saying(trigger(draws, { do: 'move', what: 'this', to: 'hand' }));
    const people = hit('striker', { life: ['coin'] }, { coin: ch(1, 1000, keeps) });

    people.bola.chooses('trigger');

    expect(people.bola).toHave({ hand: ['sailor', 'coin'], trash: [], limbo: [] });
  });
});

describe('no Trigger', () => {
  test('[S42] [OP-R5.7] under [Banish]: the Life card goes to the trash', () => {
    const people = hit('burner', { life: ['first', 'torch'] });

    expect(people.alice).toBeAsked('main');
    expect(people.bola).toHave({ life: ['first'], trash: ['torch'], hand: [] });
    expect(order(people, 'triggerUsed')).toEqual([]);
    expect(toldOf(people, 'lifeLost')).toMatchObject([{ seat: 1, left: 1, banish: true }]);
  });

  test('[OP-R5.7] [Banish] and [Double Attack] are fixed when the damage is determined', () => {
    const both = { hellfire: ch(4, 6000, { keywords: ['BANISH', 'DOUBLE_ATTACK'] }) };
    const people = hit('hellfire', { life: ['plain', 'first', 'torch'] }, both);

    expect(people.bola).toHave({ life: ['plain'], trash: ['torch', 'first'], hand: [] });
  });

  test('[S43] [OP-R5.7] for Life that an effect moves; and without Life nothing happens, nobody loses', () => {
    const takes = event(0, { timings: ['MAIN'], steps: [{ do: 'move', what: { top: 1, in: ['life'] }, to: 'hand' }] });
    const people = playing({ ...cards, takes }, { alice: { hand: ['takes', 'takes'], life: ['torch'] } });
    const { alice } = people;

    alice.does('play', 'takes');
    expect(alice).toBeAsked('main');
    expect(alice).toHave({ life: [], hand: ['takes', 'torch'] });
    alice.does('play', 'takes');

    expect(people.match.over).toBeNull();
    expect(alice).toHave({ hand: ['torch'], trash: ['takes', 'takes'] });
    expect(order(people, 'triggerUsed', 'damageDetermined')).toEqual([]);
  });

  test('[OP-R5.7] while the card may not go to the hand', () => {
    const greedy = saying({
      timings: ['PERMANENT'],
      steps: [{ do: 'playerCannot', who: 'opponent', be: 'LIFE_TO_HAND' }],
    });
    const people = hit('miser', { life: ['torch'] }, { miser: ch(4, 6000, greedy) });

    expect(answersOf(people, people.bola)).toEqual(['take']);
  });
});

describe('"play this card"', () => {
  const joins = ch(2, 3000, saying(trigger({ do: 'play', what: 'this' }), { timings: ['ON_PLAY'], steps: [draws] }));
  const fromTrash: Effect = {
    timings: ['ON_PLAYED'],
    when: { cards: { in: ['trash'], where: { category: ['CHARACTER'] } } },
    steps: [draws],
  };
  const any: Effect = { timings: ['ON_PLAYED'], when: { cards: { in: ['character'] } }, steps: [draws] };
  const digs: Effect = { timings: ['ACTIVATE_MAIN'], steps: [{ do: 'play', what: { n: 1, in: ['trash'] } }] };
  const more = { ally: joins, digger: ch(1, 1000, saying(fromTrash)), herald: ch(1, 1000, saying(any)) };

  test('[S44] [OP-R5.7] A sixth makes room, its [On Play] is set off, "played from your trash" is not', () => {
    const full = ['digger', 'herald', 'plain', 'first', 'torch'];
    const people = hit('striker', { life: ['ally'], characters: full }, more);
    const { bola } = people;

    bola.chooses('trigger');
    expect(bola).toBeAsked('make-room');
    bola.picks('plain');
    while (people.match.asking?.prompt === 'next-effect') bola.picks(people.match.asking.from[0] ?? 0);

    expect(bola).toHave({ characters: ['digger', 'herald', 'first', 'torch', 'ally'], trash: ['plain'], limbo: [] });
    expect(resolved(people).sort()).toEqual(['ally#1', 'ally#2', 'herald#1']);
    expect(toldOf(people, 'cardPlayed')).toMatchObject([{ from: 'LIMBO' }]);
  });

  test('[S44] "When a Character is played from your trash" hears one that is', () => {
    const people = playing(
      { ...cards, ...more, grave: ch(1, 1000, saying(digs)) },
      { alice: { characters: ['digger', 'grave'], trash: ['plain'] } },
    );

    people.alice.does('activate', 'grave', 1);

    expect(resolved(people)).toEqual(['grave#1', 'digger#1']);
  });

  test('[S44] "When you play a card" hears each once, wherever it came from', () => {
    const all: Effect = { timings: ['ON_PLAYED'], steps: [draws] };
    const people = playing(
      { ...cards, bell: ch(1, 1000, saying(all)) },
      { alice: { characters: ['bell'], hand: ['plain'], donActive: 1 } },
    );

    people.alice.does('play', 'plain');

    expect(resolved(people)).toEqual(['bell#1']);
  });
});

describe('"activate this card\'s [Main] effect"', () => {
  const plan = event(
    3,
    {
      timings: ['MAIN'],
      cost: [{ do: 'returnDon', n: 2 }],
      steps: [{ do: 'power', what: { n: 1, in: ['leader'] }, n: 1000, for: 'THIS_TURN' }],
    },
    trigger({ do: 'activateText', what: 'this', timing: 'MAIN' }),
  );
  const more = {
    plan,
    fan: ch(1, 1000, saying({ timings: ['ON_EVENT_ACTIVATED'], steps: [draws] })),
  };

  test('[S45] [OP-R5.7] Its cost must be paid, and no Event was activated', () => {
    const people = hit('striker', { life: ['plan'], characters: ['fan'], donActive: 2, donRested: 1 }, more);
    const { bola } = people;

    bola.chooses('trigger');
    bola.chooses('yes');
    while (people.match.asking?.prompt === 'return-don') bola.picks(1002);

    expect(bola).toHave({ donDeck: 9, trash: ['plan'] });
    expect(shown(people, 1, 'captain')).toBe(6000);
    expect(resolved(people)).not.toContain('fan#1');
    expect(order(people, 'eventActivated')).toEqual([]);
  });

  test.each([
    ['declined', { donActive: 3 }],
    ['unpayable', { donActive: 1 }],
  ])('[S45] [OP-R5.7] %s, nothing happens and the card is trashed', (_why, don) => {
    const people = hit('striker', { life: ['plan'], ...don }, more);

    people.bola.chooses('trigger');
    if (people.match.asking?.prompt === 'use') people.bola.chooses('no');

    expect(people.bola).toHave({ ...don, donRested: 0, trash: ['plan'], hand: [] });
    expect(shown(people, 1, 'captain')).toBe(5000);
    expect(people.alice).toBeAsked('main');
  });
});
