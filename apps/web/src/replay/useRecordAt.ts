/** The address of a replay and what is on the screen, kept together. */
import { useEffect, useRef, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { replay, useReplay } from '../app/stores.ts';
import { reasonOf } from '../match/sentences.ts';
import { useReplayText } from '../words/replay/replay.ts';
import { findPlace, placeAt, routeTo } from './address.ts';
import { isOpen, NotThere, openRecord, type ReplayRoute } from './opening.ts';

/** Browsers let the address change only so often: it follows when the hand rests. */
const REST_MS = 300;

/** What is not there may be in a while: whoever watches is behind by ten minutes at most (`MOST_DELAY`). */
const AGAIN_MS = 15_000;
const MOST_TRIES = 45;

export interface RecordAt {
  opening: boolean;
  /** Why there is nothing to show, as a sentence. */
  problem: string | null;
  /** It is asked for again by itself. */
  trying: boolean;
  /** What of the address was not followed. */
  notes: readonly string[];
  dismiss(): void;
}

/** Opens what the address means and goes to its place; from then on the address says where one is. */
export function useRecordAt(route: ReplayRoute): RecordAt {
  const say = useReplayText();
  const [opening, setOpening] = useState(() => !isOpen(route, replay.getState().source));
  const [problem, setProblem] = useState<string | null>(null);
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [trying, setTrying] = useState(false);
  const address = hrefOf(route);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a place is gone to when the address says another one
  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const arrive = async (): Promise<void> => {
      if (!isOpen(route, replay.getState().source)) await openRecord(route, say);
      if (!isWanted) return;
      setProblem(null);
      const { record, turns, answers, step, viewer } = replay.getState();
      if (!record || route.step === undefined) return;
      const place = findPlace(route, { moves: record.moves.length, seats: record.seats, turns, answers }, say);
      setNotes(place.notes);
      if (place.step !== step || place.viewer !== viewer) replay.getState().goTo(place.step, place.viewer);
    };
    const attempt = async (left: number): Promise<void> => {
      let again = false;
      try {
        await arrive();
      } catch (error) {
        if (!isWanted) return;
        again = error instanceof NotThere && left > 0;
        if (again) timer = setTimeout(attempt, AGAIN_MS, left - 1);
        setProblem(reasonOf(error));
      }
      if (!isWanted) return;
      setTrying(again);
      setOpening(false);
    };
    if (!isOpen(route, replay.getState().source)) setOpening(true);
    void attempt(MOST_TRIES);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [address]);
  useAddress(address);
  return { opening, problem, trying, notes, dismiss: () => setNotes([]) };
}

/** Without a new entry in the history: a step back leads to the page before the replay. */
function useAddress(address: string): void {
  const { source, step, viewer } = useReplay((s) => s);
  const known = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is known when the page has heard of it
  useEffect(() => {
    known.current = window.location.hash;
  }, [address]);
  useEffect(() => {
    if (!source) return;
    const wait = setTimeout(() => {
      // Somebody has just gone elsewhere: that is not written over.
      if (window.location.hash !== known.current) return;
      window.history.replaceState(null, '', hrefOf(routeTo(source, placeAt(step, viewer))));
      known.current = window.location.hash;
    }, REST_MS);
    return () => clearTimeout(wait);
  }, [source, step, viewer]);
}
