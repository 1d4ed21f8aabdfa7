/** A turn: the draw phase, then the play phase, with five actions for both. */
import { sequence } from '@dealers-choice/effects';
import { type Action, type CopyId, no, type Refusal } from '@dealers-choice/kernel';
import { checkEnd } from './endgame.ts';
import { changeGold } from './gold.ts';
import { canDraw, discardCards, topCard } from './piles.ts';
import { RULINGS } from './rulings.ts';
import { ACTIONS, type Card, type Jambo, MOST_UTILITIES, SMALL_SPACES, type X } from './table.ts';
import { buyWares, cannotBuy, cannotSell, sellWares } from './trade.ts';
import { animalPlay } from './windows.ts';

export const BONUS_ACTIONS = 2;
const FIRST_STAND_GOLD = 6;
const STAND_GOLD = 3;
export const standPrice = (built: boolean): number => (built ? STAND_GOLD : FIRST_STAND_GOLD);

const spend = (x: X): void => {
  x.t.actions--;
};
const handCards =
  (isWare: boolean) =>
  (x: X): CopyId[] =>
    x.t.hand[x.you].filter((card) => (x.face(card).category === 'ware') === isWare);
/** Adds the card's line of the rules to a refusal that cites none. */
function citing(refusal: Refusal | null, { rule }: Card): Refusal | null {
  if (refusal && refusal.rule === '') refusal.rule = rule;
  return refusal;
}

export const LOOK: Action<Jambo> = {
  id: 'LOOK',
  refuse: ({ t }) => (canDraw(t) ? null : no('NO_CARD_TO_DRAW', { need: 1, have: 0 }, 'JB-8')),
  do(x) {
    spend(x);
    x.t.looks++;
    const card = topCard(x) ?? x.bug('no card to look at');
    x.move(card, 'looked', x.you);
    x.tell?.({ type: 'LOOKED', seat: x.you, card });
    x.run(lookedAt, x.you, card);
  },
};
const END_DRAW: Action<Jambo> = {
  id: 'END_DRAW',
  do(x) {
    x.t.phase = 'play';
  },
};
const KEEP: Action<Jambo> = {
  id: 'KEEP',
  do(x) {
    const card = x.t.looked[x.you][0] ?? x.bug('nothing was looked at');
    x.move(card, 'hand', x.you);
    x.tell?.({ type: 'KEPT', seat: x.you, card });
    x.t.phase = 'play';
  },
};
const DISCARD_LOOK: Action<Jambo> = {
  id: 'DISCARD_LOOK',
  do: (x) => discardCards(x, x.you, x.t.looked[x.you].slice()),
};
/** The card that was looked at waits: nothing else can be done. */
export const lookedAt = sequence<Jambo>((p) =>
  p.menu({ prompt: 'LOOKED', actions: [KEEP, DISCARD_LOOK], ifAbsent: { do: 'KEEP' } }),
);

