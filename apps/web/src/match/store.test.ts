import { SPECTATOR } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { caravan } from './test/caravan.ts';
import { anyAnswer, begin, chaosFirst, doorPlan, PERSON, planOf, playToEnd, playUntil, promptOf } from './test/door.ts';
import { fakePage } from './test/fake.ts';
import { quiz } from './test/quiz.ts';

const shelf = (game: string) => {
  const found = [caravan, quiz].find((one) => one.game.id === game);
  return found ? Promise.resolve(found) : Promise.reject(new Error(`There is no game called "${game}".`));
};

describe('a whole match of The Door', () => {
  test('between bots is shown to spectators, to its end', async () => {
    const page = fakePage();
    await begin(page, doorPlan('temper', 'temper', 'sharp', 'random'));
    await playToEnd(page);

    const { status, view, log, viewer, plan } = page.store.getState();
    expect(status).toBe('over');
    expect(viewer).toBe(SPECTATOR);
    expect(plan?.seed).toBe('');
    expect(view?.over?.winners).toHaveLength(1);
    expect(log.at(-1)?.text).toContain('wins');
  });

  test.each([2, 4, 9])('with one person and %i seats', async (seats) => {
    const page = fakePage();
    await begin(page, doorPlan(PERSON, ...new Array<string>(seats - 1).fill('temper')));
    await playToEnd(page);

    const { status, log, refusal, problem } = page.store.getState();
    expect([refusal, problem, status]).toEqual([null, null, 'over']);
    expect(log.map(({ n }) => n)).toEqual(log.map((_, i) => i + 1));
  });

  test('between people at one device, with no pass screen', async () => {
    const page = fakePage();
    const passes: unknown[] = [];
    page.store.subscribe(({ passTo }) => passTo !== null && passes.push(passTo));
    await begin(page, doorPlan(PERSON, PERSON, PERSON));
    await playToEnd(page);

    expect(page.store.getState().status).toBe('over');
    expect(passes).toEqual([]);
  });

  test('gives its record when it is over', async () => {
    const page = fakePage();
    await begin(page, doorPlan('temper', 'temper'));
    await playToEnd(page);
    const record = await page.store.getState().exportRecord();

    expect(record).toMatchObject({ game: 'the-door', seats: 2, seed: 'a test' });
  });
});

describe('the pace', () => {
  test('a bot waits until its last move was shown, and while the page is paused', async () => {
    const page = fakePage();
    await begin(page, doorPlan('temper', 'temper', 'temper'), 1);
    const state = () => page.store.getState();
    await page.settle();
    expect(state().showing?.text).toMatch(/rolls/);
    expect(state().log).toHaveLength(1);
    const { view } = state();
    await page.pass(1_199);
    expect(state().log).toHaveLength(1);
    expect(state().view).toBe(view);
    await page.pass(1);
    expect(state().log).toHaveLength(2);

    state().pause(true);
    await page.pass(60_000);
    expect(state().log).toHaveLength(2);
    state().skip();
    await page.pass(60_000);
    const { length } = state().log;
    expect(state().showing).toBeNull();
    expect(state().view).not.toBe(view);

    state().pause(false);
    await page.settle();
    expect(state().log.length).toBeGreaterThan(length);
  });

  test('nobody may answer while events are shown', async () => {
    const page = fakePage();
    await begin(page, doorPlan(PERSON, PERSON), 1);
    const { answer } = page.store.getState();
    expect(page.store.getState().asked).toEqual([0]);
    answer(0, { do: 'ROLL' });
    await page.settle();
    expect(page.store.getState().asked).toEqual([]);
    answer(1, { do: 'ROLL' });
    await page.settle();
    expect(page.store.getState().refusal).not.toBeNull();
    page.store.getState().skip();
    expect(page.store.getState().asked).not.toEqual([]);
  });
});

