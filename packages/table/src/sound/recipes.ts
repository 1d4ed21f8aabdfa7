/** The sounds of a table, named by what happens. Each is made on the spot from a few tones and hisses: no files. */

export type SoundName =
  /** A card is drawn, laid or turned over. */
  | 'card'
  | 'coin'
  | 'die'
  /** A piece is set down: on the next step, or on a market stand. */
  | 'hop'
  /** A decision falls. */
  | 'knock'
  /** Something that changes the match for everybody. */
  | 'bell'
  /** That cannot be done. */
  | 'refuse'
  | 'win'
  | 'lose'
  /** A flat hand comes down. */
  | 'slap'
  | 'undo'
  /** It is your turn. */
  | 'turn';

export interface Voice {
  /** Begins and lasts, in seconds. */
  at: number;
  lasts: number;
  /** From 0 to 1, at its loudest. */
  loud: number;
  /** `hiss`: noise around the pitch, like paper, cloth or wood. */
  wave: 'sine' | 'triangle' | 'hiss';
  hertz: number;
  /** Where the pitch glides to; without it, it stays. */
  to?: number;
}

const tone = (at: number, lasts: number, hertz: number, loud: number, wave: 'sine' | 'triangle' = 'sine'): Voice => ({
  at,
  lasts,
  loud,
  wave,
  hertz,
});
const hiss = (at: number, lasts: number, hertz: number, loud: number, to = hertz): Voice => ({
  at,
  lasts,
  loud,
  wave: 'hiss',
  hertz,
  to,
});

/** All of them are over within a second. */
export const RECIPES: Readonly<Record<SoundName, readonly Voice[]>> = {
  card: [hiss(0, 0.07, 2600, 0.5, 1400)],
  coin: [tone(0, 0.16, 2093, 0.2), tone(0.02, 0.2, 2794, 0.16), tone(0.07, 0.22, 3136, 0.12)],
  die: [
    hiss(0, 0.03, 1900, 0.6),
    hiss(0.07, 0.03, 1600, 0.5),
    hiss(0.13, 0.04, 1750, 0.4),
    hiss(0.22, 0.05, 1300, 0.3),
  ],
  hop: [tone(0, 0.09, 330, 0.35, 'triangle'), hiss(0, 0.03, 700, 0.3)],
  knock: [tone(0, 0.1, 147, 0.5, 'triangle'), hiss(0, 0.03, 420, 0.5)],
  bell: [tone(0, 0.9, 392, 0.3), tone(0, 0.7, 788, 0.16), tone(0, 0.4, 1190, 0.08)],
  refuse: [
    tone(0, 0.07, 123, 0.5, 'triangle'),
    hiss(0, 0.04, 260, 0.3),
    tone(0.11, 0.07, 117, 0.4, 'triangle'),
    hiss(0.11, 0.04, 240, 0.25),
  ],
  win: [
    tone(0, 0.5, 392, 0.25, 'triangle'),
    tone(0.12, 0.5, 494, 0.25, 'triangle'),
    tone(0.24, 0.7, 587, 0.25, 'triangle'),
    tone(0.36, 0.6, 784, 0.22, 'triangle'),
  ],
  lose: [
    tone(0, 0.4, 330, 0.25, 'triangle'),
    tone(0.2, 0.5, 262, 0.25, 'triangle'),
    tone(0.4, 0.6, 220, 0.25, 'triangle'),
  ],
  slap: [hiss(0, 0.09, 900, 0.9, 300), tone(0, 0.35, 466, 0.18), tone(0, 0.3, 699, 0.1)],
  undo: [hiss(0, 0.2, 500, 0.35, 1800)],
  turn: [tone(0, 0.5, 1319, 0.22), tone(0, 0.4, 2637, 0.08), tone(0.12, 0.5, 1760, 0.18)],
};
