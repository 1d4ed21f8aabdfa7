/** Cards that effects play, and texts that effects use. */
import type { CopyId, Seat } from '@dealers-choice/kernel';
import { showToAll } from '../../rules/areas.ts';
import { ownerOf } from '../../rules/card.ts';
import { isSilenced, isUsed, tagsHold } from '../../rules/emit.ts';
import { enterField } from '../../rules/enter.ts';
import { textOf, useEvent } from '../../rules/events.ts';
import { isBanned } from '../../rules/play-bans.ts';
import type { X } from '../../rules/table.ts';
import { BAN } from '../../rules/values/bits.ts';
import { isAwake, isOnField } from '../../rules/values/values.ts';
import type { Step } from '../../tree/tree.ts';
import { did, doing, type Op } from '../op.ts';
import { isTop, pickOps, type Suffers } from '../pick.ts';
import { runCode } from '../run.ts';

type Of<D extends Step['do']> = Extract<Step, { do: D }>;

/** A card that an effect of its owner may play now (OP-35). */
export function playable(x: X, seat: Seat, card: CopyId): boolean {
  const { category, inHand } = x.face(card);
  if (inHand && isKeptInHand(x, seat, card)) return false;
  if (category === 'STAGE') return true;
  return category === 'CHARACTER' && !isBanned(x, seat, 'PLAY_CHARACTERS', card);
}

/** "This card in your hand cannot be played by effects." */
const isKeptInHand = (x: X, seat: Seat, card: CopyId): boolean =>
  x.t.hand[seat].includes(card) &&
  x
    .face(card)
    .abilities.some(
      (ability) =>
        ability.data.in === 'hand' &&
        ability.changes.some(({ what, bit }) => what === 'ban' && bit === BAN.BE_PLAYED_BY_EFFECTS) &&
        isAwake(x, ability, card, { you: seat, source: card, r: {} }),
    );

/** Of several that fit, those that may be played are offered. */
export const canBePlayed: Suffers = (x, card) => !isOnField(x.t, card) && playable(x, ownerOf(x, card), card);

export const playOps = ({ what, rested = false }: Of<'play'>): Op[] => [
  ...pickOps(what, 'play', canBePlayed),
  doing((x, f) => {
    // Nobody has seen what lies on top: whether it can be played shows when it is turned over.
    if (typeof what === 'object' && isTop(what)) for (const card of f.r.on) showToAll(x, card);
    const cards = f.r.on.filter((card) => canBePlayed(x, card, f));
    if (cards.length === 0) return did(f, 0, 1);
    enterField(x, cards, rested, 'effect', f.you);
    return 'ran';
  }),
];

/** "Activate this card's [Main] effect." */
export const activateTextOps = ({ what, timing }: Of<'activateText'>): Op[] => [
  ...pickOps(what, 'activate', null),
  doing((x, f) => {
    const [card] = f.r.on;
    if (card === undefined) return did(f, 0, 1);
    showToAll(x, card); // nobody takes a text on trust
    const ability = x.face(card).abilities.find((one) => one.timing === timing);
    // Whoever activates it, its tags must hold, and a negated text does nothing (OP-61, OP-70).
    if (!ability || isSilenced(x, ability, f.you) || !tagsHold(x, ability, card, f.you) || isUsed(x, ability, card))
      return did(f, 0, 1);
    f.r.want = 1;
    runCode(x, ability.code, f.you, card, { noted: true });
    return 'ran';
  }),
];

/** An Event with [Main] that its player may activate now. */
const canBeActivated: Suffers = (x, card) =>
  textOf(x, card, 'MAIN') !== null && !isBanned(x, ownerOf(x, card), 'ACTIVATE_EVENTS', card);

export const activateEventOps = ({ what }: Of<'activateEvent'>): Op[] => [
  ...pickOps(what, 'activate', canBeActivated),
  doing((x, f) => {
    const [card] = f.r.on;
    if (card !== undefined) showToAll(x, card);
    const ability = card === undefined ? null : textOf(x, card, 'MAIN');
    if (card === undefined || !ability || !canBeActivated(x, card, f)) return did(f, 0, 1);
    f.r.want = 1;
    useEvent(x, f.you, card, ability);
    return 'ran';
  }),
];
