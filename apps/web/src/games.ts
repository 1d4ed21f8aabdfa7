/** The one list of games of the page and its worker. Nothing else in this app names one. */
import { type AnyGame, type Shelf, shelve } from './match/shelf.ts';

const RULES = import.meta.glob<string>('../../../games/*/RULES.md', { query: '?raw', import: 'default' });
const rulesOf = (folder: string) => async (): Promise<string> =>
  (await RULES[`../../../games/${folder}/RULES.md`]?.()) ?? '';

export const GAMES: readonly Shelf[] = [
  {
    id: 'the-door',
    async load() {
      const [{ theDoor }, { words }, { bots, usualBots }] = await Promise.all([
        import('@dealers-choice/the-door'),
        import('@dealers-choice/the-door/words'),
        import('@dealers-choice/the-door/bot'),
      ]);
      return shelve({ game: theDoor, words, bots, usualBots, rulesText: rulesOf('the-door') });
    },
  },
  {
    id: 'jambo',
    async load() {
      const [{ jambo }, { words }, { bots, usualBots }] = await Promise.all([
        import('@dealers-choice/jambo'),
        import('@dealers-choice/jambo/words'),
        import('@dealers-choice/jambo/bot'),
      ]);
      return shelve({ game: jambo, words, bots, usualBots, rulesText: rulesOf('jambo') });
    },
  },
  {
    id: 'dhappa-baaji',
    async load() {
      const [{ dhappaBaaji }, { words }, { bots, usualBots }] = await Promise.all([
        import('@dealers-choice/dhappa-baaji'),
        import('@dealers-choice/dhappa-baaji/words'),
        import('@dealers-choice/dhappa-baaji/bot'),
      ]);
      return shelve({ game: dhappaBaaji, words, bots, usualBots, rulesText: rulesOf('dhappa-baaji') });
    },
  },
  {
    id: 'one-piece',
    async load() {
      const [{ onePiece }, { words }, { bots, usualBots }] = await Promise.all([
        import('@dealers-choice/one-piece'),
        import('@dealers-choice/one-piece/words'),
        import('@dealers-choice/one-piece/bot'),
      ]);
      return shelve({ game: onePiece, words, bots, usualBots, rulesText: rulesOf('one-piece') });
    },
  },
];

/** Throws a sentence when there is no such game. */
export function loadGame(id: string): Promise<AnyGame> {
  const found = GAMES.find((shelf) => shelf.id === id);
  if (!found) {
    const known = GAMES.map((shelf) => shelf.id).join(', ');
    return Promise.reject(new Error(`There is no game called "${id}". There are: ${known}.`));
  }
  return found.load();
}
