/** What a player cannot know, no view, question, list of moves or log line tells (OP-88). */
import { SPECTATOR, start, view } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import type { Effect, Step } from '../../src/tree/tree.ts';
import { attacks } from '../kit/battles.ts';
import { draw, on, trash1 } from '../kit/effects.ts';
import { answersOf, ch, copyIn, deck, event, gameWith, playing, saying } from '../kit/playing.ts';
import { listening, seenIn, twoWorlds } from '../kit/worlds.ts';

const ALICE = 0;
const BOLA = 1;

/** "[Main] Look at the top 3 cards of your deck; reveal up to 1 Event and add it to your hand. Rest at the bottom." */
const searches: Effect = on('MAIN', {
  do: 'look',
  what: { top: 3, in: ['deck'] },
  take: { upTo: 1, where: { category: ['EVENT'] }, to: 'hand' },
  rest: 'deck-bottom',
});
const cards = {
  striker: ch(4, 6000),
  friend: ch(2, 3000),
  mate: ch(3, 4000),
  song: event(1, on('MAIN', draw(1))),
  chart: event(0, searches),
  prize: ch(2, 2000, saying(on('TRIGGER', draw(1)))),
};

describe('hands', () => {
  test("[S98] [OP-R16.1] Two positions that differ in Bola's hand look the same to Alice and to a spectator", () => {
    const alice = { characters: ['striker'], hand: ['friend'], donActive: 3 };
    const { both } = twoWorlds(
      cards,
      { alice, bola: { hand: ['guard', 'song'], donActive: 2, life: ['friend'] } },
      { alice, bola: { hand: ['mate', 'chart'], donActive: 2, life: ['friend'] } },
    );

    both(({ alice }) => alice.does('play', 'friend'));
    both(({ alice }) => alice.does('end'));
  });

  test('[S98] [OP-R16.1] Nor does the order of a hand show, nor what was drawn last', () => {
    const { both } = twoWorlds(
      cards,
      { alice: {}, bola: { hand: ['guard', 'song', 'mate'] } },
      { alice: {}, bola: { hand: ['mate', 'guard', 'song'] } },
    );

    both(({ alice }) => alice.does('end'));
  });

  test('[S99] [OP-R5.4] Without a Counter the Counter Step comes all the same, and Alice cannot tell', () => {
    const alice = { characters: ['striker'] };
    const { both, here, there } = twoWorlds(
      cards,
      { alice, bola: { hand: ['guard'], life: ['friend', 'mate'] } },
      { alice, bola: { hand: ['friend'], life: ['friend', 'mate'] } },
    );

    both((people) => attacks(people, people.alice, 'striker'));
    expect(here.bola).toBeAsked('counter');
    expect(there.bola).toBeAsked('counter');
    expect(answersOf(here, here.bola)).toContain('counter guard captain');
    expect(answersOf(there, there.bola)).toEqual(['done']);
    both(({ bola }) => bola.does('done'));
    both(({ bola }) => bola.chooses('take'));
  });

  test('[OP-R16.1] A card that went from the field to a hand is known there until another leaves unseen', () => {
    const bounce = event(0, on('MAIN', { do: 'move', what: { n: 1, of: 'opponent', in: ['character'] }, to: 'hand' }));
    const hide = event(
      0,
      on('MAIN', { do: 'move', what: { n: 1, of: 'opponent', by: 'opponent', in: ['hand'] }, to: 'life-top' }),
    );
    const people = playing(
      { ...cards, bounce, hide },
      { alice: { hand: ['bounce', 'hide'] }, bola: { characters: ['mate'], hand: ['guard', 'song'] } },
    );

    people.alice.does('play', 'bounce');
    expect(seenIn(people, ALICE, BOLA, 'hand')).toEqual(['mate', '?', '?']);
    people.alice.does('play', 'hide');
    people.bola.picks('guard');

    expect(seenIn(people, ALICE, BOLA, 'hand')).toEqual(['?', '?']);
    expect(seenIn(people, ALICE, BOLA, 'life')).toEqual(['?']);
  });
});

