/** Rules are numbered lines, `- JB-25 …`; everything else cites them by that number and by nothing else. */

/** One line of a game's rules. */
export interface RuleLine {
  id: string;
  text: string;
  /** Requirements, cases and rulings in its closing brackets. Tests open with the same ids. */
  follows: readonly string[];
}

/** The lines `- PREFIX-1 text [J-1, E-2]` of a page, in its order. */
export const ruleLines = (page: string, prefix: string): RuleLine[] =>
  [...page.matchAll(new RegExp(`^- (${prefix}-\\d+) (.+?)(?: \\[([^\\]]+)\\])?$`, 'gm'))].map(
    ([, id = '', text = '', follows]) => ({ id, text, follows: follows?.split(', ') ?? [] }),
  );

/** Every `PREFIX-12` of a text. */
export const citationsOf = (text: string, prefix: string): string[] =>
  text.match(new RegExp(`(?<![\\w-])${prefix}-\\d+(?![\\w-])`, 'g')) ?? [];

/** The rule of each refusal that is written as a string: `no('TOO_POOR', { need }, 'JB-26')`. */
export const rulesRefusedBy = (code: string): string[] =>
  [...code.matchAll(/\bno\([^;]*?, (?:\{[^{}]*\}|\w+), '([^']*)'/g)].map(([, rule = '']) => rule);

/** The comments of a TypeScript file. */
export const commentsOf = (code: string): string[] => code.match(/(?<=^|\s)\/\/.*$|\/\*[\s\S]*?\*\//gm) ?? [];

/** What a citation looks like in some scheme or other. */
const SCHEMES = [
  /§ ?\d+(?:\.\d+)*/g, // `§6.3`
  /\bsections? \d+(?:\.\d+)*/gi, // `section 6.3`
  /(?<![\w.-])[A-Z]{1,3}-[A-Z]?\d+(?:\.\d+)*(?![\w-])/g, // `P-12`, `JB-25`, `OP-R2.1`
  /(?<![\w.+-])[A-Z]\d{1,3}(?![\w-])/g, // `D29`
  /(?<![\w-])\d{1,2}(?:-\d+){2,}(?![\w-])/g, // `8-1-3`
  /(?<=\((?:[^()]*, )?)\d+(?:[.-]\d+)*(?=(?:, [^()]*)?\))/g, // `(7.3)`, `(9, 14)`
] as const;
/** A line of docs/architecture.md, or no citation at all. */
const KNOWN = /^(K\d+|UTF-\d+|SHA-\d+)$/;

/** Whatever in a text looks like a citation, each once, but for what stands in backticks: that is an example. */
export function looksCited(text: string): string[] {
  const plain = text.replace(/`[^`\n]*`/g, '``');
  const found = new Set(SCHEMES.flatMap((scheme) => plain.match(scheme) ?? []));
  return [...found].filter((one) => !KNOWN.test(one));
}
