import { seatsInWords } from '@dealers-choice/kernel';
import { EXIT, Fault } from '../fault.ts';
import type { AnyGame, Command } from '../lab.ts';
import { OUTLINES } from '../outlines.ts';
import { botsOf } from '../seating.ts';

export const games: Command = {
  ...OUTLINES.games,
  more: [],
  flags: ['json'],
  examples: [['dealer games', 'what there is to play']],
  async run(lab, words, { json }) {
    if (words[0] !== undefined) throw new Fault(`dealer games takes nothing, but "${words[0]}" follows.`);
    if (json) lab.out.write(`${JSON.stringify({ games: lab.games.map(gameJson) })}\n`);
    else lab.out.write(lab.games.map(gameText).join('\n'));
    return EXIT.ok;
  },
};

function gameJson(shelved: AnyGame) {
  const { game, words } = shelved;
  const { seats, rulesVersion, options } = game.def;
  return {
    game: game.id,
    title: words.title,
    about: words.about,
    rules: rulesVersion,
    seats,
    options: Object.entries(options).map(([name, { about, fallback, right, choices }]) => ({
      name,
      about,
      fallback,
      right,
      choices: choices.flatMap((choice) => choiceJson(shelved, name, choice)),
    })),
    bots: botsOf(shelved).map(({ name, about }) => ({ name, about })),
  };
}

/** Nothing for a choice that its own word explains. */
function choiceJson({ words }: AnyGame, option: string, choice: string) {
  const told = words.choice?.(option, choice);
  return told && told.about !== '' ? [{ choice, name: told.name, about: told.about }] : [];
}

function gameText(shelved: AnyGame): string {
  const { game, title, about, seats, options, bots } = gameJson(shelved);
  return [
    `${game}  ${title}`,
    `  ${about}`,
    `  Seats: ${seatsInWords(shelved.game)}${seats.min < seats.max ? `, usually ${seats.usual}` : ''}`,
    `  Options (--set name=value${options.some(({ name }) => name === 'decks') ? ', --decks a,b' : ''}):`,
    ...options.flatMap((option) => [
      `    ${option.name} (${show(option.fallback)}): ${option.about}`,
      `      ${option.right}`,
      ...option.choices.map(({ choice, about: what }) => `      ${choice.padEnd(8)} ${what}`),
    ]),
    '  Bots (--bots name,name,…):',
    ...bots.map((bot) => `    ${bot.name.padEnd(12)} ${bot.about}`),
    '',
  ].join('\n');
}

function show(fallback: unknown): string {
  if (typeof fallback === 'boolean') return fallback ? 'on' : 'off';
  return Array.isArray(fallback) ? fallback.join(',') || "the game's own" : String(fallback);
}
