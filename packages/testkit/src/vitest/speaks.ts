/** Proof that a game's words are whole in every language it speaks. */
import { host, isHostEvent } from '@dealers-choice/host';
import {
  type Game,
  type Move,
  type Question,
  refuse,
  type Seat,
  SPECTATOR,
  type Spec,
  sample,
  seatsOf,
  seedRng,
  type Viewer,
} from '@dealers-choice/kernel';
import type { Language, Telling, Words } from '@dealers-choice/words';
import { expect, test } from 'vitest';
import { codesIn } from '../words/codes.ts';
import { faultIn, NAMES, type Said, YOU } from '../words/faults.ts';

export interface SpeakHow {
  /** How many random matches are told; 4 if absent. */
  matches?: number;
  seats?: number;
  /** Words that stay as they are in a language of another script. */
  foreign?: RegExp;
  /** The folder `src` of the game, in which all codes of refusals stand. */
  source: URL;
}

/** Random matches, told to everybody who takes part and to somebody who watches, in each language. */
export function speaks<G extends Spec>(
  game: Game<G>,
  languages: Readonly<Record<Language, Words<G>>>,
  how: SpeakHow,
): void {
  const { matches = 4, seats = game.def.seats.usual, foreign = /(?!)/g } = how;
  const both: readonly Language[] = ['en', 'hi'];
  const told = (language: Language, view: Telling<G>['view'], you: Seat | null): Telling<G> => ({
    view,
    name: (seat) => NAMES[language][seat] ?? '',
    you,
  });

  test('random matches: every sentence is whole, in the right person and in one language', () => {
    const bad: string[] = [];
    const kinds = new Set<string>();
    const check = (said: Said): void => {
      const fault = faultIn(said, foreign);
      if (fault !== null && bad.length < 40) bad.push(`${said.language} ${said.about} ${fault}: ${said.text}`);
    };
    /** The same in both languages, or nothing in both. */
    const checkBoth = (about: string, say: (language: Language) => string): void => {
      const texts = both.map((language) => ({ language, about, text: say(language) }));
      kinds.add(about);
      if (texts.every(({ text }) => text === '')) return;
      for (const said of texts) check(said);
    };
    /** Whoever reads it is never named, and nobody else is "you". */
    const checkPerson = (about: string, you: Seat | null, say: (language: Language) => string): void => {
      for (const language of both) {
        const text = say(language);
        const name = you === null ? '' : (NAMES[language][you] ?? '');
        if (you === null ? YOU[language].test(text) : text.includes(name)) bad.push(`${language} ${about}: ${text}`);
      }
    };

    for (let n = 0; n < matches; n++) {
      const rng = seedRng(`speaks ${n}`);
      const played = host(game, { seats, seed: `speaks ${n}` });
      const viewers: Viewer[] = [...seatsOf(seats), SPECTATOR];
      const heard = viewers.map((viewer) => ({ viewer, events: [] as G['event'][] }));
      for (const one of heard) {
        played.listen(one.viewer, (event) => isHostEvent(event) || one.events.push(event as G['event']));
      }
      const tried: Move[] = [];
      for (let step = 0; step < 400 && !played.match.over; step++) {
        for (const { viewer, events } of heard) {
          const you = viewer === SPECTATOR ? null : viewer;
          const view = played.view(viewer);
          for (const event of events.splice(0)) {
            const say = (language: Language): string => languages[language].event(event, told(language, view, you));
            checkBoth(event.type, say);
            checkPerson(event.type, you, say);
          }
        }
        const question = played.match.asking as Question;
        const [seat = 0] = question.seats;
        const move = sample(game, played.match, seat, rng);
        const view = played.view(seat);
        checkBoth(`asks ${question.prompt}`, (l) => languages[l].prompt(question, told(l, view, seat)));
        checkBoth(`answers ${question.prompt}`, (l) => languages[l].move(move, question, told(l, view, seat)));
        const watching = played.view(SPECTATOR);
        checkBoth(`waits ${question.prompt}`, (l) => languages[l].waiting?.(question, told(l, watching, null)) ?? '');
        checkBoth('notice', (l) => languages[l].notice?.(told(l, view, seat)) ?? '');
        for (const one of tried) {
          const refusal = refuse(game, view, seat, one);
          if (refusal) checkBoth(`refuses ${refusal.code}`, (l) => languages[l].refusal(refusal, told(l, view, seat)));
        }
        if (tried.length < 60) tried.push(move);
        expect(played.play(seat, move)).toBeNull();
      }
      checkBoth('ending', (l) => languages[l].ending(told(l, played.view(0), 0)));
    }

    expect(bad).toEqual([]);
    expect(kinds.size).toBeGreaterThan(10);
  });

  test('every code of a refusal has a sentence of its own, in both languages', () => {
    const codes = codesIn(how.source);
    expect(codes.length).toBeGreaterThan(8);
    const played = host(game, { seats, seed: 'refusals' });
    const view = played.view(0);
    /** Whatever a sentence asks for is the number 1: which card or seat that is does not matter here. */
    const params = new Proxy<Record<string, number>>({}, { get: () => 1, has: () => true });
    const say = (language: Language, code: string): string =>
      languages[language].refusal({ code, params, rule: '' }, told(language, view, 0));
    /** What a code gets that no rule has; null where such a code is an error. */
    const forUnknown = (language: Language): string | null => {
      try {
        return say(language, 'NO_RULE_HAS_THIS');
      } catch {
        return null;
      }
    };
    const lacking = codes.flatMap((code) =>
      both.flatMap((language) => {
        const text = say(language, code);
        const fault = faultIn({ language, about: code, text }, foreign);
        if (fault !== null) return [`${language} ${code} ${fault}: ${text}`];
        const isOther = !code.startsWith('UNKNOWN') && text === forUnknown(language);
        return isOther ? [`${language} ${code} is not known: ${text}`] : [];
      }),
    );
    expect(lacking).toEqual([]);
  });

  test('cards, fields, options and their choices have names in both languages', () => {
    const view = host(game, { seats, seed: 'names' }).view(SPECTATOR);
    const lacking: string[] = [];
    const judge = (about: string, text: string | undefined): void => {
      const fault = text === undefined ? 'has no name' : faultIn({ language: 'hi', about, text }, foreign);
      if (fault !== null) lacking.push(`${about} ${fault}: ${text}`);
    };
    const { hi } = languages;
    for (const card of game.def.cards) {
      const { name, text, marks = [] } = hi.card(card);
      for (const [what, words] of Object.entries({ name, text })) judge(`${what} of ${card.id}`, words);
      for (const { value } of marks) judge(`mark of ${card.id}`, value);
    }
    const fields: Readonly<Record<string, string | undefined>> = hi.fields ?? {};
    for (const field of game.names) {
      const isShown = hi.show?.(field, null, told('hi', view, null)) !== null;
      if (isShown || fields[field] !== undefined) judge(`field ${field}`, fields[field]);
    }
    for (const [name, option] of Object.entries(game.def.options)) {
      judge(`option ${name}`, hi.option?.(name)?.name);
      judge(`option ${name}`, hi.option?.(name)?.about);
      for (const choice of option.kind === 'toggle' ? [] : option.choices) {
        if (!/^\d+$/.test(choice)) judge(`choice ${choice} of ${name}`, hi.choice?.(name, choice)?.name);
      }
    }
    expect(lacking).toEqual([]);
  });
}
