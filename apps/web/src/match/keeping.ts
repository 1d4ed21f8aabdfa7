/** The kept matches, as the page asks its worker about them. */
import type { ToPage } from '@dealers-choice/protocol';
import type { Keeping } from './contract.ts';
import type { Line } from './line.ts';

/** `letGo` clears the table of this match; null: of whichever lies there. */
export function createKeeping(line: Line, letGo: (key: string | null) => void): Keeping {
  const strange = (): Error => new Error('The worker sent something else than what was asked for.');
  const asList = (message: ToPage) => {
    if (message.type !== 'kept') throw strange();
    return { matches: message.matches, past: message.past };
  };
  const asFile = (message: ToPage): Blob => {
    if (message.type !== 'file') throw strange();
    return message.file;
  };
  return {
    list: async () => asList(await line.ask((request) => ({ type: 'list', request }))),
    recordFile: async (key) => asFile(await line.ask((request) => ({ type: 'record', request, key }))),
    async drop(key) {
      letGo(key);
      const left = asList(await line.ask((request) => ({ type: 'drop', request, key })));
      line.send({ type: 'look' });
      return left;
    },
    async erase() {
      letGo(null);
      const left = asList(await line.ask((request) => ({ type: 'erase', request })));
      line.send({ type: 'look' });
      return left;
    },
    pack: async () => asFile(await line.ask((request) => ({ type: 'pack', request }))),
    async unpack(file) {
      const message = await line.ask((request) => ({ type: 'unpack', request, file }));
      if (message.type !== 'unpacked') throw strange();
      line.send({ type: 'look' });
      return { matches: message.matches, rest: message.rest };
    },
  };
}
