/** What Jambo says to people, in Hindi. */
import { ofHer } from '@dealers-choice/words/hindi';
import type { Phrases } from './en.ts';
import { CATEGORY, printed, WARE } from './hi/cards.ts';
import { events } from './hi/events.ts';
import { moves, prompts, waiting } from './hi/questions.ts';
import { refusals } from './hi/refusals.ts';
import { wordsIn } from './words-in.ts';

export const hi: Phrases = {
  title: 'जाम्बो',
  about:
    'बाज़ार के दो व्यापारी छह तरह का माल खरीदते-बेचते हैं। 60 सोने के साथ बारी ख़त्म हो तो आख़िरी बारी आती है: ज़्यादा सोने वाले की जीत।',
  keys: [
    { keys: '1 – 9', does: 'हाथ का उस नंबर का पत्ता उठाएँ' },
    { keys: 'Esc', does: 'उठाया या चुना हुआ वापस रखें' },
  ],
  red: 'लाल',
  blue: 'नील',
  card: printed,
  category: (category) => CATEGORY[category],
  aCard: 'एक पत्ता',
  theCard: 'पत्ता',
  ware: (ware) => WARE[ware],
  fields: {
    active: 'बारी',
    phase: 'दौर',
    actions: 'बाकी चालें',
    wiseMen: 'ज्ञानी',
    firstStandBuilt: 'अगली छोटी दुकान',
    deck: 'गड्डी',
    discard: 'फेंके हुए पत्ते',
    hand: 'हाथ',
    looked: 'देखे हुए पत्ते',
    utilities: 'औज़ार',
    played: 'चल रहा पत्ता',
    pool: 'बीच में',
    gold: 'सोना',
    supply: 'भंडार',
    lot: 'बीच का माल',
    waiting: 'आता हुआ माल',
    large: 'बड़ी दुकान',
    small: 'छोटी दुकानें',
    used: 'चल चुका',
  },
  setting: (name) => ({ startSeat: { name: 'पहली बारी', about: 'पहली बारी किसकी' } })[name],
  random: 'पर्ची से',
  seat: (seat) => `सीट ${seat}`,
  phases: { draw: 'देखना', play: 'खेलना', end: 'अंत' },
  actionsOf: (left, all) => `${all} में से ${left}`,
  price: (gold) => `${gold} सोना`,
  inSupply: (ware, n) => `${WARE[ware]} ${n}`,
  finalTurn: (who, left, all, purses) => {
    const gold = purses.map((one) => `${one.who.you ? 'आप' : one.who.name} ${one.gold}`).join(', ');
    return `${ofHer(who)} आख़िरी बारी, ${all} में से ${left} चालें बाकी। सोना: ${gold}। ज़्यादा सोने वाले की जीत; इस बारी अंत की जाँच नहीं।`;
  },
  actions: {
    LOOK: 'देखना',
    KEEP: 'रखना',
    DISCARD_LOOK: 'फेंकना',
    END_DRAW: 'खेलने पर बढ़ना',
    BUY: 'खरीदना',
    SELL: 'बेचना',
    USE: 'चलाना',
    PLAY: 'खेलना',
    END_TURN: 'बारी ख़त्म करना',
  },
  events,
  prompts,
  waiting,
  moves,
  refusals,
  stopped: 'कोई नहीं जीता: खेल रोक दिया गया।',
  wonByGivingUp: (who) => `${ofHer(who)} जीत: सामने वाले ने हार मान ली।`,
  ending: (names, gold, winner) => `${names[0]}: ${gold[0]} सोना, ${names[1]}: ${gold[1]} सोना। ${ofHer(winner)} जीत!`,
  tie: 'सोना बराबर हो तो आख़िरी बारी वाले की जीत।',
};

export const words = wordsIn('hi', hi);
