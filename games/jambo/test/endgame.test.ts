import type { MatchEvent } from '@dealers-choice/host';
import { SPECTATOR, start } from '@dealers-choice/kernel';
import type { Actor, Table, WrittenFields } from '@dealers-choice/testkit';
import { given } from '@dealers-choice/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { board, ENDGAME_GOLD, type Jambo, type JamboEvent, jambo, winnerOf } from '../src/index.ts';
import { words } from '../src/words/index.ts';

interface People {
  alice: Actor<Jambo>;
  bola: Actor<Jambo>;
  table: Table<Jambo>;
  /** Everything a spectator heard since the position was given. */
  told: MatchEvent<Jambo>[];
}
type Has = Partial<Record<'alice' | 'bola' | 'table', WrittenFields>>;

/** Alice is in her play phase with five actions, unless more is said. */
function playing({ alice = {}, bola = {}, table = {} }: Has = {}, phase: 'PLAY' | 'DRAW' = 'PLAY'): People {
  const people = given(jambo, { phase, alice, bola, table });
  const told: MatchEvent<Jambo>[] = [];
  people.table.host.listen(SPECTATOR, (event) => told.push(event));
  return { ...people, told };
}
/** Bola has triggered the endgame, and this is Alice's final turn. */
const finalTurn = ({ table = {}, ...has }: Has, phase: 'PLAY' | 'DRAW' = 'PLAY'): People =>
  playing({ ...has, table: { endgameTriggerPlayer: 'bola', ...table } }, phase);

/** Leaves one action, so that ending the turn pays no bonus. */
const noBonus = { actions: 1 };
const typesOf = (told: readonly { type: string }[]): string[] => told.map(({ type }) => type);
const winnerIn = ({ match, names }: Table<Jambo>): string | undefined =>
  match.over?.winners.map((seat) => names[seat] ?? '').join(', ');
/** Leaves the draw phase and ends the turn: one gold for five unused actions. */
function idles(actor: Actor<Jambo>): void {
  actor.does('END_DRAW');
  actor.does('END_TURN');
}

describe('the figures of the endgame', () => {
  test('[J-17] none of them is set at the start', () => {
    const { table } = start(jambo, { seed: 1 });

    expect(table).toMatchObject({ endgameActive: false, endgameTriggerPlayer: null, endgameFinalTurn: false });
  });

  test('[J-18] [J-19] [J-20] gold, turn and bank can be read at any time, by either side', () => {
    const { table } = playing({ alice: { gold: 62 }, bola: { gold: 41 }, table: { actions: 3 } });

    for (const seen of [table.match, table.host.view(0), table.host.view(1), table.host.view(SPECTATOR)]) {
      expect(board(seen)).toMatchObject({
        playerGold: { player1: 62, player2: 41 },
        turn: { activePlayer: 0, endgameFinalTurn: false, actionsLeft: 3 },
        bank: { totalGold: 168 - 62 - 41, player1: 62, player2: 41 },
      });
    }
  });

  test('[J-20] the bank never runs out: what it shows may fall below nothing, and payments go on', () => {
    const wares = ['trinkets', 'trinkets', 'trinkets'];
    const { alice, table } = playing({ alice: { gold: 150, hand: ['ware-kkk'], large: wares }, bola: { gold: 20 } });

    alice.plays('SELL', 'ware-kkk');

    expect(alice).toHave({ gold: 160 });
    expect(board(table.match).bank).toEqual({ totalGold: -12, player1: 160, player2: 20 });
  });

  test('[J-21] what the check found: nothing, a trigger with its gold, at last a complete final turn', () => {
    const { alice, bola, table } = playing({ alice: { gold: 64 }, bola: { gold: 3 } });
    const check = () => board(table.match).endgameCheck;

    expect(check()).toEqual({ triggered: false, triggerPlayer: null, triggerGold: null, finalTurnComplete: false });
    alice.does('END_TURN');
    expect(check()).toEqual({ triggered: true, triggerPlayer: 0, triggerGold: 65, finalTurnComplete: false });
    idles(bola);
    expect(check()).toEqual({ triggered: true, triggerPlayer: 0, triggerGold: 65, finalTurnComplete: true });
  });

  test('[J-21] a final turn that somebody gave up is not complete', () => {
    const { alice, table } = finalTurn({ alice: { gold: 3 }, bola: { gold: 65 } });

    alice.concedes();

    expect(board(table.match).endgameCheck).toMatchObject({ triggered: true, finalTurnComplete: false });
  });
});

