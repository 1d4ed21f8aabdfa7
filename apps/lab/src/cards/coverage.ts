import { openAt } from '../card-files.ts';
import { EXIT, onScreen } from '../fault.ts';
import type { CardCommand } from './command.ts';

export const coverage: CardCommand = {
  name: 'coverage',
  takes: '[FILE]',
  about: 'how much of the cards is read, by set, and what stands in the way (default: our own cards)',
  flags: ['sets', 'json'],
  async run(lab, { sets }, [file], flags) {
    const { json, lines } = openAt(sets, file ?? null).coverage(flags.sets);
    lab.out.write(flags.json ? `${JSON.stringify(json)}\n` : `${lines.map(onScreen).join('\n')}\n`);
    return EXIT.ok;
  },
};
