/** The one list of games of the page and its workers. Beside it `tables.ts`, `guide/guides.ts`, `decks` name one. */
import type { Jambo } from '@dealers-choice/jambo';
import type { MatchOf, Seat } from '@dealers-choice/kernel';
import type { CardSet, OnePieceGame, RawCard, Reading } from '@dealers-choice/one-piece';
import type { Language } from '@dealers-choice/words';
import { loadWith } from './cards/load.ts';
import { type AnyGame, type CardSets, type Shelf, shelve } from './match/shelf.ts';
import { rulesOf } from './rule-books.ts';
import { en, type HostPhrases } from './words/host-en.ts';

/** `name`: of imported cards; '' for those it comes with. */
async function shelveOnePiece(game: OnePieceGame, name: string): Promise<AnyGame> {
  const [{ deckListOf, unreadOf, wordsOf }, { botsOf, scoreOf, usualBots }, { greedy }] = await Promise.all([
    import('@dealers-choice/one-piece/words'),
    import('@dealers-choice/one-piece/bot'),
    import('@dealers-choice/bots'),
  ]);
  return shelve({
    game,
    words: wordsOf(game),
    bots: [...botsOf(game), greedy(game, scoreOf(game))],
    usualBots,
    rulesText: rulesOf('one-piece'),
    ...(name === '' ? {} : { cards: name }),
    unread: unreadOf,
    list: (option, choice) => (option === 'decks' ? deckListOf(game, choice) : null),
    pictured: true,
    deckGame: game,
  });
}

/** It was kept under the fingerprint of these cards, by this reader; yet a browser's store is not ours alone. */
const isReadingOf = ({ id }: RawCard, value: unknown): value is Reading => {
  const { card, unread, productions } = (value ?? {}) as Partial<Reading>;
  return card?.id === id && Array.isArray(unread) && Array.isArray(productions);
};

const onePieceCards: CardSets<CardSet> = {
  own: 'Guilds of Lowwater',
  async reader() {
    const [{ openCards }, { compareTexts, readText, TESTED }] = await Promise.all([
      import('@dealers-choice/one-piece'),
      import('@dealers-choice/one-piece/reader'),
    ]);
    return (path, json) => {
      const known = new Map<string, Reading>();
      const readings = {
        recall: ({ id }: RawCard) => known.get(id),
        keep: ({ id }: RawCard, reading: Reading) => void known.set(id, reading),
        done: () => {},
      };
      const opened = openCards([{ path, json }], { readText, tested: TESTED, compareTexts, readings });
      return {
        cards: opened.cards,
        problems: opened.problems.map(({ message }) => message),
        readMore: opened.readMore,
        read() {
          const set = opened.set();
          const { cards, withText, fullyRead } = opened.counts();
          const unread = set.cards.flatMap(({ id, name, unsupported = [] }) =>
            unsupported.length === 0 ? [] : [{ id, name, sentences: unsupported.map(([sentence]) => sentence) }],
          );
          return { set, counts: { cards, withText, fullyRead }, unread };
        },
        part: (from, n) => ({
          from,
          readings: opened.cards.slice(from, from + n).map(({ id }) => known.get(id) ?? null),
        }),
        resume(parts) {
          for (const { from, readings: read } of parts) {
            for (const [i, one] of read.entries()) {
              const card = opened.cards[from + i];
              if (card && isReadingOf(card, one)) known.set(card.id, one);
            }
          }
        },
      };
    };
  },
  async shelve(set, name) {
    const { onePieceOf } = await import('@dealers-choice/one-piece');
    return shelveOnePiece(onePieceOf({ set }), name);
  },
};

/** What the host says around a match, in the language of its words. */
const hostIn = async (language: Language): Promise<HostPhrases> =>
  language === 'hi' ? (await import('./words/host-hi.ts')).hi : en;

export const GAMES: readonly Shelf[] = [
  {
    id: 'the-door',
    async load(language) {
      const [{ theDoor }, { words }, { bots, usualBots }, host] = await Promise.all([
        import('@dealers-choice/the-door'),
        language === 'hi' ? import('@dealers-choice/the-door/words/hi') : import('@dealers-choice/the-door/words'),
        import('@dealers-choice/the-door/bot'),
        hostIn(language),
      ]);
      return shelve({ game: theDoor, words, bots, usualBots, host, rulesText: rulesOf('the-door') });
    },
  },
  {
    id: 'jambo',
    async load(language) {
      const [{ jambo }, { words }, { bots: own, score, usualBots }, { greedy }, host] = await Promise.all([
        import('@dealers-choice/jambo'),
        language === 'hi' ? import('@dealers-choice/jambo/words/hi') : import('@dealers-choice/jambo/words'),
        import('@dealers-choice/jambo/bot'),
        import('@dealers-choice/bots'),
        hostIn(language),
      ]);
      const bots = [...own, greedy(jambo, score)];
      const figure = ({ table }: MatchOf<Jambo>, seat: Seat): number => table.gold[seat];
      return shelve({ game: jambo, words, bots, usualBots, host, figure, rulesText: rulesOf('jambo') });
    },
  },
  {
    id: 'dhappa-baaji',
    async load(language) {
      const [{ dhappaBaaji }, { words }, { bots: own, score, usualBots }, { greedy }, host] = await Promise.all([
        import('@dealers-choice/dhappa-baaji'),
        language === 'hi'
          ? import('@dealers-choice/dhappa-baaji/words/hi')
          : import('@dealers-choice/dhappa-baaji/words'),
        import('@dealers-choice/dhappa-baaji/bot'),
        import('@dealers-choice/bots'),
        hostIn(language),
      ]);
      const bots = [...own, greedy(dhappaBaaji, score)];
      return shelve({ game: dhappaBaaji, words, bots, usualBots, host, rulesText: rulesOf('dhappa-baaji') });
    },
  },
  {
    id: 'one-piece',
    load: async () => shelveOnePiece((await import('@dealers-choice/one-piece')).onePiece, ''),
    cardSets: onePieceCards,
  },
];

/** Throws a sentence when there is no such game, or no such cards. `cards`: the name of imported ones. */
export function loadGame(id: string, cards = '', language: Language = 'en'): Promise<AnyGame> {
  const found = GAMES.find((shelf) => shelf.id === id);
  if (!found) {
    const known = GAMES.map((shelf) => shelf.id).join(', ');
    return Promise.reject(new Error(`There is no game called "${id}". There are: ${known}.`));
  }
  if (cards === '') return found.load(language);
  if (!found.cardSets) return Promise.reject(new Error(`${id} is not played with cards from files.`));
  return loadWith(found.cardSets, id, cards);
}
