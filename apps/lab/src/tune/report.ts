/** What tuning found, as the object that `--json` prints, for people, and as a file of the game. */
import type { Tunable } from '@dealers-choice/bots';
import { must, type Spec } from '@dealers-choice/kernel';
import { grouped, percent } from '../stats.ts';
import type { Learned, Loss } from './learn.ts';
import type { TunePlan } from './play.ts';

export interface TuneResult extends Omit<Learned, 'weights'> {
  game: string;
  what: string;
  /** How: facts fitted to how matches ended, or a rule of thumb changed towards what wins. */
  by: 'facts' | 'matches';
  seed: number;
  seats: number;
  /** Whose matches were learned from; null: its own, with other weights. */
  bots: string[] | null;
  /** The budget of the check; null: that of the level. */
  iterations: number | null;
  weights: Record<string, number>;
  shipped: Record<string, number>;
  /** The whole interval of the check lies above one half. */
  better: boolean;
  /** The file they were written to, or null. */
  written: string | null;
}

export function tuneResult(plan: TunePlan, of: Tunable<Spec>, { weights, ...found }: Learned): TuneResult {
  const byName = (list: readonly number[]): Record<string, number> =>
    Object.fromEntries(of.names.map((name, i) => [name, must(list, i)]));
  const { game, what, seed, seats } = plan;
  return {
    game,
    what,
    by: of.facts ? 'facts' : 'matches',
    seed,
    seats,
    bots: of.facts ? plan.bots : null,
    iterations: plan.iterations ?? null,
    ...found,
    weights: byName(weights),
    shipped: byName(of.weights),
    better: found.check.low > 0.5,
    written: null,
  };
}

export function tuneTable(result: TuneResult): string {
  const { game, what, games, loss, check, weights, shipped, bots, better, complete, iterations } = result;
  const whose = bots ? ` of ${[...new Set(bots)].join(', ')}` : ' of its own';
  const budget = iterations === null ? '' : `, ${iterations} rounds each`;
  const width = Math.max(...Object.keys(weights).map(({ length }) => length)) + 2;
  return [
    `${game} ${what}: learned from ${grouped(games)} games${whose}${complete ? '' : '; not complete'}`,
    ...(loss ? [lossLine(loss)] : []),
    `  against the shipped weights on other seeds${budget}: ${percent(check.rate)}` +
      `  ${percent(check.low)} – ${percent(check.high)}  ${grouped(check.games)} games`,
    better ? '  They win more than the shipped ones.' : '  That is not clearly more than the shipped ones win.',
    'Weights (and as shipped)',
    ...Object.entries(weights).map(
      ([name, weight]) => `  ${`${keyOf(name)}:`.padEnd(width)} ${`${weight},`.padEnd(10)} // ${shipped[name]}`,
    ),
    ...(result.written === null ? [] : [`Written to ${result.written}.`]),
    '',
  ].join('\n');
}

function lossLine({ games, constant, before, after }: Loss): string {
  const [nothing, shipped, now] = [constant, before, after].map((loss) => loss.toFixed(4));
  return `  log loss over ${grouped(games)} games held out: ${now}, shipped ${shipped} (who knows nothing: ${nothing})`;
}

const keyOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`);

/** A module with the weights by name, and where they come from. */
export function weightsFile({ game, what, games, loss, check, weights }: TuneResult): string {
  const { rate, low, high } = check;
  const lines = [
    `Found by \`dealer tune ${game} ${what}\` in ${grouped(games)} games.`,
    ...(loss ? [`Log loss over others: ${loss.after.toFixed(4)}, before ${loss.before.toFixed(4)}.`] : []),
    `Won against those before: ${percent(rate)} (${percent(low)} – ${percent(high)}) of ${grouped(check.games)} games.`,
  ];
  return [
    '/**',
    ...lines.map((line) => ` * ${line}`),
    ' */',
    'export const WEIGHTS = {',
    ...Object.entries(weights).map(([name, weight]) => `  ${keyOf(name)}: ${weight},`),
    '} as const;',
    '',
  ].join('\n');
}
