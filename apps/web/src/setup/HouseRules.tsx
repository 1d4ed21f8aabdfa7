import type { Scalar } from '@dealers-choice/kernel';
import { inWords } from '@dealers-choice/table/page';
import { Icon } from '@dealers-choice/table/ui';
import { useId, useState } from 'react';
import type { MatchPlan } from '../match/contract.ts';
import { usualOptions } from '../match/plan.ts';
import { OptionField } from '../screens/OptionField.tsx';
import { Field } from '../ui/Field.tsx';
import { useScreenText } from '../words/screens.ts';
import type { ScreenText } from '../words/screens-en.ts';
import { Patience } from './Patience.tsx';
import type { Setting } from './seating.ts';

/** These are for tables far apart, or are said by the level of a bot. */
const ELSEWHERE: readonly string[] = ['turnSeconds', 'aiLevel'];
/** Has a field of its own, in words rather than seconds. */
const PATIENCE = 'afkSeconds';

/** One line of what is played by, until somebody wants to change it. */
export function HouseRules({ shelved, plan, change }: Setting) {
  const text = useScreenText();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { secrets, def } = shelved.game;
  const names = Object.keys(def.options).filter((name) => !secrets.includes(name) && !ELSEWHERE.includes(name));
  const set = (name: string, value: Scalar): void => change({ options: { ...plan.options, [name]: value } });
  return (
    <section aria-labelledby={id} className="rounded-xl border-[1.5px] border-line bg-raised shadow-2">
      <h2 id={id}>
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="flex min-h-15 w-full items-center gap-x-3 gap-y-1.5 rounded-xl px-4 py-2.5 text-left text-lg font-bold max-lg:flex-wrap"
        >
          <span className="shrink-0">{text.setup.house}</span>
          <span className="flex flex-wrap gap-1.5 font-sans text-sm font-semibold tracking-normal">
            {chips(shelved, text, plan, names).map(({ chip, look }) => (
              <span key={chip} className={`rounded-full border-[1.5px] px-2.5 py-0.5 ${look}`}>
                {chip}
              </span>
            ))}
          </span>
          <Icon name={open ? 'up' : 'down'} className="ml-auto size-5 shrink-0" />
        </button>
      </h2>
      {open && (
        <div className="grid animate-deal gap-4 border-t border-line px-4 pt-3 pb-4 sm:grid-cols-2">
          {names.map((name) => {
            const option = def.options[name];
            if (name === PATIENCE) {
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
          <Field label={text.setup.seed} about={text.setup.seedAbout}>
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
      )}
    </section>
  );
}

const UNUSUAL = 'border-gold bg-gold-wash';

/** What is played by, each rule in its own words: all of them where there is room, on a phone what is unusual. */
function chips(shelved: Setting['shelved'], text: ScreenText, plan: MatchPlan, names: readonly string[]): Chip[] {
  const { words, game } = shelved;
  const options: Options = plan.options;
  const usual: Options = usualOptions(shelved);
  const said = names.flatMap((name): Chip[] => {
    const value = options[name] ?? usual[name];
    if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return [];
    const changed = String(value) !== String(usual[name]);
    const look = changed ? UNUSUAL : 'border-line bg-panel max-lg:hidden';
    if (name === PATIENCE)
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
