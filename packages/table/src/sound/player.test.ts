import { expect, test } from 'vitest';
import { createPlayer } from './player.ts';
import { RECIPES, type SoundName } from './recipes.ts';

/** As much of an AudioContext as a player uses: what it was told to play, and when. */
function fakeAudio(state: AudioContextState = 'running') {
  const starts: number[] = [];
  const ends: number[] = [];
  const peaks: number[] = [];
  const param = () => ({
    value: 0,
    setValueAtTime() {},
    linearRampToValueAtTime: (value: number) => peaks.push(value),
    exponentialRampToValueAtTime() {},
  });
  const node = () => ({ connect() {}, start: (at: number) => starts.push(at), stop: (at: number) => ends.push(at) });
  const context = {
    state,
    currentTime: 0,
    sampleRate: 100,
    destination: node(),
    resume() {
      context.state = 'running';
      return Promise.resolve();
    },
    createGain: () => ({ ...node(), gain: param() }),
    createOscillator: () => ({ ...node(), frequency: param() }),
    createBiquadFilter: () => ({ ...node(), frequency: param(), Q: param() }),
    createBufferSource: () => ({ ...node(), buffer: null }),
    createBuffer: (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
  };
  return { context, starts, ends, peaks };
}

function table({ state = 'running' as AudioContextState, volume = 1 } = {}) {
  const audio = fakeAudio(state);
  const world = { volume, hidden: false, opened: 0 };
  const player = createPlayer({
    open() {
      world.opened++;
      return audio.context as unknown as AudioContext;
    },
    volume: () => world.volume,
    isHidden: () => world.hidden,
  });
  return { ...audio, world, player };
}

test('before the first touch nothing is opened and nothing is heard', () => {
  const { player, world, starts } = table();
  player.play('card');
  expect([world.opened, starts]).toEqual([0, []]);

  player.wake();
  player.play('card');
  expect([world.opened, starts.length]).toEqual([1, RECIPES.card.length]);
});

test('a context that the browser holds back goes on with the next touch, and is opened once', () => {
  const { player, world, context } = table({ state: 'suspended' });
  player.wake();
  player.wake();

  expect([world.opened, context.state]).toEqual([1, 'running']);
});

test('switched off it opens nothing, and what is open falls silent', () => {
  const { player, world, starts } = table({ volume: 0 });
  player.wake();
  player.play('coin');
  expect([world.opened, starts]).toEqual([0, []]);

  world.volume = 0.5;
  player.wake();
  world.volume = 0;
  player.play('coin');
  expect(starts).toEqual([]);
});

test('nobody looks: nothing is heard but that it is their turn', () => {
  const { player, world, starts } = table();
  player.wake();
  world.hidden = true;
  const names = Object.keys(RECIPES) as SoundName[];
  for (const name of names.filter((one) => one !== 'turn')) player.play(name);
  expect(starts).toEqual([]);

  player.play('turn');
  expect(starts).toHaveLength(RECIPES.turn.length);
});

test('the volume is that of every voice', () => {
  const { player, world, peaks } = table();
  player.wake();
  world.volume = 0.5;
  player.play('knock');

  expect(peaks).toEqual(RECIPES.knock.map(({ loud }) => loud / 2));
});

test('the same sound twice at once is heard once, another one beside it is', () => {
  const { player, context, starts } = table();
  player.wake();
  player.play('hop');
  player.play('hop');
  expect(starts).toHaveLength(RECIPES.hop.length);

  player.play('card');
  context.currentTime = 0.1;
  player.play('hop');
  expect(starts).toHaveLength(2 * RECIPES.hop.length + RECIPES.card.length);
});

test.each(Object.keys(RECIPES) as SoundName[])('%s is heard, and over within a second', (name) => {
  const { player, starts, ends, peaks } = table();
  player.wake();
  player.play(name);

  expect(Math.min(...starts)).toBe(0);
  expect(Math.max(...ends)).toBeLessThanOrEqual(1.01);
  expect(Math.max(...peaks)).toBeLessThanOrEqual(1);
});
