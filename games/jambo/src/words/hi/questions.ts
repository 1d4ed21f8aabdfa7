/** What is asked and answered, in Hindi. Whoever is asked is आप. */
import { counted, listed, of, to } from '@dealers-choice/words/hindi';
import { SIXTH_SPACE_GOLD } from '../../rules/market.ts';
import type { Ware } from '../../rules/wares.ts';
import type { Phrases } from '../en.ts';
import type { Asks, Lot } from '../prompts.ts';
import { WARE } from './cards.ts';

const cards = (n: number): string => counted(n, 'पत्ता', 'पत्ते');
const left = (actions: number): string => `${counted(actions, 'चाल', 'चालें')} बाकी`;
const range = (min: number, max: number): string => (min === max ? `${min}` : `${min} से ${max} तक`);
const wareNames = (wares: readonly Ware[]): string => wares.map((ware) => WARE[ware]).join(', ');
const lotWords = ({ wares, cards }: Lot): string =>
  wares.length > 0 ? listed(wares.map((ware) => WARE[ware])) : cards.join('; ');
const FEE = `${SIXTH_SPACE_GOLD} सोना (छठी जगह)`;
const head = ({ card, step, steps }: Asks): string =>
  steps === 0 ? `${card}: ` : `${card}, ${steps} में से चरण ${step}: `;
const wait = (name: string, what: string): string => `${name} का इंतज़ार: ${what}।`;
const ASKS: Readonly<Record<string, string>> = { supplies: 'चुनिए कि कीमत कैसे देंगे' };
const LABELS: Readonly<Record<string, (other: string) => string>> = {
  'cheetah pay': (other) => `दें: ${other} को आपसे 2 सोना मिले`,
  'cheetah cards': (other) => `पत्ते: ${other} को 2 पत्ते मिलें`,
  'tribal-elder draw': () => 'खींचें: हाथ में 5 पत्ते होने तक',
  'tribal-elder discard': (other) => `फिंकवाएँ: ${other} के पास 3 ही पत्ते रहें`,
  'carrier wares': (other) => `माल: एक तरह के दो आपको, 2 पत्ते ${other} को`,
  'carrier cards': (other) => `पत्ते: 2 पत्ते आपको, एक तरह के दो माल ${other} को`,
  'supplies pay': () => 'दें: 1 सोना',
  'supplies discard': () => 'फेंकें: हाथ का एक पत्ता',
};

