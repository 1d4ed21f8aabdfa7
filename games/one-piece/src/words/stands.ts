/** How a card stands now, beside what is printed on it. */
import type { CopyId } from '@dealers-choice/kernel';
import { KEYWORD_WORDS, KEYWORDS, type Keyword } from '../lexicon/keywords.ts';
import { KEYWORD, NEGATED } from '../rules/values/bits.ts';
import { signed } from '../tree/print/words.ts';
import {
  costNow,
  counterNow,
  don,
  faceSeen,
  keywordsNow,
  lies,
  ownerSeat,
  powerNow,
  priceNow,
  type Told,
} from './told.ts';

function shortName(keyword: Keyword): string {
  const words = KEYWORD_WORDS[keyword];
  return 'tag' in words ? words.tag : words.short;
}

/** Words on a card of the field: how far its power is from the printed one, DON!!, keywords, new. */
export function laidOn(told: Told, copy: CopyId): string[] {
  const card = faceSeen(told, copy);
  const { table: t } = told.view;
  if (!card || !lies(told, copy)) return [];
  const laid: string[] = [];
  const power = card.category === 'STAGE' ? 0 : powerNow(told, copy) - card.power;
  if (power !== 0) laid.push(signed(power));
  if ((t.given[copy] ?? 0) > 0) laid.push(don(t.given[copy] ?? 0));
  const keywords = keywordsNow(told, copy);
  for (const keyword of KEYWORDS) if ((keywords & KEYWORD[keyword]) !== 0) laid.push(shortName(keyword));
  if (((t.bans[copy] ?? 0) & NEGATED) !== 0) laid.push('negated');
  if (t.modifiers.some(({ what, on }) => what === 'freeze' && on === copy)) laid.push('stays rested');
  if (card.category === 'CHARACTER' && (t.since[copy] ?? 0) > t.turnStamp) laid.push('new');
  return laid;
}

/** Null: as it is printed. */
export function standing(told: Told, copy: CopyId) {
  const card = faceSeen(told, copy);
  if (!card) return null;
  const cost = { label: 'Cost', value: String(costNow(told, copy)) };
  if (!lies(told, copy)) return inHand(told, copy);
  const power = { label: 'Power', value: String(powerNow(told, copy)) };
  const life = { label: 'Life', value: `♥${told.view.table.life[ownerSeat(told, copy)].length}` };
  const marks = card.category === 'LEADER' ? [power, life] : card.category === 'STAGE' ? [cost] : [power, cost];
  const turned = told.view.table.rested[copy] === 1 ? { turned: 'rested' } : {};
  return { marks, laid: laidOn(told, copy), ...turned };
}

/** A cost or a Counter that is another one now; face up in Life. */
function inHand(told: Told, copy: CopyId) {
  const card = faceSeen(told, copy);
  const laid: string[] = [];
  if (!card) return null;
  const [cost, counter] = [priceNow(told, copy), counterNow(told, copy)];
  if (cost !== card.cost) laid.push(`costs ${cost} now`);
  if (counter !== card.counter) laid.push(`Counter +${counter} now`);
  if (told.view.table.faceUp[copy] === 1) laid.push('face up');
  return { laid };
}
