/** One Piece as a game of the kernel: for a set of cards and a rules file. */
import { type CopyId, defineGame, hashOf, type MatchOf, type Seat } from '@dealers-choice/kernel';
import { STARTER_SET } from '../cards/index.ts';
import { DEFAULT_RULES, type RulesContext } from '../data/rules-context.ts';
import { compileSet, compilingSet } from '../effects/compile.ts';
import { effectProgram } from '../effects/run.ts';
import type { CardSet } from '../tree/card.ts';
import { battle } from './battle/battle.ts';
import { counterActions } from './battle/counter.ts';
import { damagePlay } from './battle/damage.ts';
import type { Kit, OnePieceGame } from './card.ts';
import { watchOf, watchPosition } from './chances.ts';
import { code } from './codes.ts';
import { complete } from './complete.ts';
import { ACTIVE_DON, DON_THING, RESTED_DON } from './don.ts';
import { endGame } from './ending.ts';
import { enterPlay } from './enter.ts';
import { imagineDecks } from './imagine.ts';
import { imagineFrames } from './imagine-frames.ts';
import { auditOf, invariantBroken } from './invariants.ts';
import { leavePlay } from './leave.ts';
import { mainActions } from './main-phase.ts';
import { turns } from './match.ts';
import { options } from './options.ts';
import { queuePlay } from './queue.ts';
import { deal, setup } from './setup.ts';
import { showsOf } from './shows.ts';
import { fields, type OnePiece, other } from './table.ts';
import { turn } from './turn.ts';
import { refresh } from './values/values.ts';

export interface Making {
  set?: CardSet;
  rules?: RulesContext;
}

export const onePieceOf = ({ set = STARTER_SET, rules = DEFAULT_RULES }: Making = {}): OnePieceGame =>
  gameWith(compileSet(set, rules));

export interface InTheMaking {
  /** Compiles some more cards; how many of all are compiled then. */
  more(n: number): { made: number; of: number };
  /** The game, when the rest is compiled too. */
  game(): OnePieceGame;
}

/** The same game, made a little at a time: a server that plays others meanwhile does not stop for thousands of them. */
export function makeOnePiece({ set = STARTER_SET, rules = DEFAULT_RULES }: Making = {}): InTheMaking {
  const { more, kit } = compilingSet(set, rules);
  return { more, game: () => gameWith(kit()) };
}

function gameWith(kit: Kit): OnePieceGame {
  const { set, rules } = kit;
  const half = rules.deckSize + 1;
  const game = defineGame<OnePiece>({
    id: 'one-piece',
    rulesVersion: 2,
    seats: { min: 2, max: 2, usual: 2 },
    options: options(set, rules),
    fields,
    cards: kit.cards,
    cardSet: hashOf(set.cards),
    printed: { column: 'print', copies: 2 * half, owner: (copy: CopyId): Seat => (copy > half ? 1 : 0) },
    pile: 'deck',
    events: {
      attackDeclared: { open: ['target'] },
      attackTargetChanged: { open: ['from'] },
      counterUsed: { open: ['on'] },
      replacementUsed: { open: ['saved'] },
      cardRevealed: 'reveals',
    },
    programs: {
      match: turns,
      setup,
      turn,
      battle,
      damage: damagePlay,
      queue: queuePlay,
      leave: leavePlay,
      enter: enterPlay,
      effect: effectProgram(kit.codes),
    },
    main: 'match',
    actions: [...mainActions, ...counterActions],
    maxTurns: rules.maxTurns,
    maxAnswers: rules.actionsPerTurn,
    deal,
    settled: (x) => {
      if (x.t.stale !== 0) refresh(x);
      if (kit.watch.hear) watchPosition(x);
      if (x.match.over?.reason === 'cut') x.tell?.({ type: 'gameOver', reason: 'cut', winner: -1 });
    },
    code,
    concede: (x, seat) => endGame(x, 'CONCEDED', [other(seat)]),
    imagine(x, roll, viewer) {
      imagineDecks(x, roll, viewer);
      imagineFrames(x, roll, viewer);
    },
    proof: {
      complete,
      things: { don: { active: ACTIVE_DON, rested: RESTED_DON }, 'card-or-don': { don: DON_THING } },
      impossible: (x) => invariantBroken(whole, x.match),
      audit: () => auditOf(() => whole),
      shows: showsOf(kit),
      watch: watchOf(kit),
      figures: (match: MatchOf<OnePiece>) => ({
        turns: match.turn,
        lifeLeft: match.table.life[0].length + match.table.life[1].length,
        firstPlayerWon: match.over?.winners[0] === match.table.first ? 1 : 0,
      }),
      facts: {
        attacks: ['attackDeclared'],
        blocks: ['blockDeclared'],
        counters: ['counterUsed'],
        triggers: ['triggerUsed'],
      },
    },
  });
  const whole: OnePieceGame = Object.assign(game, { kit });
  return whole;
}

/** With the cards and the rules it comes with. */
export const onePiece: OnePieceGame = onePieceOf();
