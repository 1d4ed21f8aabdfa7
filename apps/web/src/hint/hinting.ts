/** A hint on the table: what was asked for, and what came. It belongs to one question. */
import { type TableNow, useChoosing } from '@dealers-choice/table/page';
import { create } from 'zustand';
import { match } from '../app/stores.ts';
import type { Advice } from '../match/contract.ts';
import { reasonOf } from '../match/sentences.ts';

interface Hinting {
  /** The question; '' where none was asked for. */
  about: string;
  /** The best first; empty while it is thought about. */
  moves: readonly Advice[];
  /** It was asked for with a key: the focus goes to it. */
  byKey: boolean;
  /** What is read out now. */
  spoken: string;
  close(): void;
}

const NONE = { about: '', moves: [], byKey: false, spoken: '' };
/** Lets go of what was asked for last: nothing that comes of it counts any more. */
let letGo = (): void => {};
export const useHinting = create<Hinting>((set) => ({
  ...NONE,
  close() {
    letGo();
    set(NONE);
  },
}));

/** Asks what the best bot would do. Why it cannot be said is said where the finger or the focus is. */
export async function askForHint(
  { seat, question }: Pick<TableNow, 'seat' | 'question'>,
  notNow: string,
): Promise<void> {
  const { say, about } = useChoosing.getState();
  if (seat === null || !question) {
    say(notNow);
    return;
  }
  if (useHinting.getState().about === about) return; // it is on its way, or there already
  const { close } = useHinting.getState();
  close();
  const byKey = document.activeElement?.closest('[data-bar]') === null;
  useHinting.setState({ about, moves: [], byKey });
  // Another match may begin with the same question, and whoever has the device next must not see it.
  const { sitting, viewer, hint } = match.getState();
  let isWanted = true;
  const stop = match.subscribe((now) => {
    if (now.sitting !== sitting || now.viewer !== viewer || now.view === null) close();
  });
  letGo = () => {
    isWanted = false;
    stop();
  };
  try {
    const moves = await hint(seat);
    if (isWanted) useHinting.setState({ moves });
  } catch (error) {
    if (!isWanted) return;
    close();
    say(reasonOf(error));
  }
}
