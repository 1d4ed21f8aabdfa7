/** Sentences for positions: what a person reads on a button, in a question and on a card. */
import { type CopyId, FACE_DOWN, moves, type Question, type Seat } from '@dealers-choice/kernel';
import type { Telling } from '@dealers-choice/words';
import { describe, expect, test } from 'vitest';
import type { OnePiece, OnePieceEvent } from '../../src/index.ts';
import { wordsOf } from '../../src/words/index.ts';
import { ch, copyIn, event, type People, playing, saying } from '../kit/playing.ts';

function reading(people: People, seat: Seat) {
  const words = wordsOf(people.game);
  const name = (of: Seat): string => (of === 0 ? 'Alice' : 'Bola');
  const told: Telling<OnePiece> = { view: people.table.host.view(seat), name, you: null };
  const asking = told.view.asking as Question;
  return {
    words,
    told,
    prompt: () => words.prompt(asking, told),
    waiting: () => words.waiting?.(asking, told),
    labels: () => moves(people.game, told.view, seat).map((move) => words.move(move, asking, told)),
    said: (happened: OnePieceEvent) => words.event(happened, told),
  };
}

describe('the Main Phase', () => {
  const CARDS = {
    scout: ch(1, 4000, { counter: 1000 }),
    duelist: ch(3, 5000, saying({ timings: ['ACTIVATE_MAIN'], oncePerTurn: true, steps: [{ do: 'draw', n: 1 }] })),
    orders: event(2, { timings: ['MAIN'], steps: [{ do: 'draw', n: 2 }] }),
  };
  const people = (): People =>
    playing(CARDS, {
      alice: { hand: ['scout', 'orders'], characters: ['duelist'], donActive: 2, given: { duelist: 1 } },
      bola: { characters: ['sailor', 'guard'], rested: { sailor: 1 } },
    });

  test('buttons name the card, its price and both sides of an attack', () => {
    const { labels, prompt } = reading(people(), 0);

    expect(prompt()).toBe('Your Main Phase: 2 DON!! to use.');
    expect(labels()).toEqual(
      expect.arrayContaining([
        'Play scout (1 DON!!)',
        'Use orders (2 DON!!)',
        'Use duelist: [Activate: Main] [Once Per Turn] Draw 1 card.',
        'Give 2 DON!! to captain (5000 → 7000)',
        'Attack captain (5000) with duelist (6000)',
        'Attack sailor (3000) with duelist (6000)',
        'End your turn',
      ]),
    );
    expect(labels()).not.toContain('Attack guard (2000) with duelist (6000)');
  });

  test('the others are told whom they wait for', () => {
    expect(reading(people(), 1).waiting()).toBe('Alice is in the Main Phase.');
  });

  test('a card stands with its power now, DON!! and whether it is rested', () => {
    const table = people();
    const { words, told } = reading(table, 0);

    expect(words.stands?.(copyIn(table, 0, 'characters', 'duelist'), told.view)).toEqual({
      marks: [
        { label: 'Power', value: '6000' },
        { label: 'Cost', value: '3' },
      ],
      laid: ['+1000', '1 DON!!'],
    });
    expect(words.stands?.(copyIn(table, 1, 'characters', 'sailor'), told.view)).toMatchObject({ turned: 'rested' });
  });

  test('the table in lines', () => {
    const { words, told } = reading(people(), 0);
    const lines = words.table?.(told) ?? [];

    expect(lines).toContain('    Characters  duelist (6000) [+1000, 1 DON!!]');
    expect(lines).toContain('    Characters  sailor (3000) [rested] · guard (2000)');
    expect(lines).toContain('    Hand        scout 1 · orders 2');
  });
});

