/**
 * Climb (see climb.ts) for boardgame.io, written as its documentation writes games. In its favour undo is off, so that
 * it keeps no earlier states, and cards are plain numbers, so that its store has nothing to copy but lists.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { INVALID_MOVE } = require('boardgame.io/core');
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');

const SEATS = 4;
const HAND = 5;
const CARDS = 52;
const suitOf = (card) => Math.floor(card / 13);
const rankOf = (card) => (card % 13) + 1;

/** `dealt`: the deck and the hands to begin with; without it the deck is shuffled. */
const climbWith = (dealt) => ({
  name: 'climb',
  disableUndo: true,
  setup: ({ random }) => {
    const { deck, hands } = dealt ?? deal(random.Shuffle(Array.from({ length: CARDS }, (_, card) => card)));
    return { deck: [...deck], hands: hands.map((hand) => [...hand]), pile: [], score: new Array(SEATS).fill(0) };
  },
  moves: {
    play({ G, playerID }, card) {
      const hand = G.hands[playerID];
      if (!hand.includes(card) || !follows(G, hand, card)) return INVALID_MOVE;
      if (G.pile.length > 0 && rankOf(card) > rankOf(G.pile[G.pile.length - 1])) G.score[playerID] += rankOf(card);
      hand.splice(hand.indexOf(card), 1);
      G.pile.push(card);
      if (G.deck.length > 0) hand.push(G.deck.pop());
      return undefined;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf({ G }) {
    if (G.pile.length < CARDS) return undefined;
    const most = Math.max(...G.score);
    return { winners: G.score.flatMap((score, seat) => (score === most ? [seat] : [])) };
  },
  ai: { enumerate: legalPlays },
});

function deal(deck) {
  const hands = Array.from({ length: SEATS }, () => Array.from({ length: HAND }, () => deck.pop()));
  return { deck, hands };
}

function follows({ pile }, hand, card) {
  if (pile.length === 0) return true;
  const suit = suitOf(pile[pile.length - 1]);
  return suitOf(card) === suit || !hand.some((held) => suitOf(held) === suit);
}

function legalPlays(G, ctx) {
  const hand = G.hands[ctx.currentPlayer];
  return hand.filter((card) => follows(G, hand, card)).map((card) => ({ move: 'play', args: [card] }));
}

const resultOf = ({ G, ctx }) => ({ plays: G.pile, score: G.score, winners: ctx.gameover.winners });

/** Its reducer, as its own `Simulate` for bots drives it. */
export function playWithReducer(choose, dealt) {
  const game = dealt ? climbWith(dealt) : SHUFFLED;
  const reducer = dealt ? CreateGameReducer({ game }) : REDUCER;
  let state = InitializeGame({ game, numPlayers: SEATS });
  while (state.ctx.gameover === undefined) {
    const { move, args } = choose(legalPlays(state.G, state.ctx));
    state = reducer(state, {
      type: 'MAKE_MOVE',
      payload: { type: move, args, playerID: state.ctx.currentPlayer, credentials: undefined },
    });
  }
  return resultOf(state);
}

/** A client without a screen, as its page on testing drives one. */
export function playWithClient(choose, dealt) {
  const client = Client({ game: dealt ? climbWith(dealt) : SHUFFLED, numPlayers: SEATS, debug: false });
  for (;;) {
    const { G, ctx } = client.getState();
    if (ctx.gameover !== undefined) return resultOf({ G, ctx });
    const { move, args } = choose(legalPlays(G, ctx));
    client.moves[move](...args);
  }
}

/** Made once for all matches, as a program that plays many would. */
const SHUFFLED = climbWith(undefined);
const REDUCER = CreateGameReducer({ game: SHUFFLED });
