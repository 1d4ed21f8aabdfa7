/** How a table sounds: by name. Whether it is heard, and how loud, is a matter of the page. */
import { createContext, useContext } from 'react';
import type { SoundName } from './recipes.ts';

export const SoundContext = createContext<(name: SoundName) => void>(() => {});

/** For what a hand does on the table before anything is sent; events sound by themselves (`GameTable.sound`). */
export const useSound = (): ((name: SoundName) => void) => useContext(SoundContext);
