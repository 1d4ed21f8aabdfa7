/** From what the worker reports to what the screen shows: whose eyes, one event after the other, then the position. */
import { type Seat, SPECTATOR, type Viewer } from '@dealers-choice/kernel';
import type { Report } from '@dealers-choice/protocol';
import type { LogLine, MatchPlan, MatchState, Performer, View } from './contract.ts';
import { pacesOf } from './pace.ts';
import { keepsSecrets, peopleHere } from './plan.ts';
import type { Item, Queue } from './queue.ts';
import type { AnyGame } from './shelf.ts';

/** What one viewer has been shown so far. */
interface Eye {
  log: readonly LogLine[];
  view: View | null;
  /** Not shown to this viewer yet. */
  waiting: Report[];
}

interface PresentationHow {
  queue: Queue;
  set(change: Partial<MatchState>): void;
  calm(): boolean;
  /** The table that moves with the events; null: there is none. */
  table(): Performer | null;
  /** Everything received so far has been shown. */
  settled(report: Report): void;
}

export interface Presentation {
  /** The last report that was shown to its end. */
  readonly current: Report | null;
  open(shelved: AnyGame, plan: MatchPlan, report: Report): void;
  add(report: Report): void;
  /** All lines since the deal, for the one viewer of this page: those that it has been shown are in its log then. */
  fill(lines: readonly LogLine[]): void;
  /** The person the device was passed to has it. */
  take(): void;
  close(): void;
}

/** A game says nothing about it: it only moves what lies on the table. */
const isSilent = ({ text }: LogLine): boolean => text === '';

export function createPresentation({ queue, set, calm, table, settled }: PresentationHow): Presentation {
  const eyes = new Map<Viewer, Eye>();
  let viewer: Viewer = SPECTATOR;
  let passTo: Seat | null = null;
  /** Several people at this device may not look at the same screen. */
  let secret = false;
  let people = 0;
  let received: Report | null = null;
  let current: Report | null = null;

  const eyeOf = (whose: Viewer): Eye => {
    const eye = eyes.get(whose) ?? { log: [], view: null, waiting: [] };
    eyes.set(whose, eye);
    return eye;
  };
  const seenBy = (report: Report, whose: Viewer): Report['eyes'][number] | undefined =>
    report.eyes.find((one) => one.viewer === whose);
  /** Without secrets everybody at the device has seen what one of them has. */
  const lookers = (): Viewer[] => (secret ? [viewer] : [...eyes.keys()]);

  const show = (line: LogLine, whose: Viewer, ms: number): Item => ({
    ms,
    show(skipped) {
      if (whose !== viewer) return undefined;
      const eye = eyeOf(viewer);
      const stage = table();
      if (eye.view && stage?.follow) eye.view = stage.follow(eye.view, line.event);
      const said = !isSilent(line);
      if (said) for (const one of lookers()) eyeOf(one).log = [...eyeOf(one).log, line];
      set({ view: eye.view, asked: [], ...(said ? { showing: line, log: eye.log } : {}) });
      if (!skipped) stage?.sound?.(line.event);
      return stage?.hear(line.event);
    },
  });
  const landed = (view: View | null): void => {
    if (view) table()?.see?.(view);
  };
  const play = (): void => {
    const whose = viewer;
    const reports = eyeOf(whose).waiting.splice(0);
    if (!secret) for (const eye of eyes.values()) eye.waiting = [];
    for (const report of reports) {
      const lines = seenBy(report, whose)?.lines ?? [];
      const paces = pacesOf(lines, { by: report.by, calm: calm(), beat: table()?.beat });
      const items = lines.map((one, i) => show(one, whose, paces[i] ?? 0));
      const last: Item = {
        ms: 0,
        show() {
          land(report);
          return undefined;
        },
      };
      queue.push(...items, last);
    }
  };
  /** Looks through other eyes at once, without showing what they missed. */
  const switchTo = (whose: Viewer): void => {
    viewer = whose;
    const eye = eyeOf(whose);
    for (const report of eye.waiting.splice(0)) see(report, whose);
  };
  const see = (report: Report, whose: Viewer): void => {
    const eye = eyeOf(whose);
    const seen = seenBy(report, whose);
    eye.log = [...eye.log, ...(seen?.lines ?? []).filter((one) => !isSilent(one))];
    eye.view = seen?.view ?? eye.view;
  };
  const land = (report: Report): void => {
    for (const one of lookers()) eyeOf(one).view = seenBy(report, one)?.view ?? eyeOf(one).view;
    if (report !== received) {
      set({ view: eyeOf(viewer).view });
      landed(eyeOf(viewer).view);
      return;
    }
    current = report;
    const asked = whoAnswers(report);
    const { view, log } = eyeOf(viewer);
    const { stopped, away, along = null } = report;
    set({
      viewer,
      view,
      log,
      asked,
      passTo,
      stopped,
      away,
      along,
      showing: null,
      status: view?.over ? 'over' : 'playing',
    });
    landed(view);
    settled(report);
  };
  /** Who may answer on the screen as it is; turns it to the person asked, or has it passed on. */
  const whoAnswers = (report: Report): Seat[] => {
    const asked = report.asked.map(({ seat }) => seat);
    const question = report.eyes[0]?.view.asking ?? null;
    const [first] = asked;
    passTo = null;
    if (first === undefined) return [];
    if (!secret && !(question?.secret && people > 1)) {
      if (!asked.some((seat) => seat === viewer)) viewer = first;
      return asked;
    }
    if (asked.length > 1 && question?.kind === 'timing') {
      switchTo(SPECTATOR); // two hands on one screen, which then shows what both may see
      return asked;
    }
    if (asked.some((seat) => seat === viewer)) return asked.filter((seat) => seat === viewer);
    passTo = first;
    switchTo(SPECTATOR);
    return [];
  };

  return {
    get current() {
      return current;
    },
    open(shelved, plan, report) {
      queue.clear();
      eyes.clear();
      const seats = peopleHere(plan);
      people = seats.length;
      secret = people > 1 && keepsSecrets(shelved);
      viewer = (secret ? undefined : seats[0]) ?? SPECTATOR;
      passTo = null;
      received = report;
      for (const one of report.eyes) see(report, one.viewer);
      land(report);
    },
    add(report) {
      received = report;
      for (const one of report.eyes) eyeOf(one.viewer).waiting.push(report);
      play();
    },
    fill(lines) {
      const shown = current?.seq ?? 0;
      const eye = eyeOf(viewer);
      const told = lines.filter((line) => line.move <= shown && !isSilent(line));
      const hadNone = eye.log.length === 0;
      eye.log = [...told, ...eye.log.filter(({ move }) => move > shown)];
      set({ log: eye.log, ...(hadNone ? { lookedUp: eye.log.at(-1)?.n ?? 0 } : {}) });
    },
    take() {
      if (passTo === null) return;
      queue.skip();
      viewer = passTo;
      passTo = null;
      const { view, log, waiting } = eyeOf(viewer);
      set({ viewer, passTo, view, log, showing: null });
      landed(view);
      if (waiting.length > 0) play();
      else if (received) land(received);
    },
    close() {
      queue.clear();
      eyes.clear();
      received = null;
      current = null;
      viewer = SPECTATOR;
      passTo = null;
    },
  };
}
