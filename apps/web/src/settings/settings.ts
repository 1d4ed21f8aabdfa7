/** How this device likes its table. Kept in the browser, sent nowhere. */
import type { Language } from '@dealers-choice/words';
import { create } from 'zustand';

export interface Settings {
  theme: 'system' | 'light' | 'dark';
  /** How fast bots and events are shown: 1 is the usual pace, 0 shows nothing in between. */
  speed: number;
  /** Press once to hold, press again to let go. */
  steady: boolean;
  motion: 'system' | 'calm' | 'full';
  contrast: 'system' | 'more' | 'usual';
  language: 'system' | Language;
  /** Letters and shapes beside what else is told by colour and form. */
  symbols: boolean;
  /** Keys of one letter or digit do something. */
  keys: boolean;
  /** Of the text, in percent of the usual size. */
  text: number;
  sound: boolean;
  /** From 0 to 100. */
  volume: number;
}

export const SETTINGS_KEY = 'dealers-choice.settings';
export const SPEEDS: readonly { speed: number; label: string }[] = [
  { speed: 0.5, label: 'Slow' },
  { speed: 1, label: 'Usual' },
  { speed: 2, label: 'Fast' },
  { speed: 0, label: 'At once' },
];
const USUAL: Settings = {
  theme: 'system',
  speed: 1,
  steady: false,
  motion: 'system',
  contrast: 'system',
  language: 'system',
  symbols: false,
  keys: true,
  text: 100,
  sound: true,
  volume: 70,
};

function stored(): Settings {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '{}');
    return typeof json === 'object' && json !== null
      ? cleaned(json as Partial<Record<keyof Settings, unknown>>)
      : USUAL;
  } catch {
    return USUAL; // storage is closed, or somebody else's text is in it
  }
}

export const TEXT_SIZES: readonly number[] = [90, 100, 115, 130, 150];

function cleaned(kept: Partial<Record<keyof Settings, unknown>>): Settings {
  const { theme, speed, steady, motion, contrast, language, symbols, keys, text, sound, volume } = kept;
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : USUAL.theme,
    speed: SPEEDS.find((one) => one.speed === speed)?.speed ?? USUAL.speed,
    steady: steady === true,
    motion: motion === 'calm' || motion === 'full' ? motion : USUAL.motion,
    contrast: contrast === 'more' || contrast === 'usual' ? contrast : USUAL.contrast,
    language: language === 'en' || language === 'hi' ? language : USUAL.language,
    symbols: symbols === true,
    keys: keys !== false,
    text: TEXT_SIZES.find((size) => size === text) ?? USUAL.text,
    sound: sound !== false,
    volume: typeof volume === 'number' && volume >= 0 && volume <= 100 ? volume : USUAL.volume,
  };
}

interface SettingsStore extends Settings {
  set(change: Partial<Settings>): void;
  /** Reads what is kept once more, after it was changed or erased from outside. */
  again(): void;
}

export const useSettings = create<SettingsStore>((set, get) => ({
  ...stored(),
  again: () => set(stored()),
  set(change) {
    set(change);
    const { set: _set, again: _again, ...kept } = get();
    try {
      localStorage.setItem(SETTINGS_KEY, JSON.stringify(kept));
    } catch {
      // Storage is closed: the setting lasts as long as the page.
    }
  },
}));
