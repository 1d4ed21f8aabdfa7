/** Writes theme, motion, contrast and the size of text on the document: from settings, or as the system prefers. */

import { mediaHook } from '@dealers-choice/table/ui';
import { useEffect } from 'react';
import { useSettings } from './settings.ts';

const useNight = mediaHook('(prefers-color-scheme: dark)');
const useStill = mediaHook('(prefers-reduced-motion: reduce)');
const useMoreContrast = mediaHook('(prefers-contrast: more)');

export function useTheme(): 'light' | 'dark' {
  const theme = useSettings((s) => s.theme);
  const night = useNight();
  return theme === 'system' ? (night ? 'dark' : 'light') : theme;
}

/** Is less motion wanted? */
function useCalm(): boolean {
  const motion = useSettings((s) => s.motion);
  const still = useStill();
  return motion === 'calm' || (motion === 'system' && still);
}

/** Are stronger lines and darker words wanted? */
function useContrast(): boolean {
  const contrast = useSettings((s) => s.contrast);
  const more = useMoreContrast();
  return contrast === 'more' || (contrast === 'system' && more);
}

/** How fast things move: 1 is the usual pace, 0 is without any motion. */
export function usePace(): number {
  const calm = useCalm();
  const speed = useSettings((s) => s.speed);
  return calm ? 0 : speed;
}

export function useLook(): boolean {
  const theme = useTheme();
  const calm = useCalm();
  const contrast = useContrast();
  const size = useSettings((s) => s.text);
  const symbols = useSettings((s) => s.symbols);
  useEffect(() => {
    document.documentElement.dataset.symbols = symbols ? 'on' : 'off';
  }, [symbols]);
  useEffect(() => {
    document.documentElement.style.fontSize = size === 100 ? '' : `${size}%`;
  }, [size]);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.motion = calm ? 'calm' : 'full';
    document.documentElement.dataset.contrast = contrast ? 'more' : 'usual';
  }, [theme, calm, contrast]);
  return calm;
}
