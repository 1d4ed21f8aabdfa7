/** Whether this page has to do with people far away. Until then nothing of that is loaded beside its screens. */
import { create } from 'zustand';

export const useFarInUse = create<{ inUse: boolean }>(() => ({ inUse: false }));
