import { KEPT, nameOfCards, openAt, pathOfKept, SET_NAME } from '../card-files.ts';
import { EXIT, Fault, onScreen } from '../fault.ts';
import { mayWrite, writeWhole } from '../files.ts';
import type { CardCommand } from './command.ts';

/** More problems than anybody reads at once; `--json` has them all. */
const MOST = 50;

export const importing: CardCommand = {
  name: 'import',
  takes: 'FILE|FOLDER',
  about: `keeps the good cards of JSON files in ${KEPT}, and tells what is wrong with the others`,
  flags: ['name', 'into', 'force', 'json'],
  async run(lab, { sets }, [from], flags) {
    if (from === undefined) throw new Fault('dealer cards import needs the FILE or FOLDER with the cards.');
    const name = flags.name ?? nameOfCards(from);
    if (!SET_NAME.test(name)) throw new Fault(`The name is "${name}"; it must be letters, digits and dashes (--name).`);
    const path = pathOfKept(name, flags.into);
    mayWrite(path, flags.force ?? false);
    const { cards, problems, unreadable } = openAt(sets, from);
    writeWhole(path, `${JSON.stringify({ name, cards })}\n`);
    const messages = [...unreadable, ...problems.map(({ message }) => message)];
    if (flags.json) lab.out.write(`${JSON.stringify({ path, cards: cards.length, problems: messages })}\n`);
    else {
      for (const message of messages.slice(0, MOST)) lab.err.write(`${onScreen(message)}\n`);
      if (messages.length > MOST) lab.err.write(`… and ${messages.length - MOST} more (--json has them all)\n`);
      const faults = `${messages.length} ${messages.length === 1 ? 'problem' : 'problems'}`;
      const found = `${path}: ${cards.length} cards, ${faults}.`;
      lab.out.write(`${found} Play with them: --cards ${flags.into ? path : name}\n`);
    }
    const lost = unreadable.length + problems.filter(({ kept }) => !kept).length;
    return lost === 0 ? EXIT.ok : EXIT.failures;
  },
};
