/** A record on the screen: the worker reads it and plays it again, the page gets the views. */
import { SPECTATOR, type Viewer } from '@dealers-choice/kernel';
import type { ToPage } from '@dealers-choice/protocol';
import type { Language } from '@dealers-choice/words';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Performer, ReplayActions, ReplayState, Source } from './contract.ts';
import { createLine } from './line.ts';
import { checkCards } from './plan.ts';
import { reasonOf } from './sentences.ts';
import type { MatchHow } from './store.ts';

export type ReplayStore = ReplayState & ReplayActions;

/** Between two moves when it plays by itself. */
export const PLAY_MS = 1_400;

const NOTHING: ReplayState = {
  record: null,
  source: null,
  turns: [],
  answers: [],
  moments: [],
  verdict: null,
  step: 0,
  steps: 0,
  viewer: SPECTATOR,
  view: null,
  lines: [],
  showing: null,
  playing: false,
  rate: 1,
  problem: null,
  loaded: null,
};

export function createReplay({ port, ticker, load }: Omit<MatchHow, 'judge'>): StoreApi<ReplayStore> {
  let text = '';
  let source: Source = { from: 'file' };
  let stop = (): void => {};
  /** The last place asked for; earlier ones that arrive later are not shown. */
  let asked = 0;
  /** The place that was asked for and is not there yet. */
  let heading: number | null = null;
  let table: Performer | null = null;
  let language: Language = 'en';

  return createStore<ReplayStore>()((set, get) => {
    const line = createLine({
      open: port,
      ticker,
      hear: () => {},
      broke: () => set({ playing: false, problem: 'The replay was interrupted: try again.' }),
      strange: (why) => set({ problem: `The page got a message it cannot read. ${why}` }),
    });

    async function read(wanted: string): Promise<void> {
      const message = await line.ask((request) => ({ type: 'open', request, text: wanted, language }));
      if (message.type !== 'opened') throw new Error('The worker sent something else than the record.');
      const { record, turns, answers, moments } = message;
      const loaded = await load(record.game, record.cards ?? '', language);
      checkCards(loaded, record.cardSet);
      const { verdict } = get();
      set({ ...NOTHING, record, source, turns, answers, moments, verdict, steps: record.moves.length, loaded });
    }
    async function go(step: number, viewer: Viewer): Promise<void> {
      const turn = ++asked;
      heading = step;
      try {
        const found = await line.ask((request) => ({ type: 'seek', request, step, viewer }));
        if (found.type !== 'sought' || turn !== asked) return;
        await show(found, turn);
      } catch (error) {
        // A new worker has not read the record yet: it is read again, once.
        if (turn === asked) await reopen(step, viewer, reasonOf(error));
      } finally {
        if (turn === asked) heading = null;
      }
    }
    /** One step forward is shown event by event, as in a match; any other place at once. */
    async function show({ step, viewer, view, lines }: ToPage<'sought'>, turn: number): Promise<void> {
      const before = get();
      // While something is being shown, what is on the screen is between two positions.
      const leadsOn = step === before.step + 1 && viewer === before.viewer && before.showing === null;
      const said = lines.filter(({ text }) => text !== '');
      // At once: a table that is drawn twice takes twice as long.
      if (!leadsOn || !before.view || !table) set({ step, viewer, lines: said, view, showing: null });
      else {
        set({ step, viewer, lines: said });
        for (const one of lines) {
          const shown = get().view;
          const view = (shown && table?.follow?.(shown, one.event)) ?? shown;
          set({ view, ...(said.includes(one) ? { showing: one } : {}) });
          table?.sound?.(one.event);
          await Promise.allSettled(table?.hear(one.event) ?? []);
          if (turn !== asked) return;
        }
        set({ view, showing: null });
      }
      table?.see?.(view);
    }
    async function reopen(step: number, viewer: Viewer, why: string): Promise<void> {
      try {
        await line.ask((request) => ({ type: 'open', request, text, language }));
        const found = await line.ask((request) => ({ type: 'seek', request, step, viewer }));
        if (found.type !== 'sought') return;
        set({ problem: null });
        await show(found, asked);
      } catch {
        set({ problem: why, playing: false });
      }
    }
    const within = (step: number): number => Math.max(0, Math.min(get().steps, Math.trunc(step)));
    function tick(): void {
      stop();
      const { playing, step, steps } = get();
      if (playing && step >= steps) set({ playing: false });
      if (!playing || step >= steps) return;
      stop = ticker.after(PLAY_MS / get().rate, () => {
        void go(within(get().step + 1), get().viewer).then(tick);
      });
    }

    return {
      ...NOTHING,
      async open(wanted, cameFrom = { from: 'file' }) {
        stop();
        text = wanted;
        source = cameFrom;
        set({ ...NOTHING });
        try {
          await read(wanted);
          await go(0, SPECTATOR);
          return get().view !== null;
        } catch (error) {
          set({ ...NOTHING, problem: reasonOf(error) });
          return false;
        }
      },
      async verify(witness) {
        if (source.from !== 'far') return;
        const { match, deal } = source;
        const found = await line.ask((request) => ({ type: 'verify', request, match, deal, witness }));
        if (found.type !== 'verified') throw new Error('The worker sent something else than what it found.');
        set({ verdict: { fault: found.fault, took: found.took, witnessed: witness !== null } });
      },
      seek(step) {
        const { record, viewer, step: here } = get();
        const wanted = typeof step === 'number' ? step : step(heading ?? here);
        if (record) void go(within(wanted), viewer).then(tick);
      },
      goTo(step, viewer) {
        if (get().record) void go(within(step), viewer).then(tick);
      },
      play(playing) {
        const { record, step, steps } = get();
        if (!record) return;
        set({ playing });
        if (playing && step >= steps) void go(0, get().viewer).then(tick);
        else tick();
      },
      playAt(rate) {
        set({ rate });
        tick();
      },
      lookAs(viewer) {
        if (get().record) void go(heading ?? get().step, viewer);
      },
      speak(wanted) {
        if (wanted === language) return;
        language = wanted;
        const { record, step, viewer } = get();
        if (!record) return;
        stop();
        set({ playing: false });
        void read(text)
          .then(() => go(step, viewer))
          .catch((error: unknown) => set({ problem: reasonOf(error) }));
      },
      perform(wanted) {
        table = wanted;
        const { view } = get();
        if (view) table?.see?.(view);
      },
      close() {
        stop();
        text = '';
        asked++;
        line.close();
        set({ ...NOTHING });
      },
    };
  });
}
