/** What happened, in Hindi. A card that the reader did not see is null. */
import type { Who } from '@dealers-choice/words';
import { by, counted, from, of, ofHer, ofThem, to } from '@dealers-choice/words/hindi';
import type { RuleReason } from '../../rules/table.ts';
import type { Phrases } from '../en.ts';
import type { Space } from '../spaces.ts';
import { nameOfKind, WARE } from './cards.ts';

const REASONS: Readonly<Record<RuleReason, string>> = {
  WARE_BOUGHT: 'माल खरीदा',
  WARE_SOLD: 'माल बेचा',
  UNUSED_ACTIONS: 'बची हुई चालें',
  SMALL_STAND: 'छोटी दुकान',
  SIXTH_SPACE: 'छठी जगह',
  AUCTION: 'नीलामी',
};
const CHOSEN: Readonly<Record<string, string>> = {
  'cheetah pay': '2 सोना देना',
  'cheetah cards': 'पत्ते',
  'tribal-elder draw': '5 पत्तों तक खींचना',
  'tribal-elder discard': 'दूसरे हाथ में 3 ही पत्ते रहें',
  'carrier wares': 'माल',
  'carrier cards': 'पत्ते',
  'supplies pay': '1 सोना देना',
  'supplies discard': 'एक पत्ता फेंकना',
};
const cards = (n: number): string => counted(n, 'पत्ता', 'पत्ते');
const space = (at: Space): string =>
  at.stand === 0 ? `बड़ी दुकान, जगह ${at.place}` : `छोटी दुकान ${at.stand}, जगह ${at.place}`;
const goldSentence = ({ name, you }: Who, amount: number, reason: string): string =>
  `${you ? 'आप' : name}: ${amount < 0 ? '−' : '+'}${Math.abs(amount)} सोना (${reason})।`;
/** With the card's name where it is known. */
const named = (sentence: string, card: string | null): string =>
  card === null ? `${sentence}।` : `${sentence}: ${card}।`;

export const events: Phrases['events'] = {
  turnStarted: (who) => `अब ${ofHer(who)} बारी है।`,
  finalTurnStarted: (who) => `${ofHer(who)} आख़िरी बारी: 5 चालें, और अंत की जाँच नहीं। ज़्यादा सोने वाले की जीत।`,
  turnOver: (who) => `${ofHer(who)} बारी पूरी हुई: सब चालें चली गईं।`,
  turnEnded: (who, unused) => `${by(who)} ${counted(unused, 'चाल', 'चालें')} बचाकर बारी ख़त्म की।`,
  looked: (who, card) => named(`${by(who)} एक पत्ता देखा`, card),
  kept: (who, card) => named(`${by(who)} पत्ता रख लिया`, card),
  drew: (who, card) => named(`${by(who)} एक पत्ता खींचा`, card),
  discarded: (card) => named('पत्ता फेंका गया', card),
  played: (who, card) => named(`${by(who)} पत्ता चला`, card),
  used: (who, card) => named(`${by(who)} औज़ार चलाया`, card),
  usedStolen: (who, card) => named(`${by(who)} छीना हुआ औज़ार चलाया`, card),
  found: (who, card) => named(`${by(who)} पत्ता हाथ में लिया`, card),
  builtStand: (who) => `${by(who)} छोटी दुकान लगाई।`,
  turnedOver: (card) => named('पत्ता खुला', card),
  picked: (who, card) => named(`${by(who)} पत्ता चुना`, card),
  bought: (who, card, gold) => named(`${by(who)} ${gold} सोने में माल खरीदा`, card),
  sold: (who, card, gold) => named(`${by(who)} ${gold} सोने में माल बेचा`, card),
  guarded: (who, card) => named(`${by(who)} पहरेदार से जानवर को भगाया`, card),
  rainMade: (who, card) => named(`${by(who)} मेघदूत से पत्ता लिया`, card),
  goldBy: (who, amount, reason) => goldSentence(who, amount, REASONS[reason]),
  goldByCard: (who, amount, kind) => goldSentence(who, amount, nameOfKind(kind)),
  placed: (who, ware, at) => `${ofHer(who)} ${space(at)} पर आया माल: ${WARE[ware]}।`,
  left: (who, ware, at) => `${ofHer(who)} ${space(at)} से गया माल: ${WARE[ware]}।`,
  refusedWare: (who, ware) => `${by(who)} माल छोड़ा, वह भंडार में गया: ${WARE[ware]}।`,
  pickedWare: (who, ware) => `${by(who)} माल चुना: ${WARE[ware]}।`,
  exchanged: (who, other, theirs, mine) =>
    `${by(who)} ${from(other)} माल की अदला-बदली की: ${WARE[theirs]} लेकर ${WARE[mine]}।`,
  tookUtility: (who, other, card) => named(`${by(who)} ${of(other)} औज़ार लिया`, card),
  tookCard: (who, other, card) => named(`${by(who)} ${ofThem(other)} हाथ से पत्ता लिया`, card),
  gaveCard: (who, other, card) => named(`${by(who)} ${to(other)} पत्ता दिया`, card),
  sawHand: (who, other, n) => `${by(who)} ${of(other)} हाथ देखा: ${cards(n)}।`,
  peeked: (who, n) => `${by(who)} गड्डी के ऊपर से देखा: ${cards(n)}।`,
  reshuffled: (n) => `फेंके हुए पत्ते फेंटकर नई गड्डी बनी: ${cards(n)}।`,
  choseOption: (who, kind, option) => `${by(who)} चुना: ${CHOSEN[`${kind} ${option}`] ?? option}।`,
  skippedWares: (who) => `${to(who)} माल नहीं मिला: अभी यह नहीं हो सकता।`,
  skippedCards: (who) => `${to(who)} पत्ते नहीं मिले: अभी यह नहीं हो सकता।`,
  offered: (who, ware) => `${by(who)} माल नीलामी पर चढ़ाया: ${WARE[ware]}।`,
  bid: (who, amount) => `${by(who)} ${amount} की बोली लगाई।`,
  wonAuction: (who, amount) => `${by(who)} ${amount} में नीलामी जीती।`,
  passed: (who) => `${by(who)} पास किया।`,
  unsold: 'कोई बोली नहीं: कुछ नहीं बिका।',
  endgame: (who, other, gold) =>
    `खेल ख़त्म होने को है! ${by(who)} ${gold} सोने के साथ बारी पूरी की। आख़िरी बारी ${ofHer(other)} है। ज़्यादा सोने वाले की जीत।`,
  won: (who, gold, other) => `${ofHer(who)} जीत: ${gold} > ${other} सोना।`,
  wonByTie: (who, gold, other) => `${ofHer(who)} जीत: ${gold} = ${other} सोना, और आख़िरी बारी में बराबरी काफ़ी है।`,
};
