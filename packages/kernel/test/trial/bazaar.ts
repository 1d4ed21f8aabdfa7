import { sequence } from '@dealers-choice/effects';
import { type Action, defineGame, no } from '../../src/index.ts';
import { animalPlay, auction, CARDS } from './cards.ts';
import { type Bazaar, bazaarFields, discard, EMPTY } from './table.ts';

const play: Action<Bazaar> = {
  id: 'play',
  cards: (x) => x.t.hand[x.you],
  refuse: (x) => (x.face(x.card).kind === 'utility' ? null : x.face(x.card).needs(x)),
  do(x) {
    const { card, you } = x;
    x.t.actions--;
    x.move(card, 'played');
    x.tell?.({ type: 'played', seat: you, card });
    const { kind } = x.face(card);
    if (kind === 'utility') x.move(card, 'utilities', you);
    else x.run(kind === 'animal' ? animalPlay : peoplePlay, you, card);
  },
};
const peoplePlay = sequence<Bazaar>((p) =>
  p.run((x) => x.face(x.source).effect).do((x) => discard(x, x.you, [x.source])),
);

const use: Action<Bazaar> = {
  id: 'use',
  cards: (x) => x.t.utilities[x.you],
  refuse: (x) => (x.t.used[x.card] === 1 ? no('used') : x.face(x.card).needs(x)),
  do(x) {
    const { effect } = x.face(x.card);
    x.t.actions--;
    x.t.used[x.card] = 1;
    x.tell?.({ type: 'used', seat: x.you, card: x.card });
    if (effect) x.run(effect, x.you, x.card);
  },
};
const rest: Action<Bazaar> = {
  id: 'rest',
  do: (x) => {
    x.t.actions = 0;
  },
};

const turns = sequence<Bazaar>((p) =>
  p.while(
    () => true,
    (turn) =>
      turn
        .while(
          (x) => x.t.actions > 0,
          (step) =>
            step.menu({
              by: (x) => x.t.active,
              prompt: 'trade',
              actions: [play, use, rest],
              ifAbsent: { do: 'rest' },
            }),
        )
        .do((x) => {
          x.nextTurn();
          x.t.active = x.after(x.t.active);
          x.t.actions = 5;
          x.t.used.fill(0);
        }),
  ),
);

export const bazaar = defineGame<Bazaar>({
  id: 'bazaar',
  rulesVersion: 1,
  seats: { min: 2, max: 2, usual: 2 },
  options: {},
  fields: bazaarFields,
  cards: CARDS,
  pile: 'deck',
  programs: { turns, animalPlay, peoplePlay, auction },
  main: 'turns',
  actions: [play, use, rest],
  maxTurns: 60,
  deal(x) {
    x.t.stand = new Array<number>(12).fill(EMPTY);
    x.t.supply = new Array<number>(6).fill(6);
    x.shuffle('deck');
    for (const seat of x.seats)
      for (let i = 0; i < 5; i++) x.move(x.t.deck[x.t.deck.length - 1] ?? x.bug('no card'), 'hand', seat);
  },
});
