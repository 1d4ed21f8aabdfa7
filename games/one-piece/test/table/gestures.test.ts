/** Each hook of the surface shows something on the table in depth, and only what is there. */
import type { Seat } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { onePiece, type Snapshot, snapshot } from '../../src/index.ts';
import { applyEvent } from '../../src/surface/apply-event.ts';
import { cuesOf } from '../../src/surface/cues.ts';
import type { Cue } from '../../src/surface/hooks.ts';
import type { Gesture } from '../../src/table/scene/gestures.ts';
import { gesturesOf, nothingTold, toldSince } from '../../src/table/scene/gestures-of.ts';
import { layOut } from '../../src/table/scene/layout.ts';
import { WIDE } from '../../src/table/scene/mats.ts';
import { attacks } from '../kit/battles.ts';
import { on } from '../kit/effects.ts';
import { ch, copyIn, event, type Has, type More, playing, saying } from '../kit/playing.ts';
import { isOfGame, randomMatch } from '../surface/watching.ts';

const NEAR: Seat = 0;

interface Shown {
  cue: Cue;
  gesture: Gesture;
}

/** Follows a position through the eyes of Alice; gives what was shown. */
function shown(cards: Readonly<Record<string, More>>, has: Has) {
  const people = playing(cards, has);
  let scene = snapshot(people.table.host.view(NEAR), people.game.kit);
  let telling = nothingTold();
  const all: Gesture[] = [];
  /** As after every answer. */
  const sees = (): void => {
    telling = toldSince(telling, people.match.asking?.prompt);
  };
  people.table.host.listen(NEAR, (heard) => {
    if (!isOfGame(heard)) return;
    const after = applyEvent(scene, heard, people.game.kit);
    for (const cue of cuesOf({ event: heard, before: scene, scene: after }))
      all.push(...gesturesOf(cue, telling, NEAR));
    scene = after;
  });
  return { people, all, sees };
}

describe('what a hook shows', () => {
  test('[OP-R17.2] a power that an effect raises counts up, and a line comes from the card that raises it', () => {
    const raise = on('MAIN', { do: 'power', what: { in: ['character'], of: 'you', n: 1 }, n: 2000, for: 'THIS_TURN' });
    const { people, all } = shown({ order: event(0, raise) }, { alice: { characters: ['guard'], hand: ['order'] } });
    people.alice.does('play', 'order');
    const guard = `card-${copyIn(people, NEAR, 'characters', 'guard')}`;

    expect(all).toContainEqual({ show: 'count', handle: guard, what: 'power', from: 2000, to: 4000 });
    expect(all).toContainEqual({ show: 'pulse', handle: '0-TRASH', tone: 'effect' });
    expect(all).toContainEqual({ show: 'line', from: '0-TRASH', to: guard });
  });

  test('[OP-R17.2] the line comes also when the effect asks first whom it shall touch', () => {
    const one = { in: ['character'], of: 'you', n: 1 } as const;
    const raise = on('MAIN', { do: 'power', what: one, n: 2000, for: 'THIS_TURN' });
    const has = { alice: { characters: ['guard', 'sailor'], hand: ['order'], donActive: 1 } };
    const { people, all, sees } = shown({ order: event(0, raise) }, has);
    people.alice.does('play', 'order');
    sees();
    people.alice.picks('guard');
    sees();
    const line = { show: 'line', from: '0-TRASH', to: `card-${copyIn(people, NEAR, 'characters', 'guard')}` };
    expect(all).toContainEqual(line);

    all.length = 0;
    people.alice.does('give', 'guard', 1);
    expect(all.map(({ show }) => show)).toEqual(['count']);
  });

  test('[OP-R17.2] an attacker dashes at what it attacks when damage is dealt, and whoever steps in is ringed', () => {
    const { people, all } = shown(
      { wall: ch(2, 1000, { keywords: ['BLOCKER'] }), striker: ch(3, 4000, saying()) },
      { alice: { characters: ['striker'] }, bola: { characters: ['wall'], life: ['sailor'] } },
    );
    attacks(people, people.alice, 'striker');
    const [striker, wall] = [copyIn(people, NEAR, 'characters', 'striker'), copyIn(people, 1, 'characters', 'wall')];
    people.bola.picks('wall');
    people.bola.does('done');

    expect(all).toContainEqual({ show: 'pulse', handle: `card-${wall}`, tone: 'shield' });
    expect(all.some((one) => one.show === 'dash' && one.handle === `card-${striker}`)).toBe(true);
  });
});

test('[OP-R17.1] [OP-R17.2] In random matches every hook shows something, and only of what lies on the table', () => {
  const seen: Shown[] = [];
  const strange: unknown[] = [];
  for (const seed of ['gestures 1', 'gestures 2', 'gestures 3']) {
    let scene: Snapshot | null = null;
    const telling = nothingTold();
    randomMatch(onePiece, seed, (played) => {
      if (scene) return;
      scene = snapshot(played.view(NEAR), onePiece.kit);
      played.listen(NEAR, (heard) => {
        if (!isOfGame(heard) || !scene) return;
        const before = scene;
        const after = applyEvent(before, heard, onePiece.kit);
        scene = after;
        for (const cue of cuesOf({ event: heard, before, scene: after }))
          for (const gesture of gesturesOf(cue, telling, NEAR)) {
            seen.push({ cue, gesture });
            if (!liesThere(gesture, before, after)) strange.push({ heard, gesture });
          }
      });
    });
  }
  const hooks = new Set(seen.map(({ cue }) => cue.hook));
  expect([...hooks].sort()).toEqual(['onBattle', 'onEffect', 'onMove', 'onPhase', 'onState', 'onValue']);
  expect(new Set(seen.map(({ gesture }) => gesture.show))).toEqual(
    new Set(['count', 'pulse', 'line', 'dash', 'sweep']),
  );
  expect(strange).toEqual([]);
});

function liesThere(gesture: Gesture, before: Snapshot, after: Snapshot): boolean {
  if (gesture.show === 'sweep') return true;
  const [was, is] = [before, after].map((scene) => handles(scene));
  const names = gesture.show === 'line' ? [gesture.from, gesture.to] : [gesture.handle];
  return names.every((name) => was?.has(name) || is?.has(name));
}
const handles = (scene: Snapshot): Set<string> =>
  new Set(layOut({ scene, mat: WIDE, near: NEAR, isFresh: () => false }).map(({ handle }) => handle));
