import { describe, expect, test } from 'vitest';
import type { Effect, Step } from '../../src/tree/tree.ts';
import { attacks, toldOf } from '../kit/battles.ts';
import { draw, on, onFor } from '../kit/effects.ts';
import { answersOf, ch, event, leader, playing, saying } from '../kit/playing.ts';

const holds = (...steps: Step[]): Effect => ({ timings: ['PERMANENT'], steps });
const up: Step = { do: 'lifeInstead', faceUp: true, to: 'deck-bottom' };
const take: Step = { do: 'move', what: { top: 1, in: ['life'] }, to: 'hand' };
const cards = {
  keeper: leader(5000, 5, saying(holds(up))),
  waster: leader(5000, 5, saying(holds({ do: 'lifeInstead', who: 'opponent', to: 'trash' }))),
  brute: ch(4, 6000),
  prize: ch(1, 1000, saying(on('TRIGGER', draw(1)))),
  reach: event(0, on('MAIN', take)),
  bargain: event(0, onFor('MAIN', take, draw(1))),
  peek: event(
    0,
    on('MAIN', { do: 'look', what: { top: 2, in: ['life'] }, take: { n: 1, to: 'hand' }, rest: 'as-they-were' }),
  ),
  watch: ch(1, 1000, saying({ timings: ['ON_LIFE_REMOVED'], when: { to: 'hand' }, steps: [draw(1)] })),
  guardian: ch(1, 1000, saying({ timings: ['ON_LIFE_REMOVED'], steps: [draw(1)] })),
};
const DECK = ['sailor', 'sailor', 'sailor'];

describe('Life that goes elsewhere instead of to the hand', () => {
  test('[OP-R5.7] lost to damage it goes there, without its Trigger; face-down it is taken as ever', () => {
    const people = playing(cards, {
      alice: { characters: ['brute'] },
      bola: { leader: ['keeper'], life: ['prize', 'prize'], deck: DECK },
    });
    const { bola, match } = people;
    const top = match.table.life[1][1] ?? 0;
    match.table.faceUp[top] = 1;

    attacks(people, people.alice, 'brute');
    bola.does('done');
    expect(answersOf(people, bola)).toEqual(['take']);
    bola.chooses('take');
    expect(bola).toHave({ life: ['prize'], hand: [], deck: ['prize', ...DECK] });

    attacks(people, people.alice, 'captain');
    bola.does('done');
    expect(answersOf(people, bola)).toEqual(['trigger', 'take']);
  });

  test('an effect that adds it to the hand moves it there, and it has left Life, though not to the hand', () => {
    const at = (watcher: string) =>
      playing(cards, {
        alice: {
          leader: ['keeper'],
          characters: [watcher],
          hand: ['reach'],
          life: ['guard', 'prize'],
          faceUp: { prize: 1 },
          deck: DECK,
        },
      });

    const people = at('watch');
    people.alice.does('play', 'reach');
    expect(people.alice).toHave({ life: ['guard'], hand: [], deck: ['prize', ...DECK] });
    expect(toldOf(people, 'cardMoved').at(-1)).toMatchObject({ from: 'LIFE', to: 'DECK', bottom: true });

    const { alice } = at('guardian');
    alice.does('play', 'reach');
    expect(alice).toHave({ life: ['guard'], hand: ['sailor'] });
  });

  test('[OP-R15.1] as a cost it is then unpaid: what stands behind the colon does not happen', () => {
    const { alice } = playing(cards, {
      alice: { leader: ['keeper'], hand: ['bargain'], life: ['prize'], faceUp: { prize: 1 }, deck: DECK },
    });

    alice.does('play', 'bargain');
    alice.chooses('yes');

    expect(alice).toHave({ life: [], hand: [], deck: ['prize', ...DECK] });
  });

  test('so does one that was looked at and taken', () => {
    const { alice } = playing(cards, {
      alice: { leader: ['keeper'], hand: ['peek'], life: ['guard', 'prize'], faceUp: { prize: 1 }, deck: DECK },
    });

    alice.does('play', 'peek');
    alice.picks('prize');

    expect(alice).toHave({ life: ['guard'], hand: [], deck: ['prize', ...DECK] });
  });

  test("the opponent's Life too, whatever its face, where the text says so; not one's own", () => {
    const has = { life: ['guard'], hand: ['reach'], deck: DECK };
    const theirs = playing(cards, { alice: has, bola: { leader: ['waster'] } });
    theirs.alice.does('play', 'reach');
    expect(theirs.alice).toHave({ life: [], hand: [], trash: ['reach', 'guard'] });

    const own = playing(cards, { alice: { ...has, leader: ['waster'] } });
    own.alice.does('play', 'reach');
    expect(own.alice).toHave({ life: [], hand: ['guard'], trash: ['reach'] });
  });

  test('a negated text says nothing', () => {
    const mute = event(0, on('MAIN', { do: 'negate', what: { n: 1, in: ['leader'] }, for: 'THIS_TURN' }));
    const { alice } = playing(
      { ...cards, mute },
      { alice: { leader: ['keeper'], hand: ['mute', 'reach'], life: ['prize'], faceUp: { prize: 1 }, deck: DECK } },
    );

    alice.does('play', 'mute');
    alice.does('play', 'reach');

    expect(alice).toHave({ life: [], hand: ['prize'] });
  });
});
