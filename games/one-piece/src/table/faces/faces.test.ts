import { describe, expect, test, vi } from 'vitest';
import { STARTER_SET } from '../../cards/index.ts';
import type { CardData } from '../../tree/card.ts';
import { drawBack, drawDon, drawFace, type FaceMode, GUILD_COLOURS, KEYWORD_MARKS } from './index.ts';
import { motifOf } from './motif.ts';

vi.stubGlobal(
  'Path2D',
  class {
    moveTo(): void {}
    lineTo(): void {}
    bezierCurveTo(): void {}
    roundRect(): void {}
    closePath(): void {}
  },
);

interface Drawn {
  texts: string[];
  /** Saved and not restored. */
  open: number;
  calls: string[];
}

/** A brush that writes down what it is told, and knows how wide a letter is. */
function recorder(): { brush: CanvasRenderingContext2D; drawn: Drawn } {
  const drawn: Drawn = { texts: [], open: 0, calls: [] };
  let size = 10;
  const gradient = { addColorStop: () => {} };
  const answers: Record<string, (...given: unknown[]) => unknown> = {
    measureText: (text) => ({ width: String(text).length * size * 0.55 }),
    fillText: (text) => drawn.texts.push(String(text)),
    createLinearGradient: () => gradient,
    createRadialGradient: () => gradient,
    save: () => drawn.open++,
    restore: () => drawn.open--,
  };
  const brush = new Proxy(
    {},
    {
      get:
        (_, name) =>
        (...given: unknown[]) => {
          const numbers = given.filter((each) => typeof each === 'number');
          if (!numbers.every(Number.isFinite)) throw new Error(`${String(name)}(${numbers.join(', ')})`);
          drawn.calls.push(`${String(name)} ${numbers.join(' ')}`);
          return answers[String(name)]?.(...given);
        },
      set: (_, name, value) => {
        if (name === 'font') size = Number(/(\d+(?:\.\d+)?)px/.exec(String(value))?.[1]);
        return true;
      },
    },
  );
  return { brush: brush as CanvasRenderingContext2D, drawn };
}

function drawnOf(card: CardData, mode: FaceMode = 'hand'): Drawn {
  const { brush, drawn } = recorder();
  drawFace(brush, card, mode);
  return drawn;
}

const told = ({ calls }: Drawn): string => calls.join('\n');

const card = (id: string): CardData => {
  const found = STARTER_SET.cards.find((each) => each.id === id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
};

describe('a face', () => {
  test.each(STARTER_SET.cards)('$name is drawn in every mode, and leaves the brush as it was', (one) => {
    for (const mode of ['board', 'hand', 'read'] as const) {
      const { texts, open } = drawnOf(one, mode);
      expect(open).toBe(0);
      expect(texts.join(' ')).toContain(one.name);
    }
  });

  test('is the same each time, and differs between cards', () => {
    expect(drawnOf(card('LW-003'))).toEqual(drawnOf(card('LW-003')));
    expect(told(drawnOf(card('LW-003')))).not.toBe(told(drawnOf(card('LW-004'))));
  });

  test('prints what can change only where it stays as it is: in the hand', () => {
    expect(drawnOf(card('LW-003')).texts).toEqual(['1', '+1000', 'Spark Courier', '2000']);
    expect(drawnOf(card('LW-003'), 'board').texts).toEqual(['1', 'Spark Courier']);
    expect(drawnOf(card('LW-001')).texts).toEqual(['Bram Cinderhall', '5000', '♥5']);
    expect(drawnOf(card('LW-001'), 'board').texts).toEqual(['Bram Cinderhall']);
  });

  test('of an Event says when it can be played', () => {
    expect(drawnOf(card('LW-015')).texts).toEqual(['1', 'Quench', 'COUNTER', 'TRIGGER']);
    expect(drawnOf(card('LW-016')).texts).toEqual(['1', 'The Great Kiln', 'STAGE']);
  });

  test.each(GUILD_COLOURS)('%s has a border, a skyline and a crest of its own', (colour) => {
    const plain: CardData = { id: 'X-1', name: 'One', category: 'CHARACTER', colours: [colour], types: [], power: 0 };
    const others = GUILD_COLOURS.filter((each) => each !== colour).map((each) =>
      drawnOf({ ...plain, colours: [each] }),
    );
    for (const other of others) expect(told(drawnOf(plain))).not.toBe(told(other));
  });

  test('[OP-R17.3] another art and a promo look different from the usual card', () => {
    const usual = told(drawnOf(card('LW-003')));
    expect(told(drawnOf({ ...card('LW-003'), art: { alternate: true } }))).not.toBe(usual);
    expect(told(drawnOf({ ...card('LW-003'), art: { promo: true } }))).not.toBe(usual);
  });

  test.each(['board', 'hand', 'read'] as const)(
    '[OP-R17.3] [S96] a Leader looks like one, in %s mode as well',
    (mode) => {
      const usual = card('LW-003');
      const leads: CardData = { ...usual, category: 'LEADER' };
      expect(told(drawnOf(leads, mode))).not.toBe(told(drawnOf(usual, mode)));
      expect(told(drawnOf({ ...leads, art: { alternate: true } }, mode))).not.toBe(told(drawnOf(leads, mode)));
    },
  );

  test('of a card that an imported file leaves almost empty is drawn as well', () => {
    const bare: CardData = { id: 'XA01-001', name: '', category: 'CHARACTER', colours: [], types: [] };
    expect(drawnOf(bare).texts).toEqual(['0', '']);
    expect(drawnOf({ ...bare, name: 'Donaudampfschifffahrtsgesellschaft' }).open).toBe(0);
  });
});

test('each keyword has a mark', () => {
  expect(Object.values(KEYWORD_MARKS).every((d) => /^M.*Z$/.test(d))).toBe(true);
});

test('a word in the name says what is in the picture; without one the number of the card decides', () => {
  expect(motifOf(card('LW-002'))).toEqual({ kind: 'beast', shape: 'hound' });
  expect(motifOf(card('LW-015'))).toEqual({ kind: 'thing', shape: 'drop' });
  expect(motifOf(card('LW-010'))).toEqual({ kind: 'person', hat: 'tricorn' });
  const hats = STARTER_SET.cards.map((each) => JSON.stringify(motifOf({ ...each, name: 'Nobody' })));
  expect(new Set(hats).size).toBeGreaterThan(12);
});

test.each([
  ['the back', drawBack],
  ['a DON!! card', drawDon],
])('%s is drawn, and leaves the brush as it was', (_, draw) => {
  const { brush, drawn } = recorder();
  draw(brush);
  expect(drawn.open).toBe(0);
  expect(drawn.calls.length).toBeGreaterThan(40);
});