describe('decks', () => {
  test('[OP-R16.1] Nobody knows the order of a deck, not even its owner', () => {
    const viewers = [ALICE, BOLA, SPECTATOR] as const;
    const { both } = twoWorlds(
      cards,
      { alice: { deck: ['friend', 'song', 'mate', 'guard', 'chart', 'striker'] }, bola: {} },
      { alice: { deck: ['mate', 'friend', 'chart', 'song', 'guard', 'striker'] }, bola: {} },
      { viewers },
    );

    both(({ alice }) => alice.does('end'));
  });

  test('[OP-R16.1] Nobody learns which deck the other has chosen, or what is in it', () => {
    const decks = [deck('mixed', 'captain', { sailor: 25, guard: 25 })];
    const [here, there] = ['crew,mixed', 'crew,crew'].map((chosen) =>
      start(gameWith({}, undefined, decks), { seed: 1, options: { decks: chosen } }),
    );
    const game = gameWith({}, undefined, decks);
    if (!here || !there) throw new Error('two matches');

    expect(here.table.print).not.toEqual(there.table.print);
    for (const viewer of [ALICE, SPECTATOR] as const)
      expect(view(game, here, viewer)).toEqual(view(game, there, viewer));
    expect(view(game, here, ALICE).options.decks).toEqual(['crew', '']);
    expect(view(game, here, BOLA).options.decks).toEqual(['', 'mixed']);
  });

  test('[S100] [OP-R16.1] A search names the card in both logs; the cards it leaves are named to nobody else', () => {
    const people = playing(cards, { alice: { hand: ['chart'], deck: ['striker', 'mate', 'song', 'friend'] } });
    const [mine, theirs] = [listening(people, ALICE), listening(people, BOLA)];

    people.alice.does('play', 'chart');
    people.alice.picks('song');
    people.alice.picks('mate', 'friend');

    expect(mine).toContain('cardLooked friend song mate');
    expect(theirs).toContain('cardLooked ? ? ?');
    for (const log of [mine, theirs]) {
      expect(log).toContain('cardRevealed song');
      expect(log).toContain('cardMoved song');
    }
    expect(theirs.filter((line) => /mate|friend|striker/.test(line))).toEqual([]);
    expect(seenIn(people, BOLA, ALICE, 'hand')).toEqual(['song']);
  });

  test('[S100] [OP-R16.1] A plain draw is named in the log of its owner alone', () => {
    const people = playing(cards, { alice: { hand: ['song'], donActive: 1, deck: ['striker', 'mate', 'friend'] } });
    const [mine, theirs] = [listening(people, ALICE), listening(people, BOLA)];

    people.alice.does('play', 'song');

    expect(mine).toContain('cardMoved friend');
    expect(theirs).toContain('cardMoved ?');
    expect(theirs.filter((line) => line.includes('friend'))).toEqual([]);
    expect(people.bola).toHaveNeverSeen('friend');
  });

  test('[OP-R16.1] A search that finds nothing and one that takes nothing look and sound alike', () => {
    const alice = { hand: ['chart'] };
    const { both, here, there } = twoWorlds(
      cards,
      { alice: { ...alice, deck: ['striker', 'mate', 'guard', 'song'] }, bola: {} },
      { alice: { ...alice, deck: ['striker', 'mate', 'guard', 'friend'] }, bola: {} },
      { viewers: [BOLA, SPECTATOR] },
    );

    both(({ alice }) => alice.does('play', 'chart'));
    expect([here, there].map((people) => answersOf(people, people.alice))).toEqual([['song', 'enough'], ['enough']]);
    both(({ alice }) => alice.picks());
    both((people) => people.alice.picks(...(people.match.asking?.from ?? []).map((_, i) => i + 1)));
  });

  test('[OP-R16.1] Who looked at cards knows them where they lie, until they are shuffled', () => {
    const peek: Step = { do: 'look', what: { top: 2, in: ['deck'] }, rest: 'as-they-were' };
    const people = playing(
      { ...cards, peek: event(0, on('MAIN', peek)), mix: event(0, on('MAIN', { do: 'shuffle' })) },
      { alice: { hand: ['peek', 'mix'], deck: ['striker', 'guard', 'song', 'friend'] } },
    );

    people.alice.does('play', 'peek');
    expect(seenIn(people, ALICE, ALICE, 'deck')).toEqual(['?', '?', 'song', 'friend']);
    expect(seenIn(people, BOLA, ALICE, 'deck')).toEqual(['?', '?', '?', '?']);
    people.alice.does('play', 'mix');

    expect(seenIn(people, ALICE, ALICE, 'deck')).toEqual(['?', '?', '?', '?']);
  });

  test('[OP-R16.1] Who puts cards away in an own order remembers it; the others know how many they are', () => {
    const stow: Step = { do: 'move', what: { n: 2, in: ['character'] }, to: 'deck-bottom' };
    const people = playing(
      { ...cards, stow: event(0, on('MAIN', stow)) },
      { alice: { hand: ['stow'], characters: ['mate', 'friend'], deck: ['guard', 'guard'] } },
    );

    people.alice.does('play', 'stow');
    people.alice.picks('friend', 'mate');

    expect(seenIn(people, ALICE, ALICE, 'deck')).toEqual(['mate', 'friend', '?', '?']);
    expect(seenIn(people, BOLA, ALICE, 'deck')).toEqual(['?', '?', '?', '?']);
  });

  test('[OP-R16.1] A card chosen without a condition goes from one secret place to another unseen', () => {
    const keep: Step = {
      do: 'look',
      what: { top: 2, in: ['deck'] },
      take: { n: 1, to: 'hand' },
      rest: 'deck-bottom',
    };
    const alice = { hand: ['keep'] };
    const { both } = twoWorlds(
      { ...cards, keep: event(0, on('MAIN', keep)) },
      { alice: { ...alice, deck: ['striker', 'song', 'friend'] }, bola: {} },
      { alice: { ...alice, deck: ['striker', 'guard', 'mate'] }, bola: {} },
      { viewers: [BOLA, SPECTATOR] },
    );

    both(({ alice }) => alice.does('play', 'keep'));
    both(({ alice }) => alice.picks(2));
  });
});

