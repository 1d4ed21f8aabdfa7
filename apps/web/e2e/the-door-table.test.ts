/** The Door on the table it brings: played there, moved by its events, and shown again in a replay. */
import { writeFileSync } from 'node:fs';
import { type Entry, type Host, host, recordOf } from '@dealers-choice/host';
import { type Door, isCardSquare, theDoor } from '@dealers-choice/the-door';
import type { Locator, Page } from '@playwright/test';
import type { MatchPlan } from '../src/match/contract.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { reachClimb } from './layout/climbs.ts';
import { goOnWith, savedAs } from './positions.ts';
import { seedWithFirstCard } from './seeds.ts';
import { atOnce, deal, legalAnswers } from './table.ts';

const climb = (page: Page): Locator => page.getByRole('list', { name: 'The climb' });
const square = (page: Page, title: string): Locator => climb(page).getByText(`${title}:`);
const plate = (page: Page, seat: number): Locator => page.getByTestId(`seat-${seat}`);
const prompt = (page: Page): Locator => page.getByTestId('prompt');

const person = { who: 'person', name: '', bot: '' } as const;

/** Two people with one life each; whoever rolled has just drawn Resurrect or Reap, and nobody is dead. */
function aboutToReap(): { plan: MatchPlan; played: Host<Door> } {
  const seed = seedWithFirstCard('RESURRECT_REAP', 2);
  const options = { lives: 1 };
  const played = host(theDoor, { seats: 2, options, seed });
  while (played.match.asking?.prompt === 'ROLL') played.play(played.match.table.turnSeat, { do: 'ROLL' });
  return { plan: { game: 'the-door', seats: [person, person], options, seed }, played };
}
const left = ({ plan, played }: ReturnType<typeof aboutToReap>) =>
  savedAs(theDoor, plan, played.log.slice() as Entry[]);

test('The Door is played on its own table with a pointer: a seat is pointed at where it sits', async ({ page }) => {
  const position = aboutToReap();
  const { turnSeat, pos } = position.played.match.table;
  const [me, other] = [turnSeat + 1, 2 - turnSeat];
  await atOnce(page);
  await goOnWith(page, left(position));

  await expect(climb(page).getByRole('listitem')).toHaveCount(22);
  const card = isCardSquare(pos[turnSeat]) ? ', card square' : '';
  await expect(square(page, `Square ${pos[turnSeat]}${card}`)).toBeAttached();
  await page.getByRole('button', { name: /^Reap/ }).click();
  await expect(prompt(page)).toHaveText('Reap: choose a player.');
  await expectAccessible(page, 'a seat to point at');

  const mine = plate(page, me).getByRole('button');
  await expect(mine).toHaveAttribute('aria-disabled', 'true');
  await expect(mine).toHaveAccessibleDescription('You cannot choose yourself.');
  await mine.click({ force: true });
  await expect(page.getByTestId('hint')).toHaveText('You cannot choose yourself.');

  const target = plate(page, other).getByRole('button');
  await target.click();
  await expect(target).toHaveAttribute('aria-pressed', 'true');
  await target.click();
  await expect(plate(page, me)).toContainText('winner');
  await expect(plate(page, other)).toContainText('dead');
  await expect(page.locator(`[data-pawn="${other - 1}"]`)).toHaveCount(0);
});

test('[T-51] [T-52] [T-53] The Door is played on its own table with the keyboard alone', async ({ page }) => {
  const position = aboutToReap();
  const { turnSeat } = position.played.match.table;
  const [me, other] = [turnSeat + 1, 2 - turnSeat];
  await atOnce(page);
  await goOnWith(page, left(position));

  await page.keyboard.press('b');
  await page.keyboard.press('Space');
  await expect(prompt(page)).toHaveText('Reap: choose a player.');
  await page.keyboard.press(`${me}`);
  await expect(page.getByTestId('hint')).toHaveText('You cannot choose yourself.');
  await page.keyboard.press('ArrowRight');
  await expect(plate(page, other).getByRole('button')).toBeFocused();
  await page.keyboard.press(`${other}`);
  await page.keyboard.press('Space');
  await expect(plate(page, me)).toContainText('winner');
});

