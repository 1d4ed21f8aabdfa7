import { type Seat, seatCounts } from '@dealers-choice/kernel';
import { MOST_NAME } from '@dealers-choice/protocol/limits';
import { OWN_CLOCKS } from '@dealers-choice/protocol/own-clocks';
import { Bust, Button, Token } from '@dealers-choice/table/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { go } from '../app/route.ts';
import { useAttempt } from '../app/useAttempt.ts';
import type { TableWish } from '../online/contract.ts';
import { online } from '../online/page.ts';
import { welcomed } from '../online/welcomed.ts';
import { HouseRules } from '../setup/HouseRules.tsx';
import { resized, type Setting } from '../setup/seating.ts';
import { BarProblem } from '../ui/BarProblem.tsx';
import { Field, Segments } from '../ui/Field.tsx';
import { Switch } from '../ui/Switch.tsx';
import { useLobbyText } from '../words/lobby.ts';
import { useScreenText } from '../words/screens.ts';
import { ClockField, DelayField, hasOwnClock } from './ClockField.tsx';
import { LineNotice } from './LineNotice.tsx';
import './lobby.css';
import { kept } from '../cards/library.ts';
import { cardsForTable, NotTaken } from '../cards/table-cards.ts';
import { reasonOf } from '../match/sentences.ts';
import { realTicker } from '../match/ticker.ts';
import { useCardsText } from '../words/cards.ts';
import { BroughtCards } from './BroughtCards.tsx';
import { usualWish } from './make.ts';

type Table = Pick<TableWish, 'title' | 'visibility' | 'seconds' | 'spectators'>;

/** The same setup for friends far away: who may come, and the house rules that were chosen; the seats fill up later. */
export function FarSetup({ shelved, plan, change, children }: Setting & { children: ReactNode }) {
  const text = useLobbyText().make;
  const say = useScreenText().setup;
  const aboutCards = useCardsText().far;
  const rules = useFarPlan({ shelved, plan, change });
  const { game } = shelved;
  const [table, setTable] = useState<Table>(() => usualWish(game.id, 'private'));
  const { busy, problem, attempt } = useAttempt((error) =>
    error instanceof NotTaken ? aboutCards.notTaken(error.message) : reasonOf(error),
  );
  const [token, setToken] = useState('');
  useEffect(() => online.getState().connect(), []);
  const set = (changes: Partial<Table>): void => setTable((now) => ({ ...now, ...changes }));
  const open = async (): Promise<void> => {
    const { title, visibility, seconds, spectators } = table;
    const wish = { title, visibility, seconds, spectators, game: game.id, seats: plan.seats.length };
    const cards = shelved.cards === undefined ? {} : { cards: await broughtCards(shelved.cards, token) };
    const { options } = rules.plan;
    const view = await online.getState().create({ ...wish, options, help: plan.hints !== false, ...cards });
    go({ at: 'room', code: view.code });
  };
  const counts = seatCounts(game);
  const ownClock = hasOwnClock(game.def.options);
  return (
    <form
      noValidate
      className="flex grow flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        attempt(open);
      }}
    >
      {children}
      {shelved.cards !== undefined && (
        <BroughtCards game={game.id} cards={shelved.cards} token={token} setToken={setToken} />
      )}
      <LineNotice gone={useLobbyText().lineGone} />
      <section aria-label={text.whoPlays} className="far-card">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
          <FarSeats count={plan.seats.length} />
          {counts.length > 1 && (
            <Segments
              label={text.howMany}
              value={String(plan.seats.length)}
              choices={counts.map((n) => ({ value: String(n), label: String(n) }))}
              onChange={(value) => change(resized(shelved, plan, Number(value)))}
              shown
            />
          )}
        </div>
        <Choice
          title={text.list}
          about={table.visibility === 'open' ? text.listAbout : text.listOff}
          on={table.visibility === 'open'}
          set={(on) => set({ visibility: on ? 'open' : 'private' })}
        />
        <Choice
          title={text.watchers}
          about={table.spectators === null ? text.nobody : text.watchersAbout}
          on={table.spectators !== null}
          set={(on) => set({ spectators: on ? usualWish(game.id, 'private').spectators : null })}
        />
        {table.spectators !== null && (
          <DelayField seconds={table.spectators} set={(spectators) => set({ spectators })} />
        )}
        {!ownClock && <ClockField seconds={table.seconds} set={(seconds) => set({ seconds })} />}
        <Field label={text.tableName} about={text.titleAbout}>
          {(ids) => (
            <input
              {...ids}
              className="field"
              value={table.title}
              maxLength={MOST_NAME}
              autoComplete="off"
              onChange={({ target }) => set({ title: target.value })}
            />
          )}
        </Field>
      </section>
      <HouseRules
        shelved={shelved}
        plan={rules.plan}
        change={rules.change}
        far={{ title: say.house, note: '', fixed: false, chips: [], children: null }}
      />
      <div className="deal-bar">
        <BarProblem problem={problem} />
        <div className="mx-auto flex max-w-[1392px] items-center gap-x-4 gap-y-2 px-3 max-md:flex-wrap sm:px-7">
          <p className="mr-auto max-md:basis-full max-md:text-center">
            <span className="font-display font-bold md:text-xl">{text.friends(plan.seats.length - 1)}</span>
            <span className="block text-sm text-soft max-md:hidden">{text.thenInvite}</span>
          </p>
          <Button
            type="submit"
            look="primary"
            aria-disabled={busy}
            className="min-h-14 grow text-lg md:min-w-72 md:shrink-0 md:grow-0"
          >
            {busy ? text.opening : text.open}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** As the table names them. Cards are sent by a guest; if this page is none in time, the server says what is missing. */