describe('a blind pick', () => {
  const rob = (n: number): Step => ({ do: 'move', what: { n, of: 'opponent', in: ['hand'] }, to: 'trash' });
  const robber = (n: number) => event(0, on('MAIN', rob(n)));

  test("[OP-R16.1] From Bola's hand Alice picks without seeing anything", () => {
    const alice = { hand: ['robber'] };
    const { both, here } = twoWorlds(
      { ...cards, robber: robber(1) },
      { alice, bola: { hand: ['guard', 'song', 'mate'] } },
      { alice, bola: { hand: ['mate', 'friend', 'striker'] } },
    );

    both(({ alice }) => alice.does('play', 'robber'));

    expect(here.table.host.view(ALICE).asking).toMatchObject({ seats: [ALICE], from: [0, 0, 0] });
    expect(answersOf(here, here.alice)).toEqual(['-1', '-2', '-3']);
    expect(here.alice.refusal({ pick: ['mate'] })).toMatchObject({ code: 'NOT_AN_OPTION' });
  });

  test('[OP-R16.1] The places are mixed anew for each pick, whatever the order of the hand', () => {
    const hand = ['guard', 'song', 'mate', 'friend', 'striker'];
    const firsts = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const people = playing(
        { ...cards, robber: robber(1) },
        { alice: { hand: ['robber'] }, bola: { hand } },
        { seed: `mixed ${seed}` },
      );
      people.alice.does('play', 'robber');
      people.alice.picks(1);
      return seenIn(people, ALICE, BOLA, 'trash')[0];
    });

    expect(new Set(firsts).size).toBeGreaterThan(2);
  });

  test('[OP-R16.1] Several are picked together, and only then shown', () => {
    const people = playing(
      { ...cards, robber: robber(2) },
      { alice: { hand: ['robber'] }, bola: { hand: ['guard', 'song', 'mate'] } },
    );

    people.alice.does('play', 'robber');
    expect(people.match.asking).toMatchObject({ min: 2, max: 2 });
    people.alice.picks(1, 3);

    expect(seenIn(people, ALICE, BOLA, 'trash')).toHaveLength(2);
    expect(seenIn(people, ALICE, BOLA, 'hand')).toEqual(['?']);
  });
});