const played = (x: X): void => {
  spend(x);
  x.move(x.card, 'played');
  x.tell?.({ type: 'PLAYED', seat: x.you, card: x.card });
};
const BUY: Action<Jambo> = {
  id: 'BUY',
  cards: handCards(true),
  refuse: (x) => citing(cannotBuy(x, x.face(x.card)), x.face(x.card)),
  do(x) {
    played(x);
    buyWares(x);
  },
};
const SELL: Action<Jambo> = {
  id: 'SELL',
  cards: handCards(true),
  refuse: (x) => citing(cannotSell(x, x.face(x.card)), x.face(x.card)),
  do(x) {
    played(x);
    sellWares(x);
  },
};
const PLAY: Action<Jambo> = {
  id: 'PLAY',
  cards: handCards(false),
  refuse(x) {
    const card = x.face(x.card);
    return card.category === 'utility' ? null : citing(card.needs(x), card); // it may be laid out before it can be used
  },
  do(x) {
    const { card, you } = x;
    played(x);
    const { category } = x.face(card);
    if (category === 'people') x.run(peoplePlay, you, card);
    else if (category === 'animal') x.run(animalPlay, you, card);
    else if (category === 'stand') build(x);
    else if (x.t.utilities[you].length < MOST_UTILITIES) x.move(card, 'utilities', you);
    else x.run(replaceUtility, you, card);
  },
};
const USE: Action<Jambo> = {
  id: 'USE',
  cards: (x) => x.t.utilities[x.you],
  refuse(x) {
    const card = x.face(x.card);
    if (x.t.used[x.card] === 1) return no('ALREADY_USED', {}, 'JB-25');
    if (card.usedIn !== x.t.phase) return no('NOT_IN_THIS_PHASE', { phase: x.t.phase }, card.rule);
    if (x.t.phase === 'draw' && x.t.looks > 0) return no('ALREADY_LOOKED', {}, card.rule);
    return citing(card.needs(x), card);
  },
  do(x) {
    const { card, you } = x;
    spend(x);
    x.t.used[card] = 1;
    if (x.t.phase === 'draw' && !RULINGS.maskComesBeforeDrawing) x.t.phase = 'play';
    x.tell?.({ type: 'USED', seat: you, card });
    x.run(x.face(card).effect ?? x.bug('a utility without an effect'), you, card);
  },
};
const END_TURN: Action<Jambo> = {
  id: 'END_TURN',
  do(x) {
    x.t.phase = 'end';
  },
};
export const ACTIONS_OF_A_TURN = [LOOK, KEEP, DISCARD_LOOK, END_DRAW, BUY, SELL, PLAY, USE, END_TURN];

export const peoplePlay = sequence<Jambo>((p) =>
  p.run((x) => x.face(x.source).effect).do((x) => discardCards(x, x.you, [x.source])),
);

function build(x: X): void {
  const { card, you } = x;
  const gold = standPrice(x.t.firstStandBuilt);
  x.t.firstStandBuilt = true;
  x.move(card, 'stands', you);
  for (let i = 0; i < SMALL_SPACES; i++) x.t.small[you].push(null);
  x.tell?.({ type: 'STAND_BUILT', seat: you, card });
  changeGold(x, you, -gold, 'SMALL_STAND');
}

/** A fourth utility is laid out: one of the three is discarded first. */
export const replaceUtility = sequence<Jambo>((p) =>
  p
    .pick('gone', { prompt: 'UTILITY_REPLACE', noun: 'card', from: (x) => x.t.utilities[x.you], ifAbsent: 'first' })
    .do((x, { gone }) => {
      discardCards(x, x.you, [gone]);
      x.move(x.source, 'utilities', x.you);
    }),
);

function beginTurn(x: X): void {
  const { t } = x;
  t.phase = 'draw';
  t.actions = ACTIONS;
  t.looks = 0;
  t.endgameFinalTurn = t.endgameActive;
  x.tell?.({ type: 'TURN_STARTED', seat: t.active, final: t.endgameFinalTurn });
}
function endTurn(x: X): void {
  const { t } = x;
  x.tell?.({ type: 'TURN_ENDED', seat: t.active, unused: t.actions });
  if (t.actions >= BONUS_ACTIONS) changeGold(x, t.active, 1, 'UNUSED_ACTIONS');
  t.wiseMen = 0;
  for (const seat of x.seats) for (const card of t.utilities[seat]) t.used[card] = 0;
  checkEnd(x);
  if (x.match.over) return;
  t.active = x.after(t.active);
  x.nextTurn();
}

export const turns = sequence<Jambo>((p) =>
  p.while(
    () => true,
    (turn) =>
      turn
        .do(beginTurn)
        .while(
          ({ t }) => t.phase === 'draw' && t.actions > 0,
          (drawing) =>
            drawing.menu({
              by: ({ t }) => t.active,
              prompt: 'DRAW',
              actions: [LOOK, USE, END_DRAW],
              ifAbsent: { do: 'END_DRAW' },
            }),
        )
        .do(({ t }) => {
          t.phase = 'play';
        })
        .while(
          ({ t }) => t.phase === 'play' && t.actions > 0,
          (playing) =>
            playing.menu({
              by: ({ t }) => t.active,
              prompt: 'PLAY',
              actions: [BUY, SELL, PLAY, USE, END_TURN],
              ifAbsent: { do: 'END_TURN' },
            }),
        )
        .do(endTurn),
  ),
);
