import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fakeLab, folder } from '../../test/fake-lab.ts';
import { percentileOf } from './decision-times.ts';
import { csvPage, htmlPage, markdownPage } from './page.ts';
import { bars, histogram, matrix, whiskers } from './svg.ts';

async function reported(ending: string, ...args: string[]): Promise<string> {
  const path = join(folder(), `report${ending}`);
  const { dealer, err } = fakeLab();
  const code = await dealer(...args, '--report', path, '--json');
  if (code !== 0) throw new Error(err());
  return readFileSync(path, 'utf8');
}
const sim = ['sim', 'caravan', '--games', '20', '--seats', '2', '--bots', 'steady,random', '--paired'];
const ladder = (): string[] => [
  ...['ladder', 'caravan', '--games', '20', '--seats', '2', '--bots', 'steady,random', '--all', '--until', 'never'],
  ...['--state', join(folder(), 'state.json')],
];
const withoutTimes = (html: string): string => html.replace(/<section><h2>Decision times.*?<\/section>/s, '');

test('a simulation is one file without scripts or links, and but for times the same in every run', async () => {
  const page = await reported('.html', ...sim);
  expect(page).not.toMatch(/<script|<link|src=|href=|url\(|NaN|undefined/);
  for (const title of ['Wins', 'Endings', 'Length of games', 'Answers', 'Cards that were played', 'Decision times']) {
    expect(page).toContain(`<h2>${title}</h2>`);
  }
  expect(page).toContain('aria-label="Length of games"');
  expect(withoutTimes(await reported('.html', ...sim))).toBe(withoutTimes(page));
  expect(withoutTimes(page)).not.toBe(page);
});

test('a report changes nothing of the result', async () => {
  const { dealer, out } = fakeLab();
  await dealer(...sim, '--json');
  const charted = fakeLab();
  await charted.dealer(...sim, '--json', '--report', join(folder(), 'a.html'));
  expect(charted.out()).toBe(out());
});

test('a ladder is a page, tables in Markdown, or a list for a spreadsheet', async () => {
  const page = await reported('.html', ...ladder());
  expect(page).toContain('aria-label="Who beats whom"');
  for (const title of ['Ratings', 'Length of games', 'Decision times']) expect(page).toContain(`<h2>${title}</h2>`);
  expect(page).toMatch(/<td>steady<\/td>(<td[^>]*>\d+\.\d{3}<\/td>){3}/);
  expect(page).not.toMatch(/NaN|undefined/);
  expect(await reported('.md', ...ladder())).toMatch(/^# caravan: .*\n\n## Pairs\n\n.*\n\n\| a \| b \| games \|/);
  expect(await reported('.csv', ...ladder())).toMatch(
    /^a,b,games,wins,rate,low,high,even,until,lies\nrandom,steady,20,/,
  );
});

test('a ladder that goes on shows the games of both runs', async () => {
  const args = ladder();
  await reported('.html', ...args.map((arg) => (arg === '20' ? '8' : arg)));
  const page = await reported('.html', ...args);
  expect(withoutTimes(page)).toBe(withoutTimes(await reported('.html', ...ladder())));
});

test('a file that cannot be a report, or is there already, is refused before anything is played', async () => {
  await expect(reported('.pdf', ...sim)).rejects.toThrow('it must be a file whose name ends in .html, .md, .csv.');
  const path = join(folder(), 'mine.md');
  writeFileSync(path, 'mine');
  const { dealer, err } = fakeLab();
  expect(await dealer(...sim, '--report', path)).toBe(2);
  expect(err()).toContain('exists already');
  expect(readFileSync(path, 'utf8')).toBe('mine');
});

test('names are text, not markup', () => {
  const odd = '<b>&"';
  const sections = [
    { title: odd, about: odd, plot: bars(odd, [{ name: odd, value: 1, said: odd }]), table: [[odd], [odd]] },
  ];
  expect(htmlPage(odd, sections)).not.toContain('<b>');
  expect(csvPage([{ title: '', table: [['a,b', '"c"']] }])).toBe('"a,b","""c"""\n');
  expect(markdownPage('t', [{ title: 'x', table: [['a|b'], ['c']] }])).toContain('| a\\|b |\n| --- |\n| c |');
});

test('plots put things where their numbers say', () => {
  expect(
    histogram(
      'h',
      new Map([
        [3, 1],
        [5, 2],
      ]),
    ),
  ).toMatch(/height="80".*height="0".*height="160"/);
  expect(whiskers('w', [{ name: 'a', at: 1, low: 0, high: 2, said: '' }], 1)).toContain('cx="370"');
  const cells = matrix('m', ['a', 'b'], (row, column) => ({ rate: row < column ? 0.75 : null, said: '' }));
  expect(cells.match(/fill-opacity="[\d.]+"/g)).toEqual([0, 0.75, 0, 0].map((rate) => `fill-opacity="${rate}"`));
});

test('percentiles are found from buckets, to five in a hundred', () => {
  const bucket = (ms: number): number => Math.round(Math.log(1000 * ms) / Math.log(1.05));
  const times = { [`a ${bucket(1)}`]: 98, [`a ${bucket(50)}`]: 2, [`ab ${bucket(900)}`]: 5 };
  expect(percentileOf(times, 'a', 0.5)).toBeCloseTo(1, 1);
  expect(Math.abs(percentileOf(times, 'a', 0.99) - 50)).toBeLessThan(2.5);
  expect(percentileOf(times, 'nobody', 0.5)).toBe(0);
});