describe('Life', () => {
  test('[OP-R16.1] Face-down Life is hidden from its owner too', () => {
    const { both } = twoWorlds(
      cards,
      { alice: { life: ['friend', 'song'] }, bola: {} },
      { alice: { life: ['mate', 'guard'] }, bola: {} },
      { viewers: [ALICE, BOLA, SPECTATOR] },
    );

    both(({ alice }) => alice.does('end'));
  });

  test('[OP-R16.1] Whether a Life card has a Trigger shows in nothing but its use', () => {
    const alice = { characters: ['striker'] };
    const { both, here, there } = twoWorlds(
      cards,
      { alice, bola: { life: ['friend', 'prize'] } },
      { alice, bola: { life: ['friend', 'mate'] } },
    );

    both((people) => attacks(people, people.alice, 'striker'));
    both(({ bola }) => bola.does('done'));
    expect([here, there].map((people) => answersOf(people, people.bola))).toEqual([['trigger', 'take'], ['take']]);
    expect([here, there].map((people) => seenIn(people, BOLA, BOLA, 'life'))).toEqual([
      ['?', 'prize'],
      ['?', 'mate'],
    ]);
    both(({ bola }) => bola.chooses('take'));

    expect(seenIn(here, ALICE, BOLA, 'hand')).toEqual(['?']);
  });

  test('[OP-R16.1] A Trigger that shuffles its card into the deck is remembered by nobody', () => {
    const drift = ch(
      1,
      1000,
      saying(
        on(
          'TRIGGER',
          { do: 'move', what: 'this', to: 'deck-bottom' },
          { do: 'shuffle' },
          { do: 'rest', what: { upTo: 1, of: 'opponent', in: ['character'] } },
        ),
      ),
    );
    const people = playing(
      { ...cards, drift },
      { alice: { characters: ['striker', 'mate'] }, bola: { life: ['drift'], deck: ['friend', 'mate', 'song'] } },
    );
    attacks(people, people.alice, 'striker');
    people.bola.does('done');
    const [copy] = people.table.match.table.life[BOLA];
    people.bola.chooses('trigger');

    expect(people.bola).toBeAsked('choose');
    const places = (stack: readonly { source: number; r: Record<string, unknown> }[]): string[] =>
      stack.flatMap(({ source, r }) => [
        ...(source === copy ? ['source'] : []),
        ...Object.entries(r).flatMap(([name, value]) => (value === copy ? [name] : [])),
      ]);
    // The damage goes on when the Trigger is over, so the match still knows which card it was.
    expect(places(people.table.match.stack)).toContain('limbo');
    for (const viewer of [ALICE, BOLA, SPECTATOR] as const) {
      expect(places(people.table.host.view(viewer).stack), `seen by ${viewer}`).toEqual([]);
    }
  });

  test('[OP-R16.1] Looked-at Life goes back in an order that only the looking player knows', () => {
    const watch: Step = { do: 'look', what: { top: 2, in: ['life'] }, rest: 'life-top' };
    const people = playing(
      { ...cards, watch: event(0, on('MAIN', watch)) },
      { alice: { hand: ['watch'], life: ['mate', 'song', 'friend'] } },
    );

    people.alice.does('play', 'watch');
    people.alice.picks('song', 'friend');

    expect(seenIn(people, ALICE, ALICE, 'life')).toEqual(['?', 'friend', 'song']);
    expect(seenIn(people, BOLA, ALICE, 'life')).toEqual(['?', '?', '?']);
    expect(people.alice).toHave({ life: ['mate', 'friend', 'song'] });
  });

  test("[OP-R16.1] Alice looks at Bola's Life: Alice knows it, Bola does not", () => {
    const spy: Step = { do: 'look', what: { top: 1, in: ['life'], of: 'opponent' }, rest: 'as-they-were' };
    const people = playing(
      { ...cards, spy: event(0, on('MAIN', spy)) },
      { alice: { hand: ['spy'] }, bola: { life: ['song', 'friend'] } },
    );

    people.alice.does('play', 'spy');

    expect(seenIn(people, ALICE, BOLA, 'life')).toEqual(['?', 'friend']);
    expect(seenIn(people, BOLA, BOLA, 'life')).toEqual(['?', '?']);
  });

  test('[OP-R16.1] A face-up Life card is open to both', () => {
    const people = playing(cards, { bola: { life: ['song', 'friend'], faceUp: { friend: 1 } } });

    expect(seenIn(people, ALICE, BOLA, 'life')).toEqual(['?', 'friend']);
    expect(seenIn(people, BOLA, BOLA, 'life')).toEqual(['?', 'friend']);
  });
});

