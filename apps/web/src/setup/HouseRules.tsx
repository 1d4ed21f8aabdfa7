import type { Scalar } from '@dealers-choice/kernel';
import { SILENCE_OPTION, TURN_OPTION } from '@dealers-choice/protocol/own-clocks';
import { inWords } from '@dealers-choice/table/page';
import { Icon } from '@dealers-choice/table/ui';
import { type ReactNode, useId, useState } from 'react';
import { usualOptions } from '../match/plan.ts';
import { OptionField } from '../screens/OptionField.tsx';
import { Field } from '../ui/Field.tsx';
import { useScreenText } from '../words/screens.ts';
import type { ScreenText } from '../words/screens-en.ts';
import { Patience } from './Patience.tsx';
import type { Setting } from './seating.ts';

/** What the level of a bot says already, and what only makes sense between people far apart. */
const SAID_ELSEWHERE: readonly string[] = ['aiLevel'];
const FAR_ONLY: readonly string[] = [TURN_OPTION];

/** Of a table for people far apart: the server deals, and a clock may run. */
export interface FarRules {
  title: string;
  /** Who decides; '' where that is plain. */
  note: string;
  /** Whoever looks may only read it. */
  fixed: boolean;
  /** What else is played by. */
  chips: readonly string[];
  /** Fields for that. */
  children: ReactNode;
}

/** One line of what is played by, until somebody wants to change it. */
export function HouseRules({ shelved, plan, change, far }: Setting & { far?: FarRules }) {
  const text = useScreenText();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { secrets, def } = shelved.game;
  const elsewhere = far ? SAID_ELSEWHERE : [...SAID_ELSEWHERE, ...FAR_ONLY];
  const names = Object.keys(def.options).filter((name) => !secrets.includes(name) && !elsewhere.includes(name));
  const set = (name: string, value: Scalar): void => change({ options: { ...plan.options, [name]: value } });
  const head = (
    <>
      <span className="shrink-0">{far?.title ?? text.setup.house}</span>
      <Chips shown={[...own(far), ...chips({ shelved, text, plan, names, far: far !== undefined })]} />
    </>
  );
  return (
    <section aria-labelledby={id} className="rounded-xl border-[1.5px] border-line bg-raised shadow-2">
      <h2 id={id}>
        {far?.fixed ? (
          <span className={HEAD}>{head}</span>
        ) : (
          <button type="button" aria-expanded={open} onClick={() => setOpen(!open)} className={HEAD}>
            {head}
            <Icon name={open ? 'up' : 'down'} className="ml-auto size-5 shrink-0" />
          </button>
        )}
      </h2>
      {far && far.note !== '' && <p className="px-4 pb-2.5 text-sm wrap-anywhere text-soft">{far.note}</p>}
      {open && !far?.fixed && (
        <div className="grid animate-deal gap-4 border-t border-line px-4 pt-3 pb-4 sm:grid-cols-2">
          {far?.children}
          {names.map((name) => {
            const option = def.options[name];
            // In words rather than seconds.
            if (name === SILENCE_OPTION) {
              const seconds = Number(plan.options[name] ?? 0);
              return <Patience key={name} seconds={seconds} set={(value) => set(name, value)} />;
            }
            return (
              option && (
                <OptionField
                  key={name}
                  words={shelved.words}
                  name={name}
                  option={option}
                  value={plan.options[name]}
                  seats={plan.seats.length}
                  set={(value) => set(name, value)}
                />
              )
            );
          })}
          <Hints plan={plan} change={change} />
          {!far && <SeedField plan={plan} change={change} />}
        </div>
      )}
    </section>
  );
}

const HEAD =
  'flex min-h-15 w-full items-center gap-x-3 gap-y-1.5 rounded-xl px-4 py-2.5 text-left text-lg font-bold max-lg:flex-wrap';

function Hints({ plan, change }: Omit<Setting, 'shelved'>) {
  const text = useScreenText();
  return (
    <Field label={text.setup.hints} about={text.setup.hintsAbout}>
      {(ids) => (
        <select
          {...ids}
          className="field"
          value={plan.hints === false ? 'off' : 'on'}
          onChange={({ target }) => change({ hints: target.value === 'on' })}
        >
          <option value="on">{text.on}</option>
          <option value="off">{text.off}</option>
        </select>
      )}
    </Field>
  );
}

function SeedField({ plan, change }: Omit<Setting, 'shelved'>) {
  const text = useScreenText().setup;
  return (
    <Field label={text.seed} about={text.seedAbout}>
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
  );
}

function Chips({ shown }: { shown: readonly Chip[] }) {
  return (
    <span className="flex flex-wrap gap-1.5 font-sans text-sm font-semibold tracking-normal">
      {shown.map(({ chip, look }) => (
        <span key={chip} className={`rounded-full border-[1.5px] px-2.5 py-0.5 ${look}`}>
          {chip}
        </span>
      ))}
    </span>
  );
}

const UNUSUAL = 'border-gold bg-gold-wash';
const own = (far: FarRules | undefined): Chip[] =>
  (far?.chips ?? []).map((chip) => ({ chip, look: 'border-line bg-panel', changed: false }));

interface Said extends Pick<Setting, 'shelved' | 'plan'> {
  text: ScreenText;
  names: readonly string[];
  far: boolean;
}

/** What is played by, each rule in its own words: all of them where there is room, on a phone what is unusual. */
function chips({ shelved, text, plan, names, far }: Said): Chip[] {
  const { words, game } = shelved;
  const options: Options = plan.options;
  const usual: Options = far ? { ...game.defaults } : usualOptions(shelved);
  const said = names.flatMap((name): Chip[] => {
    const value = options[name] ?? usual[name];
    if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return [];
    const changed = String(value) !== String(usual[name]);
    const look = changed ? UNUSUAL : 'border-line bg-panel max-lg:hidden';
    if (name === SILENCE_OPTION)
      return [{ chip: `${text.setup.silent}: ${text.setup.patience(Number(value))}`, look, changed }];
    const label = words.option?.(name)?.name ?? inWords(name);
    const chosen = typeof value === 'boolean' ? (value ? text.on : text.off) : String(value);
    const isChoice = game.def.options[name]?.kind.startsWith('choice');
    const chip = `${label}: ${(isChoice && words.choice?.(name, chosen)?.name) || chosen}`;
    return [{ chip, look, changed }];
  });
  if (plan.hints === false) said.push({ chip: text.setup.noHints, look: UNUSUAL, changed: true });
  if (said.some(({ changed }) => changed)) return said;
  return [{ chip: text.setup.usual, look: 'border-line bg-panel lg:hidden', changed: false }, ...said];
}

interface Chip {
  chip: string;
  look: string;
  changed: boolean;
}
type Options = Readonly<Record<string, unknown>>;
