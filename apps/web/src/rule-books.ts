/** The rules of each game, as people read them: its RULES.md, and the pictures that it brings in `rules/`. */
import type { Language } from '@dealers-choice/words';
import type { RuleBook } from './match/shelf.ts';

const ENGLISH = import.meta.glob<string>('../../../games/*/RULES.md', { query: '?raw', import: 'default' });
const HINDI = import.meta.glob<string>('../../../games/*/RULES.hi.md', { query: '?raw', import: 'default' });
const PICTURES = import.meta.glob<string>('../../../games/*/rules/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

export const rulesOf =
  (folder: string) =>
  async (language: Language): Promise<RuleBook> => {
    const at = `../../../games/${folder}`;
    const hindi = language === 'hi' ? await HINDI[`${at}/RULES.hi.md`]?.() : undefined;
    const text = hindi ?? (await ENGLISH[`${at}/RULES.md`]?.()) ?? '';
    const shown = text.replace(PICTURE, (whole, alt, path) => {
      const address = PICTURES[`${at}/${path}`];
      return address ? `![${alt}](${address})` : whole;
    });
    return { text: shown, language: hindi === undefined ? 'en' : 'hi' };
  };

const PICTURE = /!\[([^\]]*)\]\(([^)\s]+)\)/g;