describe('the trigger', () => {
  test('[E-76] [J-45] [J-60] the gold for unused actions counts: 59 becomes 60', () => {
    const { alice, bola, table, told } = playing({ alice: { gold: 59 }, table: { actions: 2 } });

    alice.does('END_TURN');

    expect(alice).toHave({ gold: 60 });
    expect(table).toHave({ endgameActive: true, endgameTriggerPlayer: 0, endgameFinalTurn: true, triggerGold: 60 });
    expect(told).toContainEqual({ type: 'ENDGAME_TRIGGERED', seat: 0, gold: 60 });
    expect(bola).toBeAsked('DRAW');
  });

  test('[E-76] with one unused action it stays 59, and nothing is triggered', () => {
    const { alice, bola, table } = playing({ alice: { gold: 59 }, table: noBonus });

    alice.does('END_TURN');

    expect(alice).toHave({ gold: 59 });
    expect(table).toHave({ endgameActive: false, endgameTriggerPlayer: null, endgameFinalTurn: false });
    expect(bola).toBeAsked('DRAW');
  });

  test.each([
    [59, false],
    [60, true],
    [61, true],
    [120, true],
  ])('[J-45] a turn that ends with %i gold triggers: %s', (gold, triggers) => {
    const { alice, table } = playing({ alice: { gold }, table: noBonus });

    alice.does('END_TURN');

    expect(ENDGAME_GOLD).toBe(60);
    expect(table).toHave({ endgameActive: triggers, endgameFinalTurn: triggers });
  });

  test('[E-77] [J-38] 60 and more in the middle of a turn is nothing: what is spent again does not count', () => {
    const { alice, bola, table, told } = playing({
      alice: { gold: 54, hand: ['ware-kkk', 'small-stand'], large: ['trinkets', 'trinkets', 'trinkets'] },
      table: { actions: 3 },
    });

    alice.plays('SELL', 'ware-kkk');
    expect(alice).toHave({ gold: 64 });
    expect(table).toHave({ endgameActive: false });
    expect(alice).toBeAsked('PLAY');
    alice.plays('small-stand');
    alice.does('END_TURN');

    expect(alice).toHave({ gold: 58 });
    expect(table).toHave({ endgameActive: false, endgameTriggerPlayer: null });
    expect(typesOf(told)).not.toContain('ENDGAME_TRIGGERED');
    expect(bola).toBeAsked('DRAW');
  });

  test('[J-38] the other player, however rich, triggers nothing by the end of this turn', () => {
    const { alice, bola, table } = playing({ alice: { gold: 20 }, bola: { gold: 80 }, table: noBonus });

    alice.does('END_TURN');
    expect(table).toHave({ endgameActive: false });
    idles(bola);

    expect(table).toHave({ endgameActive: true, endgameTriggerPlayer: 1, endgameFinalTurn: true, triggerGold: 81 });
    expect(alice).toBeAsked('DRAW');
  });

  test('[J-38] a turn that ends because its actions are used up is checked like any other', () => {
    const { alice, bola, table } = playing({
      alice: { gold: 50, hand: ['ware-kkk'], large: ['trinkets', 'trinkets', 'trinkets'] },
      table: noBonus,
    });

    alice.plays('SELL', 'ware-kkk');

    expect(alice).toHave({ gold: 60 });
    expect(table).toHave({ endgameTriggerPlayer: 0, endgameFinalTurn: true });
    expect(bola).toBeAsked('DRAW');
  });

  test('[J-38] five looks in vain end the turn without a bonus, and the check follows', () => {
    const deck = ['guard', 'guard', 'guard', 'guard', 'guard'];
    const { alice, bola, table } = playing({ alice: { gold: 60 }, table: { deck } }, 'DRAW');

    for (const _ of deck) {
      alice.does('LOOK');
      alice.does('DISCARD_LOOK');
    }

    expect(alice).toHave({ gold: 60 });
    expect(table).toHave({ endgameTriggerPlayer: 0 });
    expect(bola).toBeAsked('DRAW');
  });

  test('[E-82] [J-38] a sale to 61 with the last action: the Rain Maker is asked first, then the turn ends', () => {
    const { alice, bola, table, told } = playing({
      alice: { gold: 51, hand: ['ware-kkk'], large: ['trinkets', 'trinkets', 'trinkets'] },
      bola: { hand: ['rain-maker'] },
      table: noBonus,
    });

    alice.plays('SELL', 'ware-kkk');
    expect(alice).toHave({ gold: 61 });
    expect(bola).toBeAsked('RAIN_MAKER_WINDOW');
    expect(table).toHave({ endgameActive: false });
    expect(typesOf(told)).not.toContain('TURN_ENDED');
    bola.chooses('yes');

    expect(bola).toHave({ hand: ['ware-kkk'] });
    expect(table).toHave({ endgameActive: true, endgameTriggerPlayer: 0, endgameFinalTurn: true, actions: 5 });
    expect(bola).toBeAsked('DRAW');
  });

  test('[J-47] it is remembered, the other player is on turn, and nothing is checked at the end of that turn', () => {
    const { alice, bola, table, told } = playing({ alice: { gold: 70 }, bola: { gold: 66 }, table: noBonus });

    alice.does('END_TURN');
    expect(table).toHave({ endgameActive: true, endgameTriggerPlayer: 0, active: 1 });
    idles(bola);

    expect(table).toHave({ endgameTriggerPlayer: 0, triggerGold: 70 });
    expect(typesOf(told).filter((type) => type === 'ENDGAME_TRIGGERED')).toHaveLength(1);
    expect(table.match.over).toEqual({ reason: 'GOLD', winners: [0] });
  });
});