async function broughtCards(name: string, token: string): Promise<string> {
  await welcomed(online, realTicker);
  return cardsForTable(name, { kept, token });
}

/** What everybody is told; each seat chooses its secrets at the table. */
const openOptions = ({ game }: Setting['shelved'], options: Options): Options =>
  Object.fromEntries(Object.entries(options).filter(([name]) => !game.secrets.includes(name)));

/** House rules as they are chosen, with clocks of their own: around one device none runs. */
function useFarPlan({ shelved, plan, change }: Setting): Pick<Setting, 'plan' | 'change'> {
  const defaults: Options = { ...shelved.game.defaults };
  const [clocks, setClocks] = useState<Options>(() => only(OWN_CLOCKS, defaults));
  return {
    plan: { ...plan, options: openOptions(shelved, { ...plan.options, ...clocks }) },
    change({ options, ...rest }) {
      if (options) setClocks(only(OWN_CLOCKS, options));
      const others =
        options && Object.fromEntries(Object.entries(options).filter(([name]) => !OWN_CLOCKS.includes(name)));
      change({ ...rest, ...(others ? { options: { ...plan.options, ...others } } : {}) });
    },
  };
}

const only = (names: readonly string[], options: Options): Options =>
  Object.fromEntries(Object.entries(options).filter(([name]) => names.includes(name)));
type Options = Setting['plan']['options'];

/** One's own seat, and those that wait for somebody. */
function FarSeats({ count }: { count: number }) {
  return (
    <span className="flex flex-wrap gap-2.5" aria-hidden="true">
      <Bust seat={0} mood="grin" className="size-16" />
      {Array.from({ length: count - 1 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <span key={i} className="grid size-16 place-items-center rounded-lg border-2 border-dashed border-edge/60">
          <Token seat={(i + 1) as Seat} className="size-8" />
        </span>
      ))}
    </span>
  );
}

interface ChoiceProps {
  title: string;
  about: string;
  on: boolean;
  set(on: boolean): void;
}

function Choice({ title, about, on, set }: ChoiceProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="leading-tight">
        <span className="block font-medium">{title}</span>
        <span className="text-sm text-soft">{about}</span>
      </p>
      <Switch label={title} on={on} set={set} />
    </div>
  );
}
