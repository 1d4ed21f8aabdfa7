/** Plays sounds by name, once somebody has touched the page: browsers keep it silent until then. */
import { RECIPES, type SoundName, type Voice } from './recipes.ts';

export interface PlayerHow {
  /** Called at the first touch or key, never before. */
  open(): AudioContext;
  /** From 0 to 1; 0 is silence. */
  volume(): number;
  /** Nobody looks at the page. */
  isHidden(): boolean;
}

export interface Player {
  /** Silent until `wake` was called, at volume 0, and while nobody looks, unless it calls them back. */
  play(name: SoundName): void;
  /** A person has touched the page. */
  wake(): void;
}

/** Somebody is waited for: that is heard also where the page cannot be seen. */
const CALL: SoundName = 'turn';
/** The same sound twice within this many seconds is heard once. */
const APART = 0.045;
const ATTACK = 0.005;
const SILENT = 0.0005;
const HISS_SECONDS = 1;

export function createPlayer({ open, volume, isHidden }: PlayerHow): Player {
  let context: AudioContext | null = null;
  let noise: AudioBuffer | null = null;
  const last = new Map<SoundName, number>();

  return {
    wake() {
      if (volume() === 0) return;
      context ??= open();
      if (context.state === 'suspended') void context.resume().catch(() => {}); // the next touch tries again
    },
    play(name) {
      const loud = volume();
      if (!context || context.state === 'closed' || loud === 0) return;
      if (isHidden() && name !== CALL) return;
      const now = context.currentTime;
      if (now - (last.get(name) ?? -1) < APART) return;
      last.set(name, now);
      noise ??= noiseIn(context);
      for (const voice of RECIPES[name]) sing(context, noise, voice, { now, loud });
    },
  };
}

function sing(
  context: AudioContext,
  noise: AudioBuffer,
  voice: Voice,
  { now, loud }: { now: number; loud: number },
): void {
  const [start, end] = [now + voice.at, now + voice.at + voice.lasts];
  const gain = context.createGain();
  gain.gain.setValueAtTime(SILENT, start);
  gain.gain.linearRampToValueAtTime(voice.loud * loud, start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENT, end);
  gain.connect(context.destination);
  const source = voice.wave === 'hiss' ? hissing(context, noise, voice, gain) : sounding(context, voice.wave, gain);
  const pitch = source.pitch;
  pitch.setValueAtTime(voice.hertz, start);
  if (voice.to !== undefined && voice.to !== voice.hertz) pitch.exponentialRampToValueAtTime(voice.to, end);
  source.node.start(start);
  source.node.stop(end);
}

interface Source {
  node: AudioScheduledSourceNode;
  pitch: AudioParam;
}

function sounding(context: AudioContext, wave: 'sine' | 'triangle', out: AudioNode): Source {
  const node = context.createOscillator();
  node.type = wave;
  node.connect(out);
  return { node, pitch: node.frequency };
}

function hissing(context: AudioContext, noise: AudioBuffer, { lasts }: Voice, out: AudioNode): Source {
  const node = context.createBufferSource();
  node.buffer = noise;
  node.loop = lasts > HISS_SECONDS;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = 1.2;
  node.connect(filter);
  filter.connect(out);
  return { node, pitch: filter.frequency };
}

/** One second of white noise, which every hiss is cut from. */
function noiseIn(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * HISS_SECONDS, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