test('[J-73] [J-78] the trigger is told with its gold, who has the final turn, and what will count', () => {
  const { alice, table, told } = playing({ alice: { gold: 64 }, bola: { gold: 3 } });
  alice.does('END_TURN');

  const name = (seat: number): string => table.names[seat] ?? '';
  const sentences = told
    .filter(({ type }) => type === 'ENDGAME_TRIGGERED' || type === 'TURN_STARTED')
    .map((event) => words.event(event as JamboEvent, { view: table.host.view(1), name, you: null }));

  expect(sentences).toEqual([
    'Game ending soon! alice ends the turn with 65 gold. bola has the final turn. Highest gold wins.',
    'bola takes the final turn: 5 actions, and no endgame check. Highest gold wins.',
  ]);
});

describe('the final turn', () => {
  test('[E-80] [J-39] [J-46] it has five actions, also for somebody without gold', () => {
    const { alice, bola, table, told } = playing({
      alice: { gold: 75 },
      bola: { gold: 0, utilities: ['weapons'], used: { weapons: 1 } },
      table: { actions: 1, looks: 2, wiseMen: 1, deck: ['guard', 'drums'] },
    });

    alice.does('END_TURN');
    expect(told).toContainEqual({ type: 'TURN_STARTED', seat: 1, final: true });
    expect(table).toHave({ actions: 5, looks: 0, wiseMen: 0, phase: 'draw', endgameFinalTurn: true });
    expect(bola).toBeAsked('DRAW');
    bola.does('LOOK');
    bola.does('KEEP');
    bola.plays('USE', 'weapons');

    expect(bola).toHave({ gold: 2, hand: [], used: { weapons: 1 } });
    expect(table).toHave({ actions: 3 });
    expect(table.match.over).toBeNull();
    bola.does('END_TURN');
    expect(winnerIn(table)).toBe('alice');
  });

  test('[E-79] [J-40] 70 gold in the final turn trigger nothing: the game is over, there is no other turn', () => {
    const { alice, bola, table, told } = finalTurn({
      alice: { gold: 60, hand: ['ware-kkk'], large: ['trinkets', 'trinkets', 'trinkets'] },
      bola: { gold: 63 },
    });

    alice.plays('SELL', 'ware-kkk');
    expect(table.match.over).toBeNull();
    alice.does('END_TURN');

    expect(table.match.over).toEqual({ reason: 'GOLD', winners: [0] });
    expect(table.match.asking).toBeNull();
    expect(typesOf(told)).not.toContain('ENDGAME_TRIGGERED');
    expect(typesOf(told)).not.toContain('TURN_STARTED');
    expect(table).toHave({ endgameTriggerPlayer: 1 });
    expect(() => bola.does('END_DRAW')).toThrow('GAME_OVER');
  });

  test('[J-42] Guard, Rain Maker, auctions and drafts go on as always', () => {
    const { alice, bola, table } = finalTurn({
      alice: { gold: 40, hand: ['parrot', 'ware-ttt', 'arabian-merchant', 'elephant'], large: ['tea', 'tea', 'tea'] },
      bola: { gold: 65, hand: ['guard', 'rain-maker', 'drums'], large: ['silk'] },
      table: { deck: ['well', 'well', 'well'] },
    });

    alice.plays('parrot');
    bola.chooses('yes');
    alice.plays('SELL', 'ware-ttt');
    bola.chooses('yes');
    alice.plays('arabian-merchant');
    alice.says(1);
    bola.chooses('pass');
    alice.plays('elephant');
    bola.chooses('no');

    expect(alice).toHave({ gold: 49, hand: ['well', 'well', 'well'], large: ['silk'] });
    expect(bola).toHave({ gold: 65, hand: ['ware-ttt', 'drums'] });
    expect(table).toHave({ actions: 1, endgameFinalTurn: true, endgameTriggerPlayer: 1 });
    expect(table.match.over).toBeNull();
  });

  test('[J-48] the result follows at once, by whichever way the final turn ends', () => {
    const said = finalTurn({ alice: { gold: 10 }, bola: { gold: 60 } });
    said.alice.does('END_TURN');
    const usedUp = finalTurn({ alice: { gold: 10, hand: ['wise-man'] }, bola: { gold: 60 }, table: noBonus });
    usedUp.alice.plays('wise-man');
    const looked = finalTurn(
      { alice: { gold: 10 }, bola: { gold: 60 }, table: { deck: ['well'], actions: 1 } },
      'DRAW',
    );
    looked.alice.does('LOOK');
    looked.alice.does('DISCARD_LOOK');

    for (const { table, told } of [said, usedUp, looked]) {
      expect(table.match.over).toEqual({ reason: 'GOLD', winners: [1] });
      expect(told.at(-1)).toMatchObject({ type: 'WON', seat: 1, gold: 60 });
    }
  });
});

