import { type Option, type Scalar, seatsInWords } from '@dealers-choice/kernel';
import { Button, ButtonLink } from '@dealers-choice/table/ui';
import { type FormEvent, Suspense, useEffect, useState } from 'react';
import { go, hrefOf } from '../app/route.ts';
import { Page } from '../app/Shell.tsx';
import { match } from '../app/stores.ts';
import { forgetCards, useGame, useGameWith } from '../app/useGame.ts';
import { GAMES } from '../games.ts';
import type { MatchPlan, SeatPlan } from '../match/contract.ts';
import { botsOf, defaultPlan, planProblem, withSeats } from '../match/plan.ts';
import type { AnyGame } from '../match/shelf.ts';
import { useSettings } from '../settings/settings.ts';
import { Field } from '../ui/Field.tsx';
import { Notice, Panel } from '../ui/Panel.tsx';
import { CardsPanel } from './CardsPanel.tsx';
import { OptionField } from './OptionField.tsx';
import { SeatChoice } from './SeatChoice.tsx';
import { SeatField } from './SeatField.tsx';

/** `cards`: the name of imported ones, or ''. */
export function Setup({ id, cards }: { id: string; cards: string }) {
  const own = useGame(id);
  const sets = GAMES.find((shelf) => shelf.id === id)?.cardSets;
  if (!own) {
    return (
      <Page title="No such game">
        <p className="mb-4">{`There is no game called "${id}" here.`}</p>
        <ButtonLink href={hrefOf({ at: 'home' })}>Back to the games</ButtonLink>
      </Page>
    );
  }
  return (
    <Page title={`Set up ${own.words.title}`}>
      <p className="mb-5 max-w-prose text-soft">{own.words.about}</p>
      <div className="space-y-5">
        {sets && <CardsPanel game={id} own={sets.own} cards={cards} />}
        <Suspense fallback={<Notice>Reading the cards …</Notice>}>
          <WithCards id={id} cards={cards} />
        </Suspense>
      </div>
    </Page>
  );
}

function WithCards({ id, cards }: { id: string; cards: string }) {
  const found = useGameWith(id, cards);
  const failed = 'problem' in found;
  // What failed is tried again when somebody comes back.
  useEffect(() => (failed ? () => void forgetCards(id, cards) : undefined), [failed, id, cards]);
  if ('game' in found) return <SetupForm shelved={found.game} />;
  return <Notice kind="problem">{found.problem}</Notice>;
}

function SetupForm({ shelved }: { shelved: AnyGame }) {
  const { game } = shelved;
  const [plan, setPlan] = useState(() => defaultPlan(shelved));
  const [problem, setProblem] = useState<string | null>(null);
  const change = (next: Partial<MatchPlan>): void => {
    setPlan((now) => ({ ...now, ...next }));
    setProblem(null);
  };
  const begin = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = planProblem(shelved, plan);
    setProblem(wrong);
    if (wrong !== null) return;
    const table = match.getState();
    table.setSpeed(useSettings.getState().speed);
    table.start(plan);
    go({ at: 'table' });
  };
  return (
    <form onSubmit={begin} className="space-y-5" noValidate>
      <SeatsPanel shelved={shelved} plan={plan} change={change} />
      <OptionsPanel shelved={shelved} plan={plan} change={change} />
      {problem !== null && <Notice kind="problem">{problem}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" className="px-8">
          Deal
        </Button>
        <ButtonLink href={hrefOf({ at: 'help', game: game.id })} icon="book">
          Rules
        </ButtonLink>
      </div>
    </form>
  );
}

interface Part {
  shelved: AnyGame;
  plan: MatchPlan;
  change(next: Partial<MatchPlan>): void;
}

function SeatsPanel({ shelved, plan, change }: Part) {
  const { min, max, step = 1 } = shelved.game.def.seats;
  const count = plan.seats.length;
  const put = (place: number, seat: SeatPlan): void =>
    change({ seats: plan.seats.map((old, i) => (i === place ? seat : old)) });
  const resize = (seats: number): void =>
    change(withSeats(shelved, { ...plan, seats: plan.seats.slice(0, seats) }, seats));
  return (
    <Panel title="Seats">
      {min < max && (
        <div className="mb-4 flex items-center gap-2">
          <Button icon="minus" bare aria-disabled={count <= min} onClick={() => count > min && resize(count - step)}>
            {step === 1 ? 'One seat less' : `${step} seats less`}
          </Button>
          <output aria-live="polite" className="w-20 text-center font-semibold">
            {count} seats
          </output>
          <Button icon="plus" bare aria-disabled={count >= max} onClick={() => count < max && resize(count + step)}>
            {step === 1 ? 'One seat more' : `${step} seats more`}
          </Button>
          <span className="text-sm text-soft">{seatsInWords(shelved.game)}</span>
        </div>
      )}
      <ul className="space-y-3">
        {plan.seats.map((seat, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={place}>
            <SeatField
              place={place}
              seat={seat}
              bots={botsOf(shelved)}
              usual={shelved.words.seatName(place as 0, shelved.game.defaults)}
              put={(next) => put(place, next)}
            >
              {shelved.game.secrets.map((name) => (
                <SeatOption key={name} name={name} place={place} shelved={shelved} plan={plan} change={change} />
              ))}
            </SeatField>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** An option with an entry for each seat, of which nobody else is told. */
function SeatOption({ name, place, shelved, plan, change }: Part & { name: string; place: number }) {
  const option = shelved.game.def.options[name];
  if (!option) return null;
  const values = Array.from({ length: plan.seats.length }, (_, i) => entryOf(plan.options[name], option, i));
  const set = (value: string): void =>
    change({ options: { ...plan.options, [name]: values.map((old, i) => (i === place ? value : old)) } });
  const value = values[place] ?? '';
  return <SeatChoice {...{ shelved, name, option, place, value, set }} seats={plan.seats.length} />;
}
const entryOf = (value: unknown, { choices }: Option<unknown>, place: number): string =>
  String((Array.isArray(value) ? value[place] : undefined) ?? choices[0] ?? '');

function OptionsPanel({ shelved, plan, change }: Part) {
  const { secrets, def } = shelved.game;
  const names = Object.keys(def.options).filter((name) => !secrets.includes(name));
  const set = (name: string, value: Scalar): void => change({ options: { ...plan.options, [name]: value } });
  return (
    <Panel title="Options">
      <div className="grid gap-4 sm:grid-cols-2">
        {names.map((name) => {
          const option = shelved.game.def.options[name];
          return (
            option && (
              <OptionField
                words={shelved.words}
                key={name}
                name={name}
                option={option}
                value={plan.options[name]}
                seats={plan.seats.length}
                set={(value) => set(name, value)}
              />
            )
          );
        })}
        <Field label="Seed" about="The same seed deals the same match. Empty: a new one.">
          {(ids) => (
            <input
              {...ids}
              type="text"
              value={plan.seed}
              maxLength={64}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => change({ seed: event.target.value })}
              className="field"
            />
          )}
        </Field>
      </div>
    </Panel>
  );
}
