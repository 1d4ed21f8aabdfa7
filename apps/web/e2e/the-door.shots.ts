import { fileURLToPath } from 'node:url';
import { host } from '@dealers-choice/host';
import { type Question, sample, seedRng } from '@dealers-choice/kernel';
import { theDoor } from '@dealers-choice/the-door';
import { test } from './fixtures.ts';
import { goOnWith, savedAs } from './positions.ts';
import { atOnce } from './table.ts';

const FOLDER = fileURLToPath(new URL('../../../shots/', import.meta.url));
const SIZES = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
] as const;

/** A match in which somebody is to be pointed at, late enough that pawns are spread, one is jailed and one is dead. */
function late(seats: number) {
  for (let n = 1; n < 2_000; n++) {
    const seed = `late ${n}`;
    const played = host(theDoor, { seats, options: {}, seed });
    const rng = seedRng(seed);
    while (!played.match.over) {
      const { prompt, seats: asked } = played.match.asking as Question;
      const { jailed, lives } = played.match.table;
      if (prompt === 'CARD_TARGET' && jailed.includes(true) && lives.includes(0)) {
        const people = Array.from({ length: seats }, () => ({ who: 'person', name: '', bot: '' }) as const);
        return savedAs(theDoor, { game: 'the-door', seats: people, options: {}, seed }, played.log.slice());
      }
      const [seat = 0] = asked;
      played.play(seat, sample(theDoor, played.match, seat, rng));
    }
  }
  throw new Error('no match comes to it');
}

for (const { name: size, width, height } of SIZES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`the door, ${size}, ${colorScheme}`, () => {
      test.use({ viewport: { width, height }, colorScheme });
      for (const seats of [4, 9]) {
        test(`${seats} seats`, async ({ page }) => {
          await atOnce(page);
          await goOnWith(page, late(seats));
          await page.keyboard.press('ArrowRight');
          await page.mouse.move(0, 0);
          await page.waitForTimeout(300);
          await page.screenshot({ path: `${FOLDER}door-${seats}-${size}-${colorScheme}.png` });
        });
      }
    });
  }
}