describe('the comparison', () => {
  test.each([
    [68, 'alice'],
    [65, 'alice'],
    [64, 'bola'],
  ])('[E-78] [J-41] [J-44] against a trigger at 65, a final turn that ends at %i: %s wins', (gold, winner) => {
    const { alice, table, told } = finalTurn({ alice: { gold }, bola: { gold: 65 }, table: noBonus });

    alice.does('END_TURN');

    expect(winnerIn(table)).toBe(winner);
    expect(winnerOf(table.match.table)).toBe(table.names.indexOf(winner));
    const [most, other] = winner === 'alice' ? [gold, 65] : [65, gold];
    expect(told.at(-1)).toEqual({ type: 'WON', seat: table.names.indexOf(winner), gold: most, other });
  });

  test('[J-41] a tie goes to whoever had the final turn, whichever seat that is', () => {
    const { alice, bola, table } = playing({ alice: { gold: 61 }, bola: { gold: 60 }, table: noBonus });

    alice.does('END_TURN');
    idles(bola);

    expect([alice, bola].map(({ seat }) => table.match.table.gold[seat])).toEqual([61, 61]);
    expect(winnerIn(table)).toBe('bola');
  });

  test('[J-44] the gold for unused actions in the final turn still counts', () => {
    const { alice, table } = finalTurn({ alice: { gold: 59 }, bola: { gold: 60 }, table: { actions: 2 } });

    alice.does('END_TURN');

    expect(alice).toHave({ gold: 60 });
    expect(winnerIn(table)).toBe('alice');
  });

  test('[J-43] wares, cards and stands are worth nothing at the end', () => {
    const { alice, table } = finalTurn({
      alice: {
        gold: 59,
        hand: ['ware-khtlfs', 'ware-kkk', 'portuguese'],
        large: ['trinkets', 'trinkets', 'trinkets', 'hides', 'tea', 'silk'],
        stands: ['small-stand'],
        small: ['fruit', 'salt', 'salt'],
        utilities: ['weapons'],
      },
      bola: { gold: 60 },
      table: noBonus,
    });

    alice.does('END_TURN');

    expect(winnerIn(table)).toBe('bola');
  });

  test('[J-43] gold from every source counts, of whatever kind', () => {
    const { alice, table } = finalTurn({
      alice: { gold: 52, hand: ['portuguese', 'guard'], large: ['tea', 'salt'], utilities: ['weapons'] },
      bola: { gold: 59 },
    });

    alice.plays('portuguese');
    alice.picks('large-1', 'large-2');
    alice.plays('USE', 'weapons');
    alice.does('END_TURN');

    expect(alice).toHave({ gold: 52 + 4 + 2 + 1 });
    expect(winnerIn(table)).toBe('alice');
  });

  test('[E-81] it is the gold of now: who triggered at 60 and pays a Cheetah has 58', () => {
    const { alice, bola, table } = finalTurn({
      alice: { gold: 55, hand: ['cheetah'] },
      bola: { gold: 60 },
      table: { deck: ['well', 'well'] },
    });

    alice.plays('cheetah');
    bola.chooses('pay');
    alice.does('END_TURN');

    expect(bola).toHave({ gold: 58 });
    expect(alice).toHave({ gold: 58 });
    expect(winnerIn(table)).toBe('alice');
    expect(board(table.match).endgameCheck.triggerGold).toBe(60);
  });

  test.each([
    [57, 'alice'],
    [56, 'bola'],
  ])('[E-102] who triggered buys a lot for 2 and stands at 58: %i and the bonus: %s wins', (gold, winner) => {
    const { alice, bola, table } = finalTurn({
      alice: { gold, hand: ['traveling-merchant'] },
      bola: { gold: 60 },
    });

    alice.plays('traveling-merchant');
    alice.picks('tea');
    alice.picks('salt');
    alice.chooses('pass');
    bola.says(2);
    expect(bola).toHave({ gold: 58, large: ['tea', 'salt'] });
    expect(table).toHave({ endgameActive: true, endgameTriggerPlayer: 1, endgameFinalTurn: true });
    alice.does('END_TURN');

    expect(winnerIn(table)).toBe(winner);
  });
});

