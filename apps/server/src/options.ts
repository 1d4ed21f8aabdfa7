/** What the server was told, by options and by its environment, looked at as a whole before anything begins. */
import type { Front } from './front.ts';
import { SETTINGS, type Setting, type Values } from './setting-forms.ts';

export interface Options extends Omit<Values, 'origin' | 'proxies'> {
  front: Front;
  help: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** What was asked for, or everything that is wrong with it, a sentence each. */
export function parseOptions(words: readonly string[], environment: Environment): Options | string[] {
  const said = readWords(words);
  const problems = [...said.problems];
  const values: Record<string, unknown> = {};
  for (const [key, setting] of Object.entries(SETTINGS) as [keyof Values, Setting<unknown>][]) {
    const value = settingIn(setting, said.given, environment);
    if (typeof value === 'object' && value !== null) problems.push(value.wrong);
    else values[key] = value;
  }
  if (problems.length === 0) problems.push(...together(values as unknown as Values));
  if (problems.length > 0) return problems;
  const { origin, proxies, ...rest } = values as unknown as Values;
  return { ...rest, front: { origin, proxies }, help: said.help };
}

/** What stands where: `--help` prints it. */
export const USAGE = `Usage: npm start -- [options]

Each setting is read from the environment; some are options, too, which then count.

${Object.values(SETTINGS)
  .map(({ env, flag, example, about, usual }) => {
    const names = flag ? `${env}, ${flag} ${example}` : `${env}=${example}`;
    return `  ${names}\n      ${about}${usual === null ? '' : ` (else ${usual})`}`;
  })
  .join('\n')}
  --help
      show this

docs/hosting.md shows how a server for everybody is set up.`;

const FLAGS = Object.values(SETTINGS).flatMap(({ flag, example }) => (flag ? [{ flag, example }] : []));

function readWords(words: readonly string[]): { given: Map<string, string>; help: boolean; problems: string[] } {
  const given = new Map<string, string>();
  const problems: string[] = [];
  let help = false;
  const rest = words.flatMap((word) => /^(--\w+)=(.*)$/.exec(word)?.slice(1) ?? [word]);
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const known = FLAGS.find(({ flag }) => flag === word);
    if (word === '--help') help = true;
    else if (!known) problems.push(`Can't understand ${word}; known options: ${flagNames}.`);
    else if (!rest[0] || rest[0].startsWith('--')) problems.push(`${word} needs a value: ${word} ${known.example}.`);
    else given.set(word, rest.shift() ?? '');
  }
  return { given, help, problems };
}
const flagNames = [...FLAGS.map(({ flag }) => flag), '--help'].join(', ');

/** An empty text in the environment says nothing. */
function settingIn(setting: Setting<unknown>, given: Map<string, string>, environment: Environment) {
  const { env, flag = '', usual, right, read, secret } = setting;
  const byFlag = given.get(flag);
  const text = byFlag ?? environment[env];
  if (!text) return usual as string | number | null;
  const value = read(text) as string | number | null;
  const found = secret ? '' : `, not ${text.slice(0, 200)}`;
  return value ?? { wrong: `${byFlag === undefined ? env : flag} must be ${right}${found}.` };
}

/** What is right by itself and wrong together. */
function together({ origin, proxies, uploads, uploadToken }: Values): string[] {
  const problems: string[] = [];
  if (uploads === 'token' && uploadToken === null)
    problems.push('CARD_UPLOADS is token, so CARD_TOKEN must say which.');
  if (!origin?.startsWith('https:') || proxies > 0) return problems;
  return [
    ...problems,
    `ORIGIN is ${origin}, but this server speaks plain http: a proxy in front of it must speak https. ` +
      'Say how many there are, such as TRUST_PROXY=1.',
  ];
}
