/** Why not, in Hindi. */
import { counted } from '@dealers-choice/words/hindi';
import type { Ware } from '../../rules/wares.ts';
import type { Phrases } from '../en.ts';
import { WARE } from './cards.ts';

const cards = (n: number): string => counted(n, 'पत्ता', 'पत्ते');
const named = (ware: Ware | null): string => (ware === null ? 'माल' : WARE[ware]);

export const refusals: Phrases['refusals'] = {
  notEnoughGold: (need, have) => `इसमें कुल ${need} सोना लगता है, आपके पास ${have} है।`,
  noSpace: (need, have) => `जगह नहीं है: ${need} माल आएगा, ${have} की जगह है।`,
  notInSupply: (need, have, ware) => `भंडार में माल कम है (${named(ware)}): ${need} चाहिए, ${have} है।`,
  waresMissing: (need, have, ware) => `आपकी दुकानों में माल कम है (${named(ware)}): ${need} चाहिए, ${have} है।`,
  noPair: (most) => `भंडार में एक तरह के दो माल नहीं: 2 चाहिए, ज़्यादा से ज़्यादा ${most} है।`,
  noWareAnywhere: 'बाँटने को कुछ नहीं: किसी दुकान में माल नहीं है।',
  nothingToExchange: 'आपका कोई माल पूरा नहीं बदला जा सकता: भंडार में हर दूसरी तरह का माल कम है।',
  noCardToDraw: (need, have) => `खींचने को पत्ते कम हैं: ${need} चाहिए, ${have} बाकी।`,
  noHandCard: 'हाथ में कोई और पत्ता नहीं: 1 चाहिए।',
  noWareCard: 'हाथ में माल का पत्ता चाहिए, आपके पास नहीं है।',
  noUtility: 'मेज़ पर कोई औज़ार नहीं: 1 चाहिए।',
  noUtilityDiscarded: 'फेंके हुए पत्तों में कोई औज़ार नहीं है।',
  discardEmpty: 'फेंका हुआ कोई पत्ता नहीं: लेने को कुछ नहीं।',
  tooFewUtilities: (yours, theirs, other) => `किसी के पास 2 औज़ार चाहिए: आपके ${yours}, ${other} के ${theirs}।`,
  rivalHasNoWare: (other) => `${other} के पास लेने को माल नहीं।`,
  rivalHasNoCard: (other) => `${other} के पास लेने को पत्ता नहीं।`,
  rivalHasNoUtility: (other) => `${other} के पास लेने को औज़ार नहीं।`,
  cheetahUseless: (other, has, of, toDraw) =>
    `इससे कुछ नहीं होगा: देने के ${of} सोने में से ${other} के पास ${has} है, और खींचने को ${cards(toDraw)}।`,
  elderUseless: (other, yours, full, theirs, small) =>
    `इससे कुछ नहीं होगा: खींचकर ${full} तक होते हैं और आपके पास ${cards(yours)}; रखने के ${small} में से ${other} के पास ${theirs}।`,
  guardOnly: 'पहरेदार सिर्फ़ सामने वाले के जानवर का जवाब है।',
  rainMakerOnly: 'मेघदूत सिर्फ़ सामने वाले के माल के सौदे का जवाब है।',
  alreadyUsed: 'यह औज़ार इस बारी चल चुका है: बारी में एक ही बार।',
  maskOnly: 'पत्ते देखने के समय सिर्फ़ मुखौटा चलता है: पहले खेलने पर बढ़िए।',
  maskTooLate: 'मुखौटा बारी में पहला पत्ता देखने से पहले ही चलता है।',
  alreadyLooked: (looks) => `मुखौटा पहला पत्ता देखने से पहले चलता है, आपने ${looks} बार देख लिया।`,
  justTaken: 'यह पत्ता अभी-अभी आया है: कोई और दीजिए।',
  noGuard: 'आपके पास पहरेदार नहीं है।',
  noRainMaker: 'आपके पास मेघदूत नहीं है।',
  mustBid: 'नीलामी आपने शुरू की है: पहली बोली आपको ही लगानी है।',
  gameOver: 'खेल ख़त्म हो चुका है।',
  unknown: 'जाम्बो में ऐसी कोई चाल नहीं है।',
  cardComesFirst: (card) => `अभी नहीं: पहले यह पत्ता पूरा हो: ${card}।`,
  notNow: 'अभी यह नहीं हो सकता।',
  theyDecide: (name) => `यह आपका फ़ैसला नहीं: अभी ${name} को चुनना है।`,
  noSuchTarget: 'यह यहाँ नहीं चुना जा सकता: जो सामने है उसमें से चुनिए।',
  exactly: (n) => `ठीक ${n} चुनिए।`,
  between: (min, max) => `कम से कम ${min} और ज़्यादा से ज़्यादा ${max} चुनिए।`,
  namedTwice: 'हर एक को एक ही बार चुना जा सकता है।',
  bidRange: (min, max) => `बोली ${min} से ${max} तक की पूरी संख्या हो: पिछली से ज़्यादा, और आपके सोने से ज़्यादा नहीं।`,
  nothingToTakeBack: 'वापस लेने को कुछ नहीं: इस बीच औरों ने कुछ देखा या किया है।',
};
