import { readFileSync } from 'node:fs';
import { host, isHostEvent } from '@dealers-choice/host';
import { sample, seedRng } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { type DoorEvent, theDoor } from '../src/index.ts';

const PAGE = readFileSync(new URL('../../../docs/the-door.md', import.meta.url), 'utf8');
const part = (title: string): string => {
  const [, text] = PAGE.split(`\n## ${title}\n`);
  if (text === undefined) throw new Error(`docs/the-door.md has no part called "${title}"`);
  return text.split('\n## ')[0] ?? '';
};
const words = (text: string, pattern: RegExp): string[] => [...new Set(text.match(pattern))].sort();

/** Every event of the rules: one that is missing, or too much, does not compile. */
const EVENTS: Readonly<Record<DoorEvent['type'], true>> = {
  TURN_STARTED: true,
  TURN_SKIPPED: true,
  RELEASED: true,
  ROLLED: true,
  MOVED: true,
  CARD_DRAWN: true,
  OPTION_CHOSEN: true,
  TARGET_CHOSEN: true,
  SELECTOR_CHOSEN: true,
  VICTIM_CHOSEN: true,
  LIVES_CHANGED: true,
  DIED: true,
  SUMMONED: true,
  EXILED: true,
  RESURRECTED: true,
  CHAOS_ROLE: true,
  CHAOS_STARTED: true,
  CHAOS_RESULT: true,
  DECK_RESHUFFLED: true,
  LIGHTNING_ON: true,
  WON: true,
};
const REASONS = ['DOOR', 'LAST_ALIVE'];

/** What is asked and told in matches played by chance. */
function played(): { prompts: Set<string>; told: Set<string> } {
  const [prompts, told] = [new Set<string>(), new Set<string>()];
  for (let n = 0; n < 60; n++) {
    const match = host(theDoor, { seats: 2 + (n % 8), options: {}, seed: n });
    match.listen(9, ({ type }) => told.add(type));
    const rng = seedRng(n);
    for (let q = match.match.asking; q; q = match.match.asking) {
      prompts.add(q.prompt);
      const [seat = 0] = q.seats;
      match.play(seat, sample(theDoor, match.view(seat), seat, rng));
    }
  }
  return { prompts, told };
}

describe('[T-61] docs/the-door.md says what the code does', () => {
  const seen = played();

  test('its events are those of the rules, and those that the host of a match tells', () => {
    const written = words(part('The events of a turn'), /\b[A-Z]+(?:_[A-Z]+)*\b(?=`)/g);
    const ofRules = written.filter((name) => !REASONS.includes(name) && !isHostEvent({ type: name }));
    expect(ofRules).toEqual(Object.keys(EVENTS).sort());
    expect(written).toEqual(expect.arrayContaining(['SEAT_TO_AI', 'SEAT_TO_HUMAN', ...REASONS]));
    for (const type of seen.told) expect(written).toContain(type);
  });

  test('the states of its diagram are the questions that are asked', () => {
    const states = words(part('The states of a turn'), /\b(?:ROLL|[A-Z]+_[A-Z]+)\b/g);
    expect(states).toEqual([...seen.prompts].sort());
  });

  test('its schema has every option and every field of the table', () => {
    const named = words(part('The schema'), /(?<=`)[a-z]\w*(?=`)/g);
    const wanted = [...Object.keys(theDoor.def.options), ...Object.keys(theDoor.fields)];
    for (const name of wanted) expect(named).toContain(name);
  });
});
