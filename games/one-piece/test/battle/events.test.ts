/** What is told of a battle, and in which order (S86). */
import { type CopyId, SPECTATOR } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { type OnePieceEvent, onePiece } from '../../src/index.ts';
import { attacks } from '../kit/battles.ts';
import { on } from '../kit/effects.ts';
import { ch, copyIn, playing, saying } from '../kit/playing.ts';
import { isOfGame, randomMatch, VIEWERS } from '../surface/watching.ts';

const ALICE = 0;
const BOLA = 1;

/** Alice's striker attacks the Leader; Bola's shield blocks and a guard counters, in vain. */
function fullBattle() {
  const people = playing(
    { striker: ch(5, 7000), shield: ch(2, 3000, { keywords: ['BLOCKER'] }) },
    { alice: { characters: ['striker'] }, bola: { characters: ['shield'], hand: ['guard'], life: ['sailor'] } },
  );
  const [striker, shield] = [
    copyIn(people, ALICE, 'characters', 'striker'),
    copyIn(people, BOLA, 'characters', 'shield'),
  ];
  const guard = copyIn(people, BOLA, 'hand', 'guard');
  const [captain] = people.match.table.leader[BOLA] as [CopyId];
  attacks(people, people.alice, 'striker');
  people.bola.picks('shield');
  people.bola.does('counter', 'guard', 'shield');
  people.bola.does('done');
  return { ...people, striker, shield, guard, captain };
}

describe('a battle with a block and a counter', () => {
  test('[S86] [OP-R14.1] Each event says what happened, whose it is, to which card, and by how much', () => {
    const { told, striker, shield, guard, captain } = fullBattle();

    expect(told).toMatchObject([
      { type: 'cardStateChanged', seat: ALICE, card: striker, rested: true },
      { type: 'attackDeclared', seat: ALICE, card: striker, target: captain },
      { type: 'battleStepChanged', step: 'block' },
      { type: 'blockDeclared', seat: BOLA, card: shield },
      { type: 'cardStateChanged', seat: BOLA, card: shield, rested: true },
      { type: 'attackTargetChanged', seat: BOLA, card: shield, from: captain },
      { type: 'battleStepChanged', step: 'counter' },
      { type: 'cardShown', seat: BOLA, card: guard, area: 'HAND' },
      { type: 'cardMoved', seat: BOLA, card: guard, from: 'HAND', to: 'TRASH', why: 'counter' },
      { type: 'counterUsed', seat: BOLA, card: guard, on: shield, n: 2000 },
      { type: 'powerChanged', seat: BOLA, card: shield, from: 3000, to: 5000 },
      { type: 'battleStepChanged', step: 'damage' },
      { type: 'cardKO', seat: BOLA, card: shield, battle: true },
      { type: 'cardRemoved', seat: BOLA, card: shield, to: 'TRASH' },
      { type: 'cardMoved', seat: BOLA, card: shield, from: 'CHARACTER_AREA', to: 'TRASH', why: 'ko' },
      { type: 'battleStepChanged', step: 'end' },
      { type: 'battleEnded', battled: true },
    ]);
  });

  test('[S86] [OP-R14.2] A hit on the Leader: damage, the look at the Life card, what was lost, where it went', () => {
    const people = playing(
      { striker: ch(5, 7000), prize: ch(2, 2000, saying(on('TRIGGER', { do: 'draw', n: 1 }))) },
      { alice: { characters: ['striker'] }, bola: { life: ['sailor', 'prize'], deck: ['sailor', 'sailor'] } },
    );
    attacks(people, people.alice, 'striker');
    people.bola.does('done');
    people.bola.chooses('trigger');

    const types = people.told.map(({ type }) => type);
    expect(types.slice(types.indexOf('damageDetermined'))).toEqual([
      'damageDetermined',
      'cardLooked',
      'lifeLost',
      'cardMoved',
      'triggerUsed',
      'effectActivated',
      'cardMoved',
      'effectResolved',
      'cardMoved',
      'battleStepChanged',
      'battleEnded',
    ]);
  });
});

/** What is told of a battle at least. */
const NAMED = `gameStarted coinDecided mulligan lifeDealt phaseChanged turnChanged cardMoved cardRevealed
  cardLooked cardStateChanged donMoved donGiven costPaid cardPlayed eventActivated effectQueued effectActivated
  effectResolved effectDropped choiceMade attackDeclared battleStepChanged attackTargetChanged blockDeclared
  counterUsed powerChanged costChanged keywordChanged damageDetermined lifeLost triggerUsed cardKO cardRemoved
  replacementUsed battleEnded shuffled loopDetected gameOver`.split(/\s+/);
/** Told before anybody can listen, or seldom. */
const SELDOM: readonly string[] = [
  'gameStarted',
  'coinDecided',
  'loopDetected',
  'replacementUsed',
] satisfies OnePieceEvent['type'][];

test('[OP-R14.2] [OP-R14.1] Every named moment is told, to everybody, with the seat and card it is about', () => {
  const heard = new Map(VIEWERS.map((viewer) => [viewer, [] as OnePieceEvent[]]));
  for (const n of [1, 2, 3, 4, 5]) {
    let listening = false;
    randomMatch(onePiece, `moments ${n}`, (played) => {
      if (listening) return;
      listening = true;
      for (const [viewer, events] of heard) {
        played.listen(viewer, (event) => {
          if (isOfGame(event)) events.push(event);
        });
      }
    });
  }
  const types = [...heard.values()].map((events) => events.map(({ type }) => type).join());
  const spoken = new Set((heard.get(SPECTATOR) ?? []).map(({ type }) => type as string));

  expect(NAMED.filter((type) => !spoken.has(type) && !SELDOM.includes(type))).toEqual([]);
  expect(new Set(types).size).toBe(1);
  expect((heard.get(ALICE) ?? []).filter((event) => 'card' in event && !('seat' in event))).toEqual([]);
});
