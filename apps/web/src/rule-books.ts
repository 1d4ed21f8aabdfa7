/** The rules of each game, as people read them: its RULES.md, and the pictures that it brings in `rules/`. */
const BOOKS = import.meta.glob<string>('../../../games/*/RULES.md', { query: '?raw', import: 'default' });
const PICTURES = import.meta.glob<string>('../../../games/*/rules/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** '' when the game brings none. */
export const rulesOf = (folder: string) => async (): Promise<string> => {
  const at = `../../../games/${folder}`;
  const text = (await BOOKS[`${at}/RULES.md`]?.()) ?? '';
  return text.replace(PICTURE, (whole, alt, path) => {
    const address = PICTURES[`${at}/${path}`];
    return address ? `![${alt}](${address})` : whole;
  });
};

const PICTURE = /!\[([^\]]*)\]\(([^)\s]+)\)/g;
