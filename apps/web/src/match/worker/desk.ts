/** Reads what the page asks for, one message after the other, and answers with what the page may know. */
import { BadSetup } from '@dealers-choice/kernel';
import type { MatchPlan } from '../contract.ts';
import { readToWorker, type Step, type ToPage, type ToWorker } from '../messages.ts';
import { checkPlan, newSeed, shownPlan, withSecrets } from '../plan.ts';
import { reasonOf } from '../sentences.ts';
import type { AnyGame } from '../shelf.ts';
import type { Ticker } from '../ticker.ts';
import { openReel, type Reel } from './reel.ts';
import { lastUnfinished, prune, type SavedMatch, type Saves } from './saves.ts';
import { type Deal, layTable, type Table } from './table.ts';

export interface DeskHow {
  post(message: ToPage): void;
  load(game: string, cards: string): Promise<AnyGame>;
  saves: Saves;
  ticker: Ticker;
  /** The date, for saves. */
  today(): number;
  /** Whether the whole state may be looked at. */
  dev: boolean;
  /** Seeds, and names of saves. */
  draw?: () => string;
  deal?: Deal;
}

interface Match {
  id: number;
  key: string;
  table: Table;
  /** When the marker of the open timing question started. */
  began: number | null;
  stopWaiting: () => void;
}

export interface Desk {
  hear(data: unknown): void;
  /** Resolves when everything heard so far is done. */
  allDone(): Promise<void>;
}

