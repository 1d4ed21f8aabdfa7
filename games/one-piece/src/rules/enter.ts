/** Cards that come to the field, one after another: room is made first (OP-30, OP-31). */
import { talk } from '@dealers-choice/effects';
import { type CopyId, must, type Program, type Seat } from '@dealers-choice/kernel';
import { areaOf, moveCard, ontoField, showToAll } from './areas.ts';
import { ownerOf, rulesOf } from './card.ts';
import { emit } from './emit.ts';
import { TIMING } from './listeners.ts';
import { isForbidden } from './play-bans.ts';
import type { OnePiece, X } from './table.ts';

type Regs = { cards: CopyId[]; rested: boolean; how: string; by: number; played: number };

/** Plays the cards, by a paid play (`how` is 'rule') or by an effect of `by`. */
export function enterField(x: X, cards: readonly CopyId[], rested: boolean, how: 'rule' | 'effect', by: Seat): void {
  for (const card of cards) showToAll(x, card); // played cards are shown before room is made for them
  x.run(enterPlay, by, x.source, { cards: cards.slice(), rested, how, by });
}

export const enterPlay: Program<OnePiece> = talk<OnePiece, Regs>({
  registers: { cards: 'cards', rested: 'open', how: 'open', by: 'open', played: 'open' },
  start: () => ({ cards: [], rested: false, how: 'rule', by: 0, played: 0 }),
  next(x, r) {
    while (r.cards.length > 0 && x.match.over === null) {
      const card = must(r.cards, 0);
      const seat = ownerOf(x, card);
      const stage = x.face(card).category === 'STAGE';
      const row = stage ? x.t.stage[seat] : x.t.characters[seat];
      const { stageLimit, characterLimit } = rulesOf(x);
      if (row.length >= (stage ? stageLimit : characterLimit)) {
        if (!stage) return x.ask('cards', seat, 'make-room', { from: row, noun: 'card', source: card });
        moveCard(x, must(row, 0), 'trash', 'rule');
      }
      r.cards.shift();
      come(x, card, seat, stage, r);
    }
  },
  hear(x, _r, _seat, { picks }) {
    moveCard(x, must(picks, 0) as CopyId, 'trash', 'rule'); // no K.O., and nothing answers it (OP-30)
  },
  result: (_x, r) => r.played,
});

function come(x: X, card: CopyId, seat: Seat, stage: boolean, r: Regs): void {
  const from = areaOf(x, card);
  const how = r.how === 'effect' ? 'effect' : 'rule';
  // "Played from your trash" names the place where the card still is, "one of your Characters" where it will be.
  emit(x, TIMING.ON_PLAYED, { card, seat, how, by: r.by as Seat, named: true });
  if (from === 'LIFE') {
    const left = x.t.life[seat].length - 1;
    emit(x, TIMING.ON_LIFE_REMOVED, { card: 0 as CopyId, seat, how, by: r.by as Seat, left });
  }
  const rested = r.rested || (!stage && isForbidden(x, seat, 'PLAY_ACTIVE', card));
  ontoField(x, card, stage ? 'stage' : 'characters', rested, 'play');
  r.played++;
  x.tell?.({ type: 'cardPlayed', seat, card, from, rested });
  emit(x, TIMING.ON_PLAY, { card, seat, how, by: r.by as Seat });
  emit(x, TIMING.ON_PLAYED, { card, seat, how, by: r.by as Seat, from: from.toLowerCase() });
}