describe('questions that would betray a hand are always asked', () => {
  const anEvent: Step = { do: 'move', what: { n: 1, in: ['hand'], where: { category: ['EVENT'] } }, to: 'trash' };

  test('[OP-R16.1] An optional cost that needs a certain card in hand', () => {
    const scout = ch(2, 3000, saying({ timings: ['ON_OPPONENT_ATTACK'], cost: [anEvent], steps: [draw(1)] }));
    const alice = { characters: ['striker'] };
    const { both, here, there } = twoWorlds(
      { ...cards, scout },
      { alice, bola: { characters: ['scout'], hand: ['song'], life: ['friend'] } },
      { alice, bola: { characters: ['scout'], hand: ['mate'], life: ['friend'] } },
    );

    both((people) => attacks(people, people.alice, 'striker'));
    expect([here, there].map((people) => answersOf(people, people.bola))).toEqual([['yes', 'no'], ['no']]);
    both(({ bola }) => bola.chooses('no'));
  });

  test('[OP-R16.1] A cost of any card is not asked for where everybody sees that the hand is empty', () => {
    const scout = ch(2, 3000, saying({ timings: ['ON_OPPONENT_ATTACK'], cost: [trash1], steps: [draw(1)] }));
    const people = playing(
      { ...cards, scout },
      { alice: { characters: ['striker'] }, bola: { characters: ['scout'] } },
    );

    attacks(people, people.alice, 'striker');

    expect(people.bola).toBeAsked('counter');
  });

  test('[OP-R16.1] A replacement that is paid from the hand', () => {
    const saved: Effect = { timings: ['REPLACEMENT'], would: { what: 'KO' }, optional: true, steps: [anEvent] };
    const alice = { characters: ['striker'] };
    const { both, here, there } = twoWorlds(
      { ...cards, cat: ch(2, 3000, saying(saved)) },
      { alice, bola: { characters: ['cat'], rested: { cat: 1 }, hand: ['song'] } },
      { alice, bola: { characters: ['cat'], rested: { cat: 1 }, hand: ['mate'] } },
    );

    both((people) => attacks(people, people.alice, 'striker', 'cat'));
    both(({ bola }) => bola.does('done'));
    expect([here, there].map((people) => answersOf(people, people.bola))).toEqual([['yes', 'no'], ['no']]);
    both(({ bola }) => bola.chooses('no'));

    expect(here.bola).toHave({ trash: ['cat'] });
  });

  test('[OP-R16.1] A choice of fitting cards in hand: none, one or many look the same', () => {
    const muster: Step = {
      do: 'play',
      what: { upTo: 2, in: ['hand'], where: { category: ['CHARACTER'], cost: { max: 2 } } },
    };
    const scout = ch(2, 3000, saying(on('ON_OPPONENT_ATTACK', muster)));
    const alice = { characters: ['striker'] };
    const { both, here, there } = twoWorlds(
      { ...cards, scout },
      { alice, bola: { characters: ['scout'], hand: ['friend', 'guard'], life: ['friend'] } },
      { alice, bola: { characters: ['scout'], hand: ['mate', 'song'], life: ['friend'] } },
    );

    both((people) => attacks(people, people.alice, 'striker'));
    expect([here, there].map((people) => answersOf(people, people.bola).length)).toEqual([3, 1]);
    both(({ bola }) => bola.picks());

    expect(here.bola).toBeAsked('counter');
  });

  test('[OP-R16.1] A "you may" in the middle of an effect, of a card that only the other player can show', () => {
    const tax: Step = {
      do: 'may',
      who: 'opponent',
      steps: [
        {
          do: 'move',
          what: { n: 1, of: 'opponent', by: 'opponent', in: ['hand'], where: { category: ['EVENT'] } },
          to: 'trash',
        },
      ],
      else: [draw(1)],
    };
    const alice = { hand: ['tax'] };
    const { both, here, there } = twoWorlds(
      { ...cards, tax: event(0, on('MAIN', tax)) },
      { alice, bola: { hand: ['song'] } },
      { alice, bola: { hand: ['mate'] } },
    );

    both(({ alice }) => alice.does('play', 'tax'));
    expect([here, there].map((people) => answersOf(people, people.bola))).toEqual([['yes', 'no'], ['no']]);
    both(({ bola }) => bola.chooses('no'));

    expect(here.alice).toHave({ hand: ['sailor'] });
  });

  test('[OP-R16.1] A card that is played is shown before room is made for it', () => {
    const five = ['striker', 'striker', 'mate', 'mate', 'mate'];
    const people = playing(cards, { alice: { hand: ['friend'], characters: five, donActive: 2 } });

    people.alice.does('play', 'friend');

    expect(people.alice).toBeAsked('make-room');
    expect(seenIn(people, BOLA, ALICE, 'hand')).toEqual(['friend']);
    expect(people.table.host.view(BOLA).asking?.source).toBe(copyIn(people, ALICE, 'hand', 'friend'));
    expect(people.table.host.canUndo(ALICE)).toBe(false);
  });

  test('[OP-R16.1] … also when an effect plays it', () => {
    const five = ['striker', 'striker', 'mate', 'mate', 'mate'];
    const muster: Step = { do: 'play', what: { n: 1, in: ['hand'], where: { category: ['CHARACTER'] } } };
    const people = playing(
      { ...cards, call: event(0, on('MAIN', muster)) },
      { alice: { hand: ['call', 'friend', 'song'], characters: five } },
    );

    people.alice.does('play', 'call');
    expect(seenIn(people, BOLA, ALICE, 'hand')).toEqual(['?', '?']);
    people.alice.picks('friend');

    expect(people.alice).toBeAsked('make-room');
    expect(seenIn(people, BOLA, ALICE, 'hand')).toEqual(['friend', '?']);
  });

  test('[OP-R16.1] What is paid for is shown first: both logs name it with its price', () => {
    const people = playing(cards, { alice: { hand: ['friend', 'song'], donActive: 3 } });
    const theirs = listening(people, BOLA);

    people.alice.does('play', 'friend');
    people.alice.does('play', 'song');

    expect(theirs.filter((line) => line.startsWith('costPaid'))).toEqual(['costPaid friend', 'costPaid song']);
  });
});