describe('an answer', () => {
  test('to a question that has passed is refused and changes nothing', async () => {
    const page = fakePage();
    await begin(page, doorPlan(PERSON, PERSON));
    const first = page.toPage.find((message) => message.type === 'table')?.report.asked[0];
    await playUntil(page, () => page.toWorker.length > 6);
    const { asked } = page.store.getState();
    const before = JSON.stringify(page.store.getState().view);
    page.say({
      type: 'answer',
      match: 1,
      question: first?.question ?? 0,
      seat: asked[0],
      move: anyAnswer(page, asked[0] ?? 0),
    });
    await page.settle();

    expect(page.store.getState().refusal).toBe('The question has changed in the meantime: look again.');
    expect(JSON.stringify(page.store.getState().view)).toBe(before);
  });

  test('given twice counts once', async () => {
    const page = fakePage();
    await begin(page, doorPlan(PERSON, PERSON));
    const { answer } = page.store.getState();
    answer(0, { do: 'ROLL' });
    answer(0, { do: 'ROLL' });
    await page.settle();

    expect(page.toWorker.filter(({ type }) => type === 'answer')).toHaveLength(1);
    expect(page.store.getState().refusal).toBeNull();
  });

  test('that the rules refuse says why, and the right one still counts', async () => {
    const page = fakePage();
    await begin(page, doorPlan(PERSON, PERSON));
    const state = () => page.store.getState();
    state().answer(0, { choose: 'JUDGE' });
    await page.settle();
    expect(state().refusal).toBe('That is not possible at this step.');
    state().answer(1, { do: 'ROLL' });
    await page.settle();
    expect(state().refusal).toContain('It is not your decision');
    state().answer(0, { do: 'ROLL' });
    await page.settle();
    expect(state().refusal).toBeNull();
    expect(state().log.length).toBeGreaterThan(0);
  });

  test.each([
    [null, 'A message must be an object, not null.'],
    [{ type: 'cheat' }, 'There is no message "cheat"; there are begin, resume, speak, answer,'],
    [{ type: 'answer', match: 1, question: 0, seat: 12, move: {} }, 'its "seat" is 12; it must be a seat from 0 to 8.'],
    [{ type: 'answer', match: 1, question: 0, seat: 0, move: {}, extra: 1 }, 'must not have "extra"'],
    [{ type: 'answer', match: 7, question: 0, seat: 0, move: { do: 'ROLL' } }, null],
    [{ type: 'answer', match: 1, question: 0, seat: 1, move: { do: 'ROLL' } }, 'Seat 2 is not played by a person'],
  ])('that nobody can give is refused: %j', async (message, why) => {
    const page = fakePage();
    await begin(page, doorPlan(PERSON, 'temper'));
    const before = page.toPage.length;
    page.say(message);
    await page.settle();

    const [refused, ...more] = page.toPage.slice(before);
    expect(refused).toMatchObject({ type: 'refused', text: expect.stringContaining(why ?? 'another match') });
    expect(more).toEqual([]);
  });
});

describe('taking back', () => {
  test('the option of a card, before bots go on', async () => {
    const page = fakePage();
    await begin(page, doorPlan(PERSON, 'temper', 'temper'));
    const state = () => page.store.getState();
    await playUntil(page, () => promptOf(page) === 'CARD_TARGET' && state().asked.includes(0));
    expect(state().mayUndo).toBe(true);
    state().undo(0);
    await page.settle();
    expect(promptOf(page)).toBe('CARD_OPTION');
    expect(state().log.at(-1)?.text).toBe('You take the last move back.');
    expect(state().mayUndo).toBe(false);
    state().undo(0);
    await page.settle();
    expect(state().refusal).toBe('That is not possible at this step.');
  });

  test('nobody takes back what another person did in secret', async () => {
    const page = fakePage({ load: shelf });
    await begin(page, planOf('quiz', [PERSON, PERSON]));
    const state = () => page.store.getState();
    await playUntil(page, () => promptOf(page) === 'bid' && state().asked.includes(0));
    state().answer(0, { say: 2 });
    await page.settle();
    state().takeDevice();
    expect(state()).toMatchObject({ viewer: 1, asked: [1], mayUndo: false });
    expect(page.toPage.at(-1)).toMatchObject({ report: { undo: [0] } });
  });

  test('a changed option is one step for the page', async () => {
    const page = fakePage();
    await begin(page, doorPlan(PERSON, 'temper', 'temper'));
    const state = () => page.store.getState();
    await playUntil(page, () => promptOf(page) === 'CARD_TARGET' && state().asked.includes(0));
    const options = { JUDGE: 'JURY', SUMMON: 'EXILE', REAP: 'REAP' } as const;
    const was = state().view?.asking?.params.option as keyof typeof options;
    state().change(0, { choose: options[was] });
    await page.settle();
    expect(state().view?.asking?.params.option).toBe(options[was]);
  });
});

