/** Cards that could be played or used now, and what that would bring. */
import { type Act, type CopyId, must } from '@dealers-choice/kernel';
import { rulesOf } from '../rules/card.ts';
import { textOf } from '../rules/events.ts';
import { mainActions } from '../rules/main-phase.ts';
import { KEYWORD } from '../rules/values/bits.ts';
import { keywordsOf, priceOf } from '../rules/values/values.ts';
import { effectWorth, stepsWorth } from './effect.ts';
import { faceFor, type Look, voiceOf } from './look.ts';
import { holds } from './phrases.ts';
import { bodyWorth, counterWorth } from './worth.ts';

export interface Play {
  act: Act;
  don: number;
  gain: number;
  /** What its text does at once: the more, the sooner. */
  text: number;
}

const actionCalled = (id: string) => mainActions.find((action) => action.id === id);
const play = actionCalled('play');
const activate = actionCalled('activate');

/** Would the rules let it? */
function isRefused(look: Look, action: typeof play, act: Act): boolean {
  look.x.point(look.seat, act);
  return action?.refuse?.(look.x, act) != null;
}

export function playsOf(look: Look): Play[] {
  const plays: Play[] = [];
  for (const card of look.t.hand[look.seat]) {
    const act: Act = { do: 'play', card };
    if (!isRefused(look, play, act)) plays.push(playOf(look, act, card));
  }
  return plays;
}

function playOf(look: Look, act: Act, card: CopyId): Play {
  const { x, t, w, seat } = look;
  const face = faceFor(look, card);
  const don = priceOf(x, card);
  const price = counterWorth(look, card);
  const env = voiceOf(seat, card);
  if (face.category === 'EVENT') {
    const ability = textOf(x, card, 'MAIN');
    const text = ability ? effectWorth(look, ability, env) : 0;
    return { act, don, gain: text - price, text };
  }
  let text = 0;
  for (const ability of face.abilities) if (ability.timing === 'ON_PLAY') text += effectWorth(look, ability, env);
  const stage = face.category === 'STAGE';
  const row = stage ? t.stage[seat] : t.characters[seat];
  const { stageLimit, characterLimit } = rulesOf(x);
  const full = row.length >= (stage ? stageLimit : characterLimit);
  const gone = full ? Math.min(...row.map((one) => bodyWorth(look, one))) : 0;
  const rush = (keywordsOf(x, card) & KEYWORD.RUSH) !== 0 ? w.rushNow : 0;
  return { act, don, gain: w.play * (bodyWorth(look, card) - gone) + rush + text - price, text };
}

/** [Activate: Main] effects that bring more than they cost. */
export function usesOf(look: Look): Play[] {
  const { t, seat } = look;
  const uses: Play[] = [];
  for (const card of [...t.leader[seat], ...t.characters[seat], ...t.stage[seat]]) {
    for (const [place, ability] of faceFor(look, card).abilities.entries()) {
      if (ability.timing !== 'ACTIVATE_MAIN') continue;
      const act: Act = { do: 'activate', card, at: place + 1 };
      if (isRefused(look, activate, act)) continue;
      const env = voiceOf(seat, card);
      const text = holds(look, ability.data.if, env) ? stepsWorth(look, ability.data.steps, env) : 0;
      const gain = text + stepsWorth(look, ability.data.cost ?? [], voiceOf(seat, card));
      uses.push({ act, don: 0, gain, text });
    }
  }
  return uses;
}

/** DON!! kept for [Counter] Events. */
export function keptOf(look: Look): { don: number; gain: number }[] {
  const { x, t, w, seat } = look;
  return t.hand[seat]
    .filter((card) => textOf(x, card, 'COUNTER') !== null && must(x.match.known, card) !== 0)
    .map((card) => ({ don: priceOf(x, card), gain: w.reserve }));
}