test('a replay draws the same table, and a step forward moves its pawns', async ({ page }, info) => {
  const { played } = aboutToReap();
  const { turnSeat } = played.match.table;
  const file = info.outputPath('door.record.json');
  played.play(turnSeat, { choose: 'REAP' });
  played.play(turnSeat, { pick: [turnSeat === 0 ? 1 : 0] });
  writeFileSync(file, JSON.stringify(recordOf(played)));
  await atOnce(page);
  await page.goto('/');
  await page.getByLabel('Record file').setInputFiles(file);

  await expect(square(page, 'Square 0')).toContainText('Anchor, Beacon');
  await page.getByRole('button', { name: 'One move on' }).click();
  await expect(square(page, 'Square 0')).not.toContainText('Anchor, Beacon');
  await expectAccessible(page, 'a replay of The Door');
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(plate(page, turnSeat + 1)).toContainText('winner');
});

test('[T-59] a climber hops on the event that moves it, and what is said never lags behind', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await deal(page, { seats: 2, people: [1, 2], seed: 'slides' });
  const heads = await page.evaluateHandle(() => {
    const seen: { announced: string; prompt: string }[] = [];
    const read = (what: string): string => document.querySelector(what)?.textContent ?? '';
    new MutationObserver(() => {
      seen.push({ announced: read('[data-testid="announcement"]'), prompt: read('[data-testid="prompt"]') });
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return seen;
  });
  const moved = await page.evaluateHandle(() => {
    const pawns: string[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      const { pawn } = (this as SVGElement).dataset;
      if (pawn !== undefined) pawns.push(pawn);
      return animate.apply(this, how);
    };
    return pawns;
  });
  const first = await page.locator('[data-deciding]').getAttribute('data-testid');
  await legalAnswers(page).first().click();
  await expect(page.locator(`[data-deciding]:not([data-testid="${first}"])`)).toHaveCount(1, { timeout: 30_000 });
  expect(await moved.jsonValue()).toEqual([`${Number(first?.slice(5)) - 1}`]);

  const seen = await heads.jsonValue();
  const rolled = seen.filter(({ announced }) => / rolls? \d/.test(announced));
  expect(rolled.length).toBeGreaterThan(0);
  expect(rolled.map(({ prompt: head }) => head)).toEqual(rolled.map(({ announced }) => announced));
});

test('a tap or a key while something is shown shows the rest at once, and answers nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await deal(page, { seats: 2, people: [1, 2], seed: 'slides' });
  for (const skip of [() => page.keyboard.press('Space'), () => page.getByTestId('prompt').click()]) {
    const turn = await page.locator('[data-deciding]').getAttribute('data-testid');
    await legalAnswers(page).first().click();
    await expect(page.locator('[data-deciding]')).toHaveCount(0);
    await skip();
    // The next question is there at once, and still open: the key or tap that skipped did not answer it.
    await expect(page.locator('[data-deciding]')).toHaveCount(1, { timeout: 300 });
    expect(await page.locator('[data-deciding]').getAttribute('data-testid')).not.toBe(turn);
    await expect(legalAnswers(page).first()).toBeVisible();
  }
});

test('[T-57] [T-58] [S-81] [S-96] both doors stay in sight, and the locked one says why', async ({ page }) => {
  await atOnce(page);
  await goOnWith(page, left(aboutToReap()));
  const leaf = (name: string): Locator => page.locator('.door-leaf').filter({ hasText: name });
  await expect(leaf('Resurrect')).toHaveAttribute('aria-disabled', 'true');
  await expect(leaf('Resurrect')).toContainText('Nobody is dead');
  await leaf('Resurrect').click({ force: true });
  await expect(page.getByTestId('hint')).toContainText('Nobody is dead');

  await leaf('Reap').click();
  await expect(prompt(page)).toHaveText('Reap: choose a player.');
  await expect(page.locator('[aria-pressed="true"][data-answer]')).toHaveCount(0);
  await expect(leaf('Resurrect')).toBeVisible();
  await leaf('Resurrect').click({ force: true });
  await expect(page.getByTestId('hint')).toContainText('Nobody is dead');
  await expect(prompt(page)).toHaveText('Reap: choose a player.');
  await page.keyboard.press('Escape');
  await expect(prompt(page)).toHaveText('Choose what the card does.');
});