describe('a duel', () => {
  const atThrow = (page: ReturnType<typeof fakePage>) => () => promptOf(page) === 'CHAOS_THROW';

  test('asks two people at once, who answer in any order', async () => {
    const page = fakePage({ deal: chaosFirst });
    await begin(page, doorPlan(PERSON, PERSON));
    await playUntil(page, atThrow(page));
    const state = () => page.store.getState();
    const { thrower, defender } = state().view?.asking?.params ?? {};
    expect(state().asked).toEqual([thrower, defender]);
    state().beginClock();
    state().answer(thrower as 0, { timing: 1_000, for: 'CHAOS_AIM' });
    state().answer(defender as 0, { timing: 700, for: 'CHAOS_NERVE' });
    await page.settle();

    expect(state().refusal).toBeNull();
    expect(state().status).toBe('over');
    expect(state().log.some(({ text }) => text.includes('flinches'))).toBe(true);
  });

  test('a bot throws when its time has come, and not before the clock starts', async () => {
    const page = fakePage({ deal: chaosFirst });
    const state = () => page.store.getState();
    await begin(page, doorPlan(PERSON, 'temper'));
    await playUntil(
      page,
      () => atThrow(page)() && state().asked.includes(0) && state().view?.asking?.params.defender === 0,
    );
    expect(state().asked).toEqual([0]);
    await page.pass(20_000);
    expect(state().stopped).toBeNull();
    state().beginClock();
    await page.pass(1_199);
    expect(state().stopped).toBeNull();
    await page.pass(3_000);
    expect(state().stopped).toBeGreaterThanOrEqual(1_200);
    expect(state().asked).toEqual([0]);
    state().answer(0, { timing: null, for: 'CHAOS_NERVE' });
    await page.settle();
    expect(promptOf(page)).not.toBe('CHAOS_THROW');
    expect(state().refusal).toBeNull();
  });

  test.each(['before the clock', 'after a flinch'])(
    'a reload in the middle of it (%s) goes on identically',
    async (when) => {
      const play = async (reload: boolean): Promise<{ log: unknown; table: unknown }> => {
        const first = fakePage({ deal: chaosFirst });
        await begin(first, doorPlan(PERSON, 'temper', 'temper'));
        const state = () => first.store.getState();
        await playUntil(first, () => atThrow(first)() && state().view?.asking?.params.defender === 0);
        expect(promptOf(first)).toBe('CHAOS_THROW');
        if (when === 'after a flinch') {
          state().beginClock();
          await first.pass(800);
          state().answer(0, { timing: 800, for: 'CHAOS_NERVE' });
          await first.settle();
        }
        const page = reload ? fakePage({ deal: chaosFirst, saves: first.saves }) : first;
        if (reload) {
          page.store.getState().setSpeed(0);
          page.store.getState().look();
          await page.settle();
          expect(page.store.getState().saved).toMatchObject({ game: 'the-door' });
          page.store.getState().resume();
          await page.settle();
        }
        page.store.getState().beginClock();
        await page.pass(5_000);
        await playToEnd(page);
        return { log: page.store.getState().log, table: page.store.getState().view };
      };
      const [whole, resumed] = [await play(false), await play(true)];

      expect(resumed).toEqual(whole);
    },
  );
});