describe('nothing is scored while an answer is missing', () => {
  test('[E-83] an open auction in the final turn, played with its last action', () => {
    const { alice, bola, table } = finalTurn({
      alice: { gold: 61, hand: ['arabian-merchant'] },
      bola: { gold: 60 },
      table: { actions: 1, deck: ['well', 'drums', 'guard'] },
    });

    alice.plays('arabian-merchant');
    expect(table).toHave({ actions: 0 });
    alice.says(1);
    expect(bola).toBeAsked('AUCTION');
    expect(table.match.over).toBeNull();
    bola.says(3);
    expect(alice).toBeAsked('AUCTION');
    expect(table.match.over).toBeNull();
    alice.chooses('pass');

    expect(alice).toHave({ gold: 61 });
    expect(bola).toHave({ gold: 57 });
    expect(table.match.over).toEqual({ reason: 'GOLD', winners: [0] });
  });

  test.each([
    ['yes', [], 57, 62],
    ['no', ['pay'], 59, 60],
  ] as const)('[E-101] a Cheetah with the last action, 57 to 62; a Guard: %s', (guard, then, last, trigger) => {
    const { alice, bola, table } = finalTurn({
      alice: { gold: 57, hand: ['cheetah'] },
      bola: { gold: 62, hand: ['guard'] },
      table: { actions: 1, deck: ['well', 'well'] },
    });

    alice.plays('cheetah');
    expect(bola).toBeAsked('GUARD_WINDOW');
    expect(table.match.over).toBeNull();
    bola.chooses(guard);
    for (const answer of then) {
      expect(bola).toBeAsked('OPPONENT_CHOICE');
      expect(table.match.over).toBeNull();
      bola.chooses(answer);
    }

    expect(alice).toHave({ gold: last });
    expect(bola).toHave({ gold: trigger });
    expect(winnerIn(table)).toBe('bola');
  });

  test('[J-56] the wares of an Elephant are placed, the last fee is paid, and only then the turn ends', () => {
    const five = ['trinkets', 'hides', 'tea', 'silk', 'fruit'];
    const { alice, bola, table } = playing({
      alice: { gold: 62, hand: ['elephant'], large: [...five, 'salt'] },
      bola: { large: five },
      table: noBonus,
    });

    alice.plays('elephant');
    while (table.match.asking?.prompt === 'DRAFT') {
      const picker = table.match.asking.seats.includes(alice.seat) ? alice : bola;
      expect(table).toHave({ endgameActive: false });
      picker.picks(five.find((ware) => picker.refusal({ pick: ware }) === null) ?? 'salt');
    }
    expect(alice).toBeAsked('OVERFLOW_PLACE');
    expect(table).toHave({ endgameActive: false });
    alice.picks(0);

    expect(alice).toHave({ gold: 60 });
    expect(table).toHave({ endgameTriggerPlayer: 0, triggerGold: 60 });
    expect(bola).toBeAsked('DRAW');
  });
});