test('[S-75] Space with nobody chosen does nothing and says what to do first', async ({ page }) => {
  await atOnce(page);
  await goOnWith(page, left(aboutToReap()));
  await page.locator('.door-leaf').filter({ hasText: 'Reap' }).click();
  await expect(page.locator('[data-confirm]')).toHaveText('Choose a player');
  await page.getByTestId('prompt').focus();
  await page.keyboard.press('Space');
  await expect(page.getByTestId('hint')).toContainText('Nothing is chosen yet');
  await expect(prompt(page)).toHaveText('Reap: choose a player.');
});

/** Four people; whoever rolled has drawn Judge or Jury and chosen Judge: any of the three others can be named. */
async function namingOneOfThree(page: Page): Promise<{ me: number; others: number[] }> {
  const seed = seedWithFirstCard('JUDGE_JURY', 4);
  const played = host(theDoor, { seats: 4, options: {}, seed });
  while (played.match.asking?.prompt === 'ROLL') played.play(played.match.table.turnSeat, { do: 'ROLL' });
  played.play(played.match.table.turnSeat, { choose: 'JUDGE' });
  const plan: MatchPlan = { game: 'the-door', seats: [person, person, person, person], options: {}, seed };
  await goOnWith(page, savedAs(theDoor, plan, played.log.slice() as Entry[]));
  const me = played.match.table.turnSeat + 1;
  return { me, others: [1, 2, 3, 4].filter((seat) => seat !== me) };
}
const chosenSeat = (page: Page): Locator => page.locator('[data-state="chosen"]');

test('[S-76] Right goes round through the players that can be chosen', async ({ page }) => {
  await atOnce(page);
  const { others } = await namingOneOfThree(page);
  const lit: number[] = [];
  for (let steps = 0; steps < 4; steps++) {
    await page.keyboard.press('ArrowRight');
    const on = await chosenSeat(page).getAttribute('data-testid');
    lit.push(Number(on?.slice(5)));
  }
  expect(lit).toEqual([...others, others[0]]);
});

test('[S-77] [S-78] the number of a seat points at it, and Space sends it', async ({ page }) => {
  await atOnce(page);
  const { me, others } = await namingOneOfThree(page);
  const last = others.at(-1) ?? 0;
  await page.keyboard.press(`${me}`);
  await expect(page.getByTestId('hint')).toHaveText('You cannot choose yourself.');
  await expect(chosenSeat(page)).toHaveCount(0);
  await page.keyboard.press(`${last}`);
  await expect(chosenSeat(page)).toHaveAttribute('data-testid', `seat-${last}`);
  await expect(prompt(page)).toContainText('Judge');
  await page.keyboard.press('Space');
  await expect(plate(page, last)).toContainText('2 of 3 lives');
});

test('[S-76] [S-77] whoever cannot be chosen is passed over, and their key only says why', async ({ page }) => {
  const isIn = (lives: readonly number[]): boolean => lives.filter((left) => left > 0).length === 4;
  await atOnce(page);
  await goOnWith(page, reachClimb({ seats: 5, fits: (asked, { lives }) => asked === 'CARD_TARGET' && isIn(lives) }));
  const seatsThat = async (state: string): Promise<number[]> => {
    const all = await page
      .locator(`[data-state="${state}"]`)
      .evaluateAll((many) => many.map((one) => one.dataset.testid));
    return all.map((id) => Number(id?.slice(5)));
  };
  const legal = await seatsThat('lit');
  const refused = await seatsThat('no');
  expect([...legal, ...refused].sort()).toEqual([1, 2, 3, 4, 5]);
  for (const seat of refused) {
    await page.keyboard.press(`${seat}`);
    await expect(page.getByTestId('hint')).toHaveText(
      /^(You cannot choose yourself|.+ (is|are) dead|Only a dead player)/,
    );
    await expect(chosenSeat(page)).toHaveCount(0);
  }
  const lit: number[] = [];
  for (let steps = 0; steps <= legal.length; steps++) {
    await page.keyboard.press('ArrowRight');
    lit.push(Number((await chosenSeat(page).getAttribute('data-testid'))?.slice(5)));
  }
  expect(lit).toEqual([...legal, legal[0]]);
});