export function openDesk({ post, load, saves, ticker, today, dev, deal, draw = newSeed }: DeskHow): Desk {
  let match: Match | null = null;
  let reel: Reel | null = null;
  /** Of the match that is or was on the table. */
  let lastPlan: MatchPlan | null = null;
  let busy: Promise<void> = Promise.resolve();
  const inTurn = (task: () => Promise<void>): void => {
    busy = busy.then(task).catch((error: unknown) => {
      const id = match?.id ?? 0;
      close();
      post({ type: 'failed', id, text: `The match cannot go on: ${reasonOf(error)}` });
    });
  };
  const close = (): void => {
    match?.stopWaiting();
    match = null;
  };

  async function save({ table, key }: Match): Promise<boolean> {
    try {
      await saves.put(table.saved(key, today()));
      return true;
    } catch {
      return false; // a browser that keeps nothing: the match goes on, the page says so
    }
  }
  /** Saved first, shown then: what the page has seen survives a crash. */
  async function report(open: Match, by: Step['by']): Promise<void> {
    const step = open.table.report(by);
    const kept = await save(open);
    if (!open.table.isTiming()) open.began = null;
    if (match === open) post({ type: 'step', id: open.id, step: { ...step, kept } });
  }
  /** The next bot moves, now or when its time has come. Then the page shows it and asks for more. */
  async function goOn(open: Match): Promise<void> {
    open.stopWaiting();
    if (match !== open) return;
    const turn = open.table.botTurn(open.began === null ? null : ticker.now() - open.began);
    if (turn === null) return;
    if ('dueIn' in turn) {
      open.stopWaiting = ticker.after(turn.dueIn, () => inTurn(() => goOn(open)));
      return;
    }
    open.table.playBot(turn.seat, turn.move);
    await report(open, 'bot');
    if (open.began !== null) await goOn(open); // a clock that runs does not wait for the page
  }
  async function lay(id: number, shelved: AnyGame, plan: MatchPlan, from: SavedMatch | null): Promise<void> {
    close();
    const key = from?.key ?? draw();
    const table = layTable(shelved, plan, from, deal);
    const open: Match = { id, key, table, began: null, stopWaiting: () => {} };
    match = open;
    lastPlan = plan;
    const step = table.report('deal');
    const kept = await save(open);
    post({
      type: 'table',
      id,
      key,
      cardSet: shelved.game.cardSet,
      plan: shownPlan(shelved, plan),
      step: { ...step, kept },
    });
  }
  async function begin(id: number, wanted: MatchPlan): Promise<void> {
    const shelved = await load(wanted.game, wanted.cards ?? '');
    const plan = checkPlan(shelved, withSecrets(shelved, wanted, lastPlan));
    await prune(saves).catch(() => {});
    await lay(id, shelved, { ...plan, seed: plan.seed || draw() }, null);
  }
  async function resume(id: number, key: string): Promise<void> {
    const saved = key === '' ? await lastUnfinished(saves) : (await saves.all()).find((one) => one.key === key);
    if (!saved) throw new BadSetup('There is no match to go on with.');
    const shelved = await load(saved.plan.game, saved.plan.cards ?? '');
    const why = changedSince(shelved, saved);
    if (why !== null) throw new BadSetup(why);
    await lay(id, shelved, saved.plan, saved);
  }

  /** A match that cannot begin is no bug: it is said, and what was there stays. */
  async function orFail(id: number, task: () => Promise<void>): Promise<void> {
    try {
      await task();
    } catch (error) {
      post({ type: 'failed', id, text: reasonOf(error) });
    }
  }
  async function orSorry(n: number, task: () => void | Promise<void>): Promise<void> {
    try {
      await task();
    } catch (error) {
      post({ type: 'sorry', n, text: reasonOf(error) });
    }
  }

  async function handle(message: Exclude<ToWorker, { type: 'ping' }>): Promise<void> {
    switch (message.type) {
      case 'look':
        return post({ type: 'saved', saved: noteOf(await lastUnfinished(saves).catch(() => null)) });
      case 'forget': {
        const last = await lastUnfinished(saves).catch(() => null);
        if (last) await saves.drop(last.key).catch(() => {});
        return post({ type: 'saved', saved: noteOf(await lastUnfinished(saves).catch(() => null)) });
      }
      case 'begin':
        return orFail(message.id, () => begin(message.id, message.plan));
      case 'resume':
        return orFail(message.id, () => resume(message.id, message.key));
      case 'open':
        return orSorry(message.n, async () => {
          reel = await openReel(message.text, load);
          post({ type: 'opened', n: message.n, record: reel.record });
        });
      case 'seek':
        return orSorry(message.n, () => {
          if (!reel) throw new Error('No record is open.');
          post({ type: 'sought', n: message.n, ...reel.at(message.step, message.viewer) });
        });
      default:
        return onTable(message);
    }
  }

  type OnTable = Exclude<ToWorker, { type: 'ping' | 'look' | 'forget' | 'begin' | 'resume' | 'open' | 'seek' }>;
  async function onTable(message: OnTable): Promise<void> {
    const open = match;
    if (open?.id !== message.id) {
      const text = open ? 'This belongs to another match.' : 'There is no match on the table.';
      if ('n' in message) return post({ type: 'sorry', n: message.n, text });
      return post({ type: 'refused', id: message.id, seat: 'seat' in message ? message.seat : null, text });
    }
    const { table } = open;
    switch (message.type) {
      case 'answer':
        return did(open, message.seat, table.answer(message.question, message.seat, message.move));
      case 'undo':
        return did(open, message.seat, table.undo(message.step, message.seat));
      case 'change':
        return did(open, message.seat, table.change(message.step, message.seat, message.move));
      case 'concede':
        return did(open, message.seat, table.concede(message.seat));
      case 'shown':
        if (message.step === table.step) await goOn(open);
        return;
      case 'clock':
        if (!table.isTiming()) return;
        open.began = ticker.now();
        return goOn(open);
      case 'leave':
        return close();
      case 'export': {
        const file = new Blob([`${JSON.stringify(table.record())}\n`], { type: 'application/json' });
        return post({ type: 'file', n: message.n, file });
      }
      case 'inspect':
        if (dev) return post({ type: 'inspection', n: message.n, inspection: table.inspect() });
        return post({ type: 'sorry', n: message.n, text: 'Only a developer’s page may look at the whole state.' });
    }
  }
  async function did(open: Match, seat: ToPageSeat, refusal: string | null): Promise<void> {
    if (refusal !== null) return post({ type: 'refused', id: open.id, seat, text: refusal });
    await report(open, 'person');
    if (open.began !== null) await goOn(open);
  }

  return {
    hear(data) {
      const message = readToWorker(data);
      if (typeof message === 'string') post({ type: 'refused', id: match?.id ?? 0, seat: null, text: message });
      // Out of turn: whoever waits for cards to be read is alive all the same.
      else if (message.type === 'ping') post({ type: 'pong' });
      else inTurn(() => handle(message));
    },
    async allDone() {
      for (let last: Promise<void> | null = null; last !== busy; ) {
        last = busy;
        await last;
      }
    },
  };
}

/** Why a saved match cannot go on here, as a sentence; null: it can. */
function changedSince({ game, words }: AnyGame, saved: SavedMatch): string | null {
  const { def, cardSet } = game;
  const again = 'It is kept, and the version that made it can go on with it.';
  const match = `This match of ${words.title} was saved`;
  if (saved.rulesVersion !== def.rulesVersion) {
    return `${match} by rules version ${saved.rulesVersion}; here is version ${def.rulesVersion}. ${again}`;
  }
  if (saved.cardSet === cardSet) return null;
  const name = saved.plan.cards;
  if (name === undefined) return `${match} with other cards (${saved.cardSet}; here is ${cardSet}). ${again}`;
  return (
    `${match} with the cards "${name}" as they were then (${saved.cardSet}). They, or how their texts are read, ` +
    `have changed since (${cardSet}). It is kept, and goes on where they are as they were.`
  );
}

type ToPageSeat = Extract<ToPage, { type: 'refused' }>['seat'];

const noteOf = (saved: SavedMatch | null): Extract<ToPage, { type: 'saved' }>['saved'] =>
  saved && { game: saved.plan.game, when: saved.when, turn: saved.turn };
