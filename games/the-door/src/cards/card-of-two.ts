import { sequence } from '@dealers-choice/effects';
import type { Card, CardOption, Door } from '../rules/table.ts';
import { optionAndTarget } from '../rules/targets.ts';

interface Two {
  id: string;
  copies: number;
  options: readonly [CardOption, CardOption];
}

/** A card with a choice of two: an option, then the player it is for, then what the option does. */
export const cardOfTwo = ({ id, copies, options }: Two): Card => {
  const [one, other] = options;
  return {
    id,
    name: `${one.name} or ${other.name}`,
    text: options.map(({ name, text }) => `${name}: ${text}`).join(' '),
    copies,
    options,
    prompts: options.flatMap(({ prompts }) => prompts ?? []),
    play: sequence<Door>((p) =>
      optionAndTarget(p, options).when((_x, { option }) => option === one.id, one.effect, other.effect),
    ),
  };
};