test('[S-79] the five seconds run out, and nothing is chosen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await namingOneOfThree(page);
  const bar = page.getByTestId('nudge').locator('i');
  await expect(bar).toBeVisible();
  const asked = await prompt(page).textContent();
  await page.clock.runFor(6_000);
  await bar.evaluate((one) => Promise.all(one.getAnimations().map((running) => running.finish())));
  expect(await bar.evaluate((one) => one.getBoundingClientRect().width)).toBe(0);
  await expect(prompt(page)).toHaveText(asked ?? '');
  await expect(chosenSeat(page)).toHaveCount(0);
});

test('[S-80] whoever is silent is played by a bot, is told so, and is back with one button', async ({ page }) => {
  const bot = { who: 'bot', name: '', bot: 'temper' } as const;
  const options = { startSeat: '1', afkSeconds: 4 };
  const seed = 'slides';
  await goOnWith(page, savedAs(theDoor, { game: 'the-door', seats: [person, bot, bot, bot], options, seed }, []));
  await expect(page.getByRole('button', { name: 'Roll the die' })).toBeVisible();
  const back = page.getByRole('button', { name: 'I’m back' });
  await expect(page.getByTestId('announcement')).toContainText('a bot plays on for you', { timeout: 10_000 });
  await expect(back).toBeVisible();
  await expect(page.getByTestId('away')).toContainText('A bot plays on for you.');
  await expect(plate(page, 1)).toContainText('a bot stands in');
  await expect(square(page, 'Square 0')).not.toContainText('Anchor');
  await expectAccessible(page, 'a seat that a bot plays');

  await back.click();
  await expect(back).toHaveCount(0);
  await expect(page.getByTestId('seat-1')).not.toContainText('a bot stands in');
  // The next question is the person's again: it waits for an answer, and takes it.
  await page.getByRole('button', { name: 'Roll the die' }).click({ timeout: 30_000 });
  await expect(page.getByTestId('announcement')).toHaveText(/^You (roll|move)/);
});

test('around one device nobody plays on for others, unless the house rules say so', async ({ page }) => {
  await page.goto('/#/setup/the-door');
  await page.getByRole('button', { name: 'House rules' }).click();
  const silent = page.getByRole('combobox', { name: 'When somebody is silent' });
  await expect(silent.locator(':checked')).toHaveText('Everybody waits');
  await silent.selectOption('A bot after 60 seconds');
  await expect(page.getByRole('button', { name: 'House rules' })).toContainText('A bot after 60 seconds');
});

test('a plain turn is one tap, and a turn with a card four', async ({ page }) => {
  await atOnce(page);
  await deal(page, { seats: 2, people: [1, 2], seed: 'slides' });
  const before = await page.locator('[data-deciding]').getAttribute('data-testid');
  await page.getByRole('button', { name: 'Roll the die' }).click();
  await expect(page.locator(`[data-deciding]:not([data-testid="${before}"])`)).toHaveCount(1);

  const position = aboutToReap();
  await goOnWith(page, left(position)); // the roll was the first tap
  await page.locator('.door-leaf').filter({ hasText: 'Reap' }).click();
  const target = plate(page, 2 - position.played.match.table.turnSeat).getByRole('button');
  await target.click();
  await target.click();
  await expect(page.getByTestId('seat-1').or(page.getByTestId('seat-2')).filter({ hasText: 'winner' })).toHaveCount(1);
});

test('a game whose table does not come is played on the generic board', async ({ page }) => {
  await atOnce(page);
  await page.route(/\/assets\/the-door-table-[^/]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("it does not come")' }),
  );
  await deal(page, { seats: 2, people: [1, 2], seed: 'flat' });
  await expect(climb(page)).toHaveCount(0);
  await expect(plate(page, 1)).toContainText('Square');
  await page.getByRole('button', { name: 'Roll', exact: true }).click();
  await expect(page.getByTestId('log')).toContainText('rolls');
});