describe('hidden hands and two people', () => {
  test('the device is passed on before anything of the other hand is shown', async () => {
    const page = fakePage({ load: shelf });
    await begin(page, planOf('caravan', [PERSON, PERSON]));
    const state = () => page.store.getState();
    const hand = (seat: number): number[] =>
      (state().view?.table as { hand: number[][] } | undefined)?.hand[seat] ?? [];
    expect(state()).toMatchObject({ passTo: 0, viewer: SPECTATOR, asked: [] });
    expect([...hand(0), ...hand(1)].every((card) => card === 0)).toBe(true);

    state().takeDevice();
    expect(state()).toMatchObject({ passTo: null, viewer: 0, asked: [0] });
    expect(hand(0)).not.toContain(0);
    expect(hand(1)).toEqual([0, 0]);
    state().answer(0, { do: 'pass' });
    await page.settle();

    expect(state()).toMatchObject({ passTo: 1, viewer: SPECTATOR, asked: [] });
    expect(state().log.at(-1)?.text).toBe('Bola drew a card.');
    state().takeDevice();
    await page.settle();
    expect(state()).toMatchObject({ passTo: null, viewer: 1, asked: [1] });
    expect(hand(0).every((card) => card === 0)).toBe(true);
    expect(state().log.at(-1)?.text).toMatch(/^Bola drew (salt|guard|raid|silk)\.$/);
  });

  test('what happened meanwhile is shown to whoever takes the device', async () => {
    const page = fakePage({ load: shelf });
    await begin(page, planOf('caravan', [PERSON, PERSON]), 1);
    const state = () => page.store.getState();
    state().takeDevice();
    state().answer(0, { do: 'pass' });
    await page.settle();
    await page.pass(10_000);
    expect(state().passTo).toBe(1);
    state().takeDevice();
    expect(state().showing?.text).toMatch(/^Bola drew (salt|guard|raid|silk)\.$/);
    expect(state().asked).toEqual([]);
    await page.pass(10_000);
    expect(state().asked).toEqual([1]);
  });

  test('secret answers are given one after the other, and a duel by both at once', async () => {
    const page = fakePage({ load: shelf });
    await begin(page, planOf('quiz', [PERSON, PERSON]));
    const state = () => page.store.getState();
    await playUntil(page, () => promptOf(page) === 'bid');
    if (state().passTo !== null) state().takeDevice();
    expect(state().asked).toEqual([0]);
    state().answer(0, { say: 2 });
    await page.settle();
    expect(state()).toMatchObject({ passTo: 1, asked: [] });
    expect(JSON.stringify(state().view?.asking?.heard)).toBe('[{"seat":0,"move":null}]');
    await playUntil(page, () => promptOf(page) === 'race');
    expect(state()).toMatchObject({ viewer: SPECTATOR, passTo: null, asked: [0, 1] });
  });
});

describe('a plan that cannot be', () => {
  test.each([
    [doorPlan(PERSON), 'the-door is for 2 to 9 seats, not 1.'],
    [doorPlan(PERSON, 'nobody'), 'the-door has no bot called "nobody" (seat 2). Its bots are: temper'],
    [planOf('the-door', [PERSON, 'temper'], { lives: 9 }), 'lives is 9; it must be a whole number from 1 to 5.'],
    [planOf('the-door', [PERSON, 'temper'], { startSeat: '7' }), 'it must be random or a seat from 1 to 2'],
    [planOf('bridge', [PERSON, PERSON]), 'There is no game called "bridge".'],
  ])('is refused with a sentence (%#)', async (plan, why) => {
    const page = fakePage();
    await begin(page, plan);

    expect(page.store.getState()).toMatchObject({ status: 'failed', view: null });
    expect(page.store.getState().problem).toContain(why);
  });
});

describe('for developers', () => {
  test('the whole state can be looked at, and only by them', async () => {
    const page = fakePage({ dev: true });
    await begin(page, doorPlan(PERSON, 'temper'));
    const seen = await page.store.getState().inspect();
    expect(seen.seed).toBe('a test');
    expect(Object.keys(seen.views)).toEqual(['seat 1', 'seat 2', 'spectator']);

    const product = fakePage();
    await begin(product, doorPlan(PERSON, 'temper'));
    await expect(product.store.getState().inspect()).rejects.toThrow('Only a developer');
  });
});