describe('a game that is over', () => {
  test('[E-84] refuses whatever comes, of anybody', () => {
    const { alice, bola, table } = finalTurn({ alice: { gold: 10, hand: ['guard'] }, bola: { gold: 60 } });
    alice.does('END_TURN');
    const before = JSON.stringify(table.match);

    const steps: WrittenFields[] = [
      ...['LOOK', 'KEEP', 'DISCARD_LOOK', 'END_DRAW', 'END_TURN'].map((action) => ({ do: action })),
      ...['BUY', 'SELL', 'PLAY', 'USE'].map((action) => ({ do: action, card: 'guard' })),
      { choose: 'yes' },
      { pick: 'guard' },
      { say: 1 },
      { undo: true },
      { concede: true },
    ];
    const codes = [alice, bola].flatMap((actor) => steps.map((step) => actor.tries(step)?.code));

    expect(new Set(codes)).toEqual(new Set(['GAME_OVER']));
    expect(JSON.stringify(table.match)).toBe(before);
  });
});

describe('positions of the endgame', () => {
  test('who triggered it may be written by name, and the rest follows', () => {
    const { table } = finalTurn({ bola: { gold: 64 } });

    expect(table).toHave({ endgameTriggerPlayer: 1, endgameActive: true, endgameFinalTurn: true, triggerGold: 64 });
  });

  test('who triggered it cannot be on turn: that turn is over', () => {
    expect(() => playing({ table: { endgameTriggerPlayer: 'alice' } })).toThrow(
      'this position cannot be: seat 1 triggered the endgame, so it is the turn of the other one',
    );
  });
});
