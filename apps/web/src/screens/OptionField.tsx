import type { Option, Scalar } from '@dealers-choice/kernel';
import { inWords } from '@dealers-choice/table/page';
import type { AnyGame } from '../match/shelf.ts';
import { Field } from '../ui/Field.tsx';
import { useScreenText } from '../words/screens.ts';

interface Props {
  /** The game's; they may have better words for it than its own name. */
  words: AnyGame['words'];
  name: string;
  option: Option<unknown>;
  value: unknown;
  seats: number;
  set: (value: Scalar) => void;
}

const asText = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));

/** One option of the game, by its kind. The game's own reader says whether a value is right. */
export function OptionField({ words, name, option, value, seats, set }: Props) {
  const { name: label, about } = words.option?.(name) ?? { name: inWords(name), about: option.about };
  const text = useScreenText();
  const fine = value === undefined || option.read(value, seats) !== undefined || asText(value) === '';
  const wrong = fine ? null : text.setup.must(text.setup.right(option.right));
  if (option.kind === 'toggle') {
    return (
      <Field label={label} about={about} wrong={wrong}>
        {(ids) => (
          <select
            {...ids}
            className="field"
            value={value === true ? 'on' : 'off'}
            onChange={(e) => set(e.target.value === 'on')}
          >
            <option value="on">{text.on}</option>
            <option value="off">{text.off}</option>
          </select>
        )}
      </Field>
    );
  }
  if (option.kind === 'choice' || option.kind === 'choices') {
    const chosen = Array.isArray(value) ? String(value[0] ?? option.choices[0]) : asText(value);
    return (
      <Field label={label} about={about} wrong={wrong}>
        {(ids) => (
          <select {...ids} className="field" value={chosen} onChange={(e) => set(e.target.value)}>
            {option.choices.map((choice) => (
              <option key={choice} value={choice}>
                {words.choice?.(name, choice)?.name ?? choice}
              </option>
            ))}
          </select>
        )}
      </Field>
    );
  }
  return (
    <Field label={label} about={`${about}. ${sentence(text.setup.right(option.right))}`} wrong={wrong}>
      {(ids) => (
        <input
          {...ids}
          type="text"
          inputMode={option.kind === 'number' ? 'numeric' : 'text'}
          className="field"
          value={asText(value)}
          autoComplete="off"
          onChange={(e) => set(e.target.value)}
        />
      )}
    </Field>
  );
}

const sentence = (right: string): string => `${right.charAt(0).toUpperCase()}${right.slice(1)}.`;
