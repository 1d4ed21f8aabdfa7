import { fileURLToPath } from 'node:url';
import { host } from '@dealers-choice/host';
import { type Question, sample, seedRng, type Wanted } from '@dealers-choice/kernel';
import { type Door, theDoor } from '@dealers-choice/the-door';
import { test } from '../fixtures.ts';
import { goOnWith, savedAs } from '../positions.ts';
import { atOnce } from '../table.ts';

const FOLDER = fileURLToPath(new URL('../../../../shots/', import.meta.url));
const SIZES = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'phone-wide', width: 844, height: 390 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'desktop', width: 1440, height: 900 },
] as const;

type Fits = (prompt: string, table: Door['table']) => boolean;

/** A match that stands at such a question, with people in all seats. */
function reach(seats: number, fits: Fits, options: Wanted = {}) {
  for (let n = 1; n < 2_000; n++) {
    const seed = `late ${n}`;
    const played = host(theDoor, { seats, options, seed });
    const rng = seedRng(seed);
    while (!played.match.over) {
      const { prompt, seats: asked } = played.match.asking as Question;
      if (fits(prompt, played.match.table)) {
        const people = Array.from({ length: seats }, () => ({ who: 'person', name: '', bot: '' }) as const);
        return savedAs(theDoor, { game: 'the-door', seats: people, options, seed }, played.log.slice());
      }
      const [seat = 0] = asked;
      played.play(seat, sample(theDoor, played.match, seat, rng));
    }
  }
  throw new Error('no match comes to it');
}

/** Late enough that climbers are spread, one is jailed and one is dead. */
const isLate = ({ jailed, lives }: Door['table']): boolean => jailed.includes(true) && lives.includes(0);
const spread = ({ pos }: Door['table']): boolean => new Set(pos).size > 3 && Math.max(...pos) > 10;

const POSITIONS = {
  roll: () => reach(4, (prompt, table) => prompt === 'ROLL' && spread(table) && !table.lightning),
  option: () => reach(4, (prompt, table) => prompt === 'CARD_OPTION' && spread(table)),
  target: () => reach(4, (prompt, table) => prompt === 'CARD_TARGET' && isLate(table)),
  nine: () => reach(9, (prompt, table) => prompt === 'CARD_TARGET' && isLate(table), { doorOpens: 'lightning' }),
  lightning: () => reach(6, (prompt, table) => prompt === 'ROLL' && table.lightning),
  duel: () => reach(9, (prompt) => prompt === 'CHAOS_THROW'),
} as const;

for (const { name: size, width, height } of SIZES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`the door, ${size}, ${colorScheme}`, () => {
      test.use({ viewport: { width, height }, colorScheme });
      for (const [name, position] of Object.entries(POSITIONS)) {
        test(name, async ({ page }) => {
          await atOnce(page);
          await goOnWith(page, position());
          if (name === 'target' || name === 'nine') await page.keyboard.press('ArrowRight');
          await page.mouse.move(0, 0);
          await page.waitForTimeout(300);
          await page.screenshot({ path: `${FOLDER}door-${name}-${size}-${colorScheme}.png` });
        });
      }
    });
  }
}
