/** Proof that a guided first game can be walked to its end, and says something at every step. */
import { host } from '@dealers-choice/host';
import { type Game, type Seat, type Spec, seatsOf } from '@dealers-choice/kernel';
import type { Language } from '@dealers-choice/words';
import type { Guide, GuideText } from '@dealers-choice/words/guide';
import { expect, test } from 'vitest';
import { faultIn } from '../words/faults.ts';

/** A step is one or two sentences: more is not read on a phone. */
const MOST_LETTERS = 220;

export function guides<G extends Spec, Id extends string>(
  game: Game<G>,
  guide: Guide<Id>,
  texts: Readonly<Record<Language, GuideText<Id>>>,
): void {
  test('[guide] every step can be done, and what the others answer is legal', () => {
    const { seats, options, seed, steps } = guide;
    expect(seatsOf(seats)).toHaveLength(seats);
    const played = host(game, { seats, options, seed });
    for (const { id, does, others = [] } of steps) {
      if (!does) continue;
      for (const { seat, move } of [{ seat: 0 as Seat, move: does }, ...others]) {
        const refusal = played.play(seat, move);
        const about = `step "${id}", seat ${seat + 1}: ${JSON.stringify(move)}`;
        if (refusal) expect.fail(`${about} is refused (${refusal.code}). Find the guide a line that is legal again.`);
      }
    }
    // Whoever has been led to the end is asked something, or has seen the match end.
    expect(played.match.over !== null || played.match.asking !== null).toBe(true);
    expect(steps[steps.length - 1]?.does, 'the last step is only read').toBeUndefined();
    expect(steps.length).toBeGreaterThanOrEqual(6);
    expect(steps.length).toBeLessThanOrEqual(12);
  });

  test('[guide] every step has its words in both languages, and they are short', () => {
    for (const language of ['en', 'hi'] as const) {
      for (const { id } of guide.steps) {
        const { title, text, why = title } = texts[language][id];
        for (const words of [title, text, why]) {
          expect(faultIn({ language, about: id, text: words }, /(?!)/g), `${language} ${id}: ${words}`).toBeNull();
          expect(words.length, `${language} ${id}`).toBeLessThanOrEqual(MOST_LETTERS);
        }
      }
    }
  });
}
