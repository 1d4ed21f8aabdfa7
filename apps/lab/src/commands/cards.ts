import type { CardCommand, CardGame } from '../cards/command.ts';
import { coverage } from '../cards/coverage.ts';
import { forget } from '../cards/forget.ts';
import { fuzzing } from '../cards/fuzz.ts';
import { importing } from '../cards/import.ts';
import { show } from '../cards/show.ts';
import { tryOut } from '../cards/try-out.ts';
import { Fault, unknown } from '../fault.ts';
import type { FlagName, Flags } from '../flags.ts';
import type { Command, Lab } from '../lab.ts';
import { OUTLINES } from '../outlines.ts';

const DOES: readonly CardCommand[] = [importing, coverage, show, tryOut, fuzzing, forget];

export const cards: Command = {
  ...OUTLINES.cards,
  more: DOES.map(({ name, takes, about }) => `  ${`${name} ${takes}`.padEnd(19)} ${about}`),
  flags: [...new Set(DOES.flatMap(({ flags }) => flags))],
  flagWords: { force: 'overwrite what is there' },
  examples: [
    ['dealer cards import lists/ --name mine', 'keep the cards of a folder of JSON files'],
    ['dealer cards coverage mine --sets XA01,XB02-XB09', 'how much of some sets is read'],
    ['dealer cards show XA01-016 --cards mine', 'one card, as it is printed and as it is read'],
    ['dealer cards try XA01-016 --cards mine', 'play it in a small position'],
    ['dealer cards fuzz mine --games 5000', 'see every effect happen'],
  ],
  async run(lab, [name, ...words], flags) {
    const names = DOES.map((each) => each.name);
    if (name === undefined) throw new Fault(`dealer cards needs one of ${names.join(', ')}.`);
    const found = DOES.find((each) => each.name === name);
    if (!found) throw unknown('command of dealer cards called', name, names);
    const [, more] = words;
    if (more !== undefined) throw new Fault(`dealer cards ${name} takes one ${found.takes}, but "${more}" follows it.`);
    mustKnow(found, flags);
    return found.run(lab, gameOf(lab), words, flags);
  },
};

function mustKnow({ name, flags: may }: CardCommand, flags: Flags): void {
  const stranger = (Object.keys(flags) as FlagName[]).find((flag) => !may.includes(flag));
  if (stranger === undefined) return;
  throw new Fault(
    `dealer cards ${name} has no flag --${stranger}. It knows: ${may.map((flag) => `--${flag}`).join(', ')}.`,
  );
}

/** The game on the shelf that can be played with any cards. */
function gameOf({ games }: Lab): CardGame {
  for (const shelved of games) if (shelved.cardSets) return { shelved, sets: shelved.cardSets };
  throw new Fault('No game here is played with cards from files.');
}