export const prompts: Phrases['prompts'] = {
  draw: (actions) => `पत्ते देखने का समय: एक पत्ता देखिए, या खेलने पर बढ़िए। ${left(actions)}।`,
  looked: (card) => `आपने देखा: ${card}। रखना है या फेंकना है?`,
  play: (actions) => `आपकी बारी: ${left(actions)}।`,
  guard: (card, other) => `${other} का जानवर आया: ${card}। पहरेदार से भगाएँ?`,
  rainMaker: (card, other) => `${other} ने इस पत्ते से सौदा किया: ${card}। मेघदूत से यह पत्ता लें?`,
  discardUtilities: (card, n) => `${card}: एक औज़ार रखिए और ${n} फेंकिए। आख़िर में चुना हुआ सबसे ऊपर रहेगा।`,
  discardCards: (card, n, held) => `${card}: अपने ${cards(held)} में से ${n} फेंकिए। आख़िर में चुना हुआ सबसे ऊपर रहेगा।`,
  firstBid: (lot, min, max) =>
    `नीलामी: ${lotWords(lot)}। अभी कोई बोली नहीं। ${range(min, max)} की बोली लगाइए, या पास कीजिए।`,
  nextBid: (lot, by, min, max) =>
    `नीलामी: ${lotWords(lot)}। अब तक ${by} की बोली ${min - 1} है। ${range(min, max)} की बोली लगाइए, या पास कीजिए।`,
  draft: (card, n, other) => `${card}: ${n} में से एक चुनिए। फिर ${other} की बारी।`,
  payOrCards: (card, other) => `${card}: ${other} को 2 सोना दें, या 2 पत्ते खींचने दें?`,
  wareForAuction: (asks) => `${head(asks)}नीलामी के लिए माल चुनिए।`,
  wareOfTwo: (asks) => `${head(asks)}वह माल चुनिए जिसके दो आपको मिलें।`,
  wareFromSupply: (asks) => `${head(asks)}भंडार से माल चुनिए।`,
  wareToSixth: (asks) => `${head(asks)}भंडार से माल चुनिए (वह ${SIXTH_SPACE_GOLD} सोने में छठी जगह लेगा)।`,
  overflowOne: (card, wares) => `${card}: जगह खाली नहीं, माल है ${wareNames(wares)}। ${FEE} देकर एक रखिए, या कुछ नहीं।`,
  overflow: (card, wares, fit) =>
    `${card}: माल आया ${wareNames(wares)}, जगह ${fit} की है। ${fit} रखिए। बाकी भंडार में जाएगा।`,
  overflowOrMore: (card, wares, fit, most) =>
    `${card}: माल आया ${wareNames(wares)}, जगह ${fit} की है। ${fit} रखिए, या ${FEE} देकर ${most}। बाकी भंडार में जाएगा।`,
  swapTheirs: (asks) => `${head(asks)}सामने वाले का माल चुनिए।`,
  swapMine: (asks, theirs) => `${head(asks)}बदले में अपना माल चुनिए${theirs ? `; मिलेगा ${WARE[theirs]}` : ''}।`,
  takeWare: (asks, other) => `${head(asks)}${other} से कौन सा माल लें, चुनिए।`,
  stolenUtility: (asks, utility) => `${head(asks)}फेंके जाने से पहले ${utility ?? 'औज़ार'} चलाएँ?`,
  takeUtility: (asks, other) => `${head(asks)}${other} का एक औज़ार चुनिए।`,
  takeCard: (asks, other) => `${head(asks)}${other} से कौन सा पत्ता लें, चुनिए।`,
  giveCard: (asks, other) => `${head(asks)}${other} को कौन सा पत्ता दें, चुनिए।`,
  giveAndKeep: (asks, other) => `${head(asks)}${other} को कौन सा पत्ता दें, चुनिए; दूसरा आपका।`,
  option: (asks, kind) => `${head(asks)}${ASKS[kind] ?? 'चुनिए कि क्या हो'}।`,
  tradeGive: (asks) => `${head(asks)}वह माल चुनिए जो पूरा का पूरा देना है।`,
  tradeGet: (asks, give, n) => `${head(asks)}अपने माल ${WARE[give]} (${n}) के बदले क्या लें, चुनिए।`,
  sellEach: (asks, price) => `${head(asks)}बेचने का माल चुनिए, हर एक के ${price} सोने में।`,
  sellTogether: (asks, n, price) =>
    price === null
      ? `${head(asks)}बेचने के लिए अपने ${n} माल चुनिए।`
      : `${head(asks)}अपने ${n} माल चुनिए, ${price} सोने में बेचने को।`,
  returnWare: (asks) => `${head(asks)}भंडार को कौन सा माल दें, चुनिए।`,
  pickWareCard: (asks) => `${head(asks)}वह माल का पत्ता चुनिए जिसका दाम मिले।`,
  discardOneOrTwo: (asks) => `${head(asks)}फेंकने को 1 या 2 पत्ते चुनिए; उतने ही खींचेंगे।`,
  discardOne: (asks) => `${head(asks)}कौन सा पत्ता फेंकें, चुनिए।`,
  peek: (asks, n) => `${head(asks)}इन ${cards(n)} में से एक लीजिए।`,
  discardPick: (asks) => `${head(asks)}फेंके हुए पत्तों में से कौन सा औज़ार लें, चुनिए।`,
  discardSwap: (asks, top) => `${head(asks)}कौन सा पत्ता रखें, चुनिए; फेंके हुए पत्तों से मिलेगा: ${top}।`,
  replaceUtility: (card) => `आपके पास तीन औज़ार हैं: नए के लिए जगह कौन सा छोड़े, चुनिए। नया: ${card}।`,
};

