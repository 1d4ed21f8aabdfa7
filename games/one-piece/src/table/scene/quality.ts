/** How finely the table is drawn: the lowest level is for machines that only pretend to have a graphics card. */
export type Quality = 'low' | 'middle' | 'high';

interface Level {
  antialias: boolean;
  anisotropy: number;
  /** The most points for each pixel. */
  ratio: number;
}

export const QUALITIES: Readonly<Record<Quality, Level>> = {
  low: { antialias: false, anisotropy: 1, ratio: 1 },
  middle: { antialias: true, anisotropy: 4, ratio: 1.5 },
  high: { antialias: true, anisotropy: 8, ratio: 2 },
};

/** Many points and few cores: a small device. */
export function qualityHere(forced: boolean): Quality {
  if (forced) return 'low';
  return navigator.hardwareConcurrency >= 6 ? 'high' : 'middle';
}
