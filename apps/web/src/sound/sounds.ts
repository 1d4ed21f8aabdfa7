/** The few sounds of the shell, made on the spot: no files, at most a second each. */
import type { StoreApi } from 'zustand';
import type { MatchState } from '../match/contract.ts';
import { useSettings } from '../settings/settings.ts';

/** [begins at s, lasts s, hertz, how loud]. */
type Note = readonly [number, number, number, number];

const SOUNDS = {
  /** It is your turn. */
  knock: [
    [0, 0.09, 196, 0.5],
    [0.01, 0.05, 392, 0.2],
  ],
  /** That cannot be done. */
  refused: [
    [0, 0.07, 131, 0.5],
    [0.11, 0.07, 131, 0.4],
  ],
  over: [
    [0, 0.7, 262, 0.3],
    [0.08, 0.7, 330, 0.3],
    [0.16, 0.8, 392, 0.3],
  ],
} as const satisfies Record<string, readonly Note[]>;

type Sound = keyof typeof SOUNDS;

/** What just changed, as a sound; null: nothing that is heard. */
export function soundOf(now: Heard, before: Heard): Sound | null {
  if (now.status === 'over' && before.status === 'playing') return 'over';
  if (now.refusal !== null && now.refusal !== before.refusal) return 'refused';
  return now.asked.length > 0 && before.asked.length === 0 && now.status === 'playing' ? 'knock' : null;
}

type Heard = Pick<MatchState, 'status' | 'refusal' | 'asked'>;

let context: AudioContext | null = null;

function play(sound: Sound): void {
  const { sound: on, volume } = useSettings.getState();
  // Browsers let a page sound only after somebody has touched it.
  if (!on || volume === 0 || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [at, lasts, hertz, loud] of SOUNDS[sound]) {
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: hertz });
    const gain = new GainNode(context, { gain: 0 });
    const peak = loud * (volume / 100);
    gain.gain.setValueAtTime(0, start + at);
    gain.gain.linearRampToValueAtTime(peak, start + at + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.001, start + at + lasts);
    tone.connect(gain).connect(context.destination);
    tone.start(start + at);
    tone.stop(start + at + lasts);
  }
}

/** From now on the match can be heard. Gives what ends that. */
export const listenTo = (match: StoreApi<MatchState>): (() => void) =>
  match.subscribe((now, before) => {
    const sound = soundOf(now, before);
    if (sound) play(sound);
  });