export const waiting: Phrases['waiting'] = {
  draw: (name, actions) => wait(name, `पत्ता देखना या बढ़ना, ${left(actions)}`),
  looked: (name) => wait(name, 'पत्ता रखना या फेंकना'),
  play: (name, actions) => wait(name, `चाल चलना, ${left(actions)}`),
  guard: (name, card) => wait(name, `पहरेदार से जवाब? जानवर है ${card}`),
  rainMaker: (name) => wait(name, 'मेघदूत से सौदे का जवाब?'),
  discardUtilities: (name, n) => wait(name, `${n} औज़ार फेंकना`),
  discardCards: (name, n) => wait(name, `${cards(n)} फेंकना`),
  bid: (name, min) => wait(name, `कम से कम ${min} की बोली, या पास`),
  draft: (name, n) => wait(name, `${n} में से एक चुनना`),
  payOrCards: (name, other) => wait(name, `2 सोना देना, या ${to(other)} 2 पत्ते खींचने देना`),
  pickWare: (name) => wait(name, 'माल चुनना'),
  overflow: (name) => wait(name, 'कौन सा माल रखें, चुनना'),
  exchange: (name, step) => wait(name, `माल की अदला-बदली, 2 में से चरण ${step}`),
  takeWare: (name, other) => wait(name, `${of(other)} एक माल चुनना`),
  stolenUtility: (name) => wait(name, 'छीना हुआ औज़ार चलाना?'),
  takeUtility: (name, other) => wait(name, `${of(other)} एक औज़ार चुनना`),
  takeCard: (name) => wait(name, 'लेने का पत्ता चुनना'),
  giveCard: (name) => wait(name, 'देने का पत्ता चुनना'),
  option: (name, card) => wait(name, `${card} क्या करे, चुनना`),
  sell: (name) => wait(name, 'बेचने का माल चुनना'),
  returnWare: (name) => wait(name, 'लौटाने का माल चुनना'),
  pickWareCard: (name) => wait(name, 'माल का पत्ता चुनना'),
  discardOneOrTwo: (name) => wait(name, '1 या 2 पत्ते फेंकना'),
  discardOne: (name) => wait(name, 'एक पत्ता फेंकना'),
  peek: (name) => wait(name, 'गड्डी के ऊपर से एक पत्ता लेना'),
  discardPick: (name) => wait(name, 'फेंके हुए पत्तों से औज़ार लेना'),
  discardSwap: (name) => wait(name, 'फेंके हुए पत्तों से एक पत्ता बदलना'),
  replaceUtility: (name) => wait(name, 'कौन सा औज़ार छोड़ें, चुनना'),
  frozen: (actions) => `तब तक आपकी ${counted(actions, 'चाल रुकी है', 'चालें रुकी हैं')}।`,
};

export const moves: Phrases['moves'] = {
  buy: (card, price) => `${price} में खरीदें: ${card}`,
  buyWithFee: (card, price, fee) => `${price} में, और छठी जगह के ${fee} देकर खरीदें: ${card}`,
  sell: (card, price) => `${price} में बेचें: ${card}`,
  use: (card) => `चलाएँ: ${card}`,
  build: (price) => `${price} में छोटी दुकान लगाएँ`,
  intoPlay: (card) => `मेज़ पर रखें: ${card}`,
  play: (card) => `खेलें: ${card}`,
  look: 'एक पत्ता देखें (1 चाल)',
  keep: (card) => (card === null ? 'पत्ता रखें' : `रखें: ${card}`),
  discard: (card) => (card === null ? 'पत्ता फेंकें' : `फेंकें: ${card}`),
  goOn: 'खेलने पर बढ़ें',
  end: 'बारी ख़त्म करें',
  endWithBonus: 'बारी ख़त्म करें (+1 सोना)',
  guard: (card) => `पहरेदार खेलें: ${card ?? 'पत्ता'} बेअसर`,
  noGuard: (card) => `नहीं: ${card ?? 'पत्ते'} को चलने दें`,
  rainMaker: (card) => `मेघदूत खेलें: ${card ?? 'पत्ता'} लें`,
  noRainMaker: 'नहीं: पत्ता फेंका हुआ रहे',
  pass: 'पास',
  utilityNow: (utility) => (utility === null ? 'अभी चलाएँ' : `अभी चलाएँ: ${utility}`),
  onlyDiscard: 'बस फेंक दें',
  choice: (kind, word, other) => LABELS[`${kind} ${word}`]?.(other) ?? null,
  wareInDraft: (ware, n) => `${WARE[ware]}: यहाँ ${n}`,
  wareOfYours: (ware, n) => `${WARE[ware]}: आपके पास ${n}`,
  wareInSupply: (ware, n) => `${WARE[ware]}: भंडार में ${n}`,
  space: ({ stand, place }, ware) => {
    const what = ware === null ? 'खाली' : WARE[ware];
    return stand === 0 ? `बड़ी दुकान, जगह ${place}: ${what}` : `छोटी दुकान ${stand}, जगह ${place}: ${what}`;
  },
  keepWare: (ware) => (ware === null ? 'कुछ न रखें' : `रखें: ${WARE[ware]}`),
  bid: (n) => `${n} की बोली`,
  keepNone: 'कुछ न रखें',
  enough: 'बस',
  wait: 'रुकें',
};