describe('an attack', () => {
  const CARDS = { wall: ch(2, 3000, { keywords: ['BLOCKER'] }), friend: ch(1, 1000, { counter: 2000 }) };

  test('is asked about with both powers, and answered in words', () => {
    const people = playing(CARDS, {
      alice: { characters: ['sailor'] },
      bola: { characters: ['wall'], hand: ['friend'], life: ['guard'] },
    });
    people.alice.does('attack', 'sailor', copyIn(people, 1, 'leader', 'captain'));
    const block = reading(people, 1);

    expect(block.prompt()).toBe("sailor (3000) attacks captain (5000). Block it, or don't?");
    expect(block.labels()).toEqual(['Block with wall (3000)', "Don't block"]);
    expect(block.words.notice?.(block.told)).toBe('Block Step: sailor (3000) attacks captain (5000).');
    expect(reading(people, 0).waiting()).toBe('Bola may block: sailor (3000) attacks captain (5000).');

    people.bola.picks('wall');
    const counter = reading(people, 1);
    expect(counter.prompt()).toBe('sailor (3000) attacks wall (3000). Counter?');
    expect(counter.labels()).toEqual([
      'Counter with friend for captain (5000 → 7000)',
      'Counter with friend for wall (3000 → 5000)',
      'No more Counters',
    ]);
  });
});

test('a lost Life card says what its Trigger does', () => {
  const people = playing(
    { beacon: event(1, { timings: ['TRIGGER'], steps: [{ do: 'draw', n: 2 }] }) },
    { alice: { characters: ['sailor'], given: { sailor: 2 } }, bola: { life: ['beacon'] } },
  );
  people.alice.does('attack', 'sailor', copyIn(people, 1, 'leader', 'captain'));
  people.bola.does('done');
  const { prompt, labels } = reading(people, 1);

  expect(prompt()).toBe('You lose beacon from your Life: use its Trigger, or take it to your hand?');
  expect(labels()).toEqual(['Use the Trigger: Draw 2 cards.', 'Take it to your hand']);
});

describe('an effect', () => {
  test('with options says what each of them does', () => {
    const people = playing(
      {
        herald: ch(
          1,
          1000,
          saying({
            timings: ['ON_PLAY'],
            steps: [{ do: 'chooseOne', options: [[{ do: 'draw', n: 1 }], [{ do: 'addDon', n: 1, rested: true }]] }],
          }),
        ),
      },
      { alice: { hand: ['herald'], donActive: 1 } },
    );
    people.alice.does('play', 'herald');
    const { prompt, labels } = reading(people, 0);

    expect(prompt()).toBe('herald: choose one.');
    expect(labels()).toEqual(['Draw 1 card.', 'Add 1 DON!! card from your DON!! deck and rest it.']);
  });

  test('with a cost says what it is before it is used, and what is chosen for it', () => {
    const people = playing(
      {
        herald: ch(
          1,
          1000,
          saying({
            timings: ['ON_PLAY'],
            cost: [{ do: 'move', what: { n: 1, in: ['hand'] }, to: 'trash' }],
            steps: [{ do: 'draw', n: 1 }],
          }),
        ),
      },
      { alice: { hand: ['herald', 'sailor', 'guard'], donActive: 1 } },
    );
    people.alice.does('play', 'herald');
    const use = reading(people, 0);

    expect(use.prompt()).toBe('herald: use this? [On Play] You may trash 1 card from your hand: Draw 1 card.');
    expect(use.labels()).toEqual(['Use it', "Don't use it"]);

    people.alice.chooses('yes');
    expect(reading(people, 0).prompt()).toBe('herald: choose 1 card to trash.');
  });
});

test('an event with a hidden card names none', () => {
  const people = playing({}, { alice: { hand: ['sailor'] } });
  const { said } = reading(people, 1);
  const drawn = (card: CopyId, print: number): OnePieceEvent => ({
    ...{ type: 'cardMoved', seat: 0, card, print, depth: -1, from: 'DECK', to: 'HAND', why: 'draw' },
    ...{ bottom: false, faceUp: false, rested: false },
  });
  const sailor = copyIn(people, 0, 'hand', 'sailor');

  expect(said(drawn(sailor, people.match.table.print[sailor] ?? 0))).toBe('Alice draws sailor.');
  expect(said(drawn(FACE_DOWN, 0))).toBe('Alice draws a card.');
  expect(said({ type: 'donMoved', seat: 0, from: 'DON_DECK', to: 'COST_AREA', n: 2, rested: false })).toBe(
    'Alice adds 2 DON!! to the cost area.',
  );
  expect(said({ type: 'gameOver', reason: 'LIFE', winner: 1 })).toBe(
    "Bola wins: Alice's Leader was hit with no Life left.",
  );
  expect(said({ type: 'gameOver', reason: 'LOOP', winner: -1 })).toMatch(/^Nobody wins: /);
});
