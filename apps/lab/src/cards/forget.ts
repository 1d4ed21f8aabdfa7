import { EXIT, Fault } from '../fault.ts';
import { forgetReadings, readingsUnder } from '../readings.ts';
import type { CardCommand } from './command.ts';

export const forget: CardCommand = {
  name: 'forget',
  takes: '',
  about: 'forgets what was read of card texts before; they are read again when they are needed',
  flags: ['json'],
  async run(lab, _game, [word], flags) {
    if (word !== undefined) throw new Fault(`dealer cards forget takes nothing, but "${word}" follows.`);
    const folder = readingsUnder(lab.root);
    const files = forgetReadings(folder);
    const done = files === 0 ? 'There was nothing to forget' : 'What was read before is forgotten';
    lab.out.write(flags.json ? `${JSON.stringify({ folder, files })}\n` : `${done} (${folder}).\n`);
    return EXIT.ok;
  },
};
