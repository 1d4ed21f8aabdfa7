import { covers } from '@dealers-choice/testkit/vitest';

/** How many requirements each chapter has: OP-R1.1 to OP-R1.5, and so on. */
const CHAPTERS = [5, 5, 6, 5, 8, 6, 6, 3, 4, 3, 4, 4, 5, 3, 3, 5, 5];
const SCENARIOS = 128;

const ofChapter = (chapter: number): string[] =>
  Array.from({ length: CHAPTERS[chapter - 1] ?? 0 }, (_, i) => `OP-R${chapter}.${i + 1}`);
const scenario = (n: number): string => `S${String(n).padStart(2, '0')}`;

covers(new URL('../', import.meta.url), {
  ids: {
    all: [
      ...CHAPTERS.flatMap((_, i) => ofChapter(i + 1)),
      ...Array.from({ length: SCENARIOS }, (_, i) => scenario(i + 1)),
    ],
    like: 'OP-R\\d+\\.\\d+|S\\d+',
  },
  notRules: [...ofChapter(16), ...ofChapter(17), ...[93, 94, 95, 96, 97].map(scenario)], // the scene and its motion
});
