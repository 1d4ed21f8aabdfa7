/** What Dhappa Baaji says to people, in Hindi. */
import type { Setting } from '@dealers-choice/words';
import { counted } from '@dealers-choice/words/hindi';
import { type Card, nameOf, type Rank, type Suit } from '../cards/pack.ts';
import { type DhappaOptions, GOAL } from '../rules/table.ts';
import type { Phrases } from './en.ts';
import { events, KIND } from './hi/events.ts';
import { refusals } from './hi/refusals.ts';
import { wordsIn } from './words-in.ts';

const SUITS: Readonly<Record<Suit, string>> = { S: 'हुकुम', H: 'पान', C: 'चिड़ी', D: 'ईंट' };
const COURT: Readonly<Partial<Record<Rank, string>>> = { A: 'का इक्का', K: 'का बादशाह', Q: 'की बेगम', J: 'का गुलाम' };
const textOf = ({ rank, suit }: Card): string => {
  if (rank === '2') return 'टिका वाइल्ड: किसी भी पत्ते की जगह लगता है और जोड़ से कभी नहीं निकलता। फेंकने पर ढेर जला देता है।';
  if (rank === 'Jo') return 'उड़ता वाइल्ड: किसी भी पत्ते की जगह लगता है, जब तक कोई असली पत्ता देकर इसे न ले ले।';
  return `${SUITS[suit]} ${COURT[rank] ?? `का ${rank}`}`;
};
const cards = (n: number): string => counted(n, 'पत्ता', 'पत्ते');
const wilds = (pure: boolean, n: number): string => (pure ? 'शुद्ध' : `${n} वाइल्ड`);
const team = (of: string, names: readonly string[]): string => `टीम ${of} (${names.join(', ')})`;
const SETTINGS: Readonly<Record<keyof DhappaOptions, Setting>> = {
  startSeat: { name: 'पहली बारी', about: 'पहली बारी किसकी' },
  draftVisibility: { name: 'बारी किसे दिखे', about: 'फेंकने से पहले बारी कौन देखे: सिर्फ़ खेलने वाला, या सब' },
  firstTurnFreePick: { name: 'पहली बार छूट', about: 'बाज़ी का पहला पत्ता ढेर से बिना बिछाए भी उठ सकता है' },
  wildPickFree: { name: 'वाइल्ड की छूट', about: 'वाइल्ड पत्ता ढेर से बिना बिछाए भी उठ सकता है' },
  lockMinLength: { name: 'ताले की लंबाई', about: 'ताले के हर जोड़ में कितने पत्ते' },
  exhaustion: { name: 'गड्डी ख़त्म', about: 'गड्डी ख़त्म हो तो बाज़ी बराबर, या ढेर एक बार फेंटा जाए' },
  turnSeconds: { name: 'बारी का समय', about: 'बारी के सेकंड; 0 यानी घड़ी नहीं' },
  match: { name: 'मुकाबला', about: `एक बाज़ी, या ${GOAL} अंकों तक` },
};

export const hi: Phrases = {
  title: 'धप्पा बाज़ी',
  about: 'दो टीमें मेज़ पर जोड़ बिछाती हैं, दो तरह के वाइल्ड सँभालती हैं और तीन साफ़ जोड़ों से बाज़ी मारती हैं।',
  keys: [
    { keys: '← →', does: 'हाथ में आगे-पीछे जाएँ' },
    { keys: '↑ ↓', does: 'जहाँ चुने हुए पत्ते लगते हैं, उन जगहों पर जाएँ' },
    { keys: 'Space', does: 'पत्ता चुनें, या वापस रखें' },
    { keys: 'N', does: 'पत्ता खींचें' },
    { keys: 'P', does: 'फेंकी गड्डी देखें, और उसमें से उठाएँ' },
    { keys: 'R', does: 'चुने हुए पत्तों से नया जोड़ बिछाएँ' },
    { keys: 'A', does: 'चुने हुए पत्ते किसी जोड़ में लगाएँ' },
    { keys: 'M', does: 'दो जोड़ मिलाएँ, बीच में चुना हुआ पत्ता रखकर भी' },
    { keys: 'D', does: 'चुना हुआ पत्ता फेंकें' },
    { keys: 'U', does: 'वापस लें' },
    { keys: 'Esc', does: 'बंद करें, या चुने हुए पत्ते वापस रखें' },
  ],
  name: (copy) => (copy === 0 ? 'एक पत्ता' : nameOf(copy) === 'Joker' ? 'जोकर' : nameOf(copy)),
  card: (card) => ({ name: card.rank === 'Jo' ? 'जोकर' : card.name, text: textOf(card) }),
  wild: 'वाइल्ड',
  cards,
  laidAs: (card, as) => `${as} की जगह ${card}`,
  fields: {
    turnSeat: 'बारी',
    hand: 'हाथ',
    pile: 'ढेर',
    deck: 'गड्डी',
    removed: 'जले हुए पत्ते',
    opened: 'टीम',
    lockA: 'टीम A का ताला',
    lockB: 'टीम B का ताला',
    deal: 'बाज़ी',
    scoreA: 'टीम A के अंक',
    scoreB: 'टीम B के अंक',
  },
  actions: {
    PICK_DRAW: 'गड्डी से खींचना',
    PICK_DISCARD: 'ढेर से उठाना',
    CREATE_RUN: 'जोड़ बिछाना',
    ADD_TO_RUN: 'जोड़ बढ़ाना',
    SWAP_JOKER: 'जोकर बदलना',
    MELD_RUNS: 'जोड़ मिलाना',
    END_PLAY: 'बिछाना पूरा करना',
    DISCARD_CARD: 'पत्ता फेंकना',
    DEAL: 'बाँटना',
  },
  setting: (name) => SETTINGS[name],
  choices: {
    random: 'पर्ची से',
    private: 'सिर्फ़ खेलने वाला',
    live: 'सब, साथ-साथ',
    draw: 'बाज़ी बराबर',
    reshuffleOnce: 'ढेर एक बार फेंटा जाए',
    single: 'एक बाज़ी',
    points: 'अंकों के लिए बाज़ियाँ',
  },
  seat: (seat) => `सीट ${seat}`,

  mustPlay: (name, card) => `${name} को ${card} बिछाना ज़रूरी है।`,
  youMustPlay: (card) => `आपको ${card} बिछाना ज़रूरी है।`,
  lastTurn: 'गड्डी ख़त्म: यह आख़िरी बारी है।',
  teamName: (of) => `टीम ${of}`,
  runName: (run) => `जोड़ ${run}`,
  runNote: (pure, n, by) => `${wilds(pure, n)}, ${by} का`,
  runNoteYours: (pure, n) => `${wilds(pure, n)}, आपका`,
  topFirst: 'ऊपर वाला पहले',
  openedTeam: (of) => `${of}, खाता खुला`,
  lockMade: (lock) => `जोड़ ${lock.join(', ')} से बना`,
  lockMeter: (runs, ofRuns, wildCards, ofWilds) =>
    `नहीं बना: ${ofRuns} में से ${runs} जोड़, ${ofWilds} में से ${wildCards} वाइल्ड`,
  jokerShort: 'जो',

  prompts: {
    drawOnly: 'गड्डी से पत्ता खींचिए; ढेर खाली है।',
    pick: (top) => `गड्डी से खींचिए, या ढेर से उस पत्ते तक उठाइए जो बिछ सके (ऊपर: ${top})।`,
    playKey: (card) => `फेंकने से पहले ${card} बिछाइए, जो उठाए पत्तों में सबसे नीचे था।`,
    play: 'बिछाइए, बढ़ाइए, जोकर बदलिए या जोड़ मिलाइए, फिर फेंकिए।',
    discard: 'बारी ख़त्म करने को एक पत्ता फेंकिए।',
    dealOver: (scoreA, scoreB) => `बाज़ी पूरी हुई, ${scoreA} और ${scoreB}। अगली बाँटिए।`,
  },
  moves: {
    draw: 'गड्डी से खींचें',
    takeOne: (n, down) => `${down} तक ${cards(n)} उठाएँ`,
    take: (n, down, which) => `${down} तक ${cards(n)} उठाएँ: ${which}`,
    endPlay: 'बिछाना पूरा करें',
    discard: (card) => `फेंकें: ${card}`,
    deal: 'अगली बाज़ी बाँटें',
    run: (run, which) => `जोड़ ${run} (${which})`,
    bareRun: (run) => `जोड़ ${run}`,
    lay: (kind, which) => `${KIND[kind]} बिछाएँ: ${which}`,
    add: (which, run) => `${run} में लगाएँ: ${which}`,
    swap: (which, run) => `${run} का जोकर बदलें: ${which}`,
    meld: (other, run) => `${other} को ${run} में मिलाएँ`,
    meldWith: (other, run, which) => `${other} को ${run} में मिलाएँ, बीच में ${which}`,
    shift: (card, as) => `${card} अब ${as} पर`,
  },
  events,
  refusals,
  drawn: 'बराबर: गड्डी ख़त्म हो गई।',
  nobody: 'कोई नहीं जीता।',
  wonMatch: (of, names, scoreA, scoreB) => `${team(of, names)} मुकाबला जीत गई, ${scoreA} और ${scoreB}।`,
  wonByGivingUp: (of, names) => `${team(of, names)} की जीत: दूसरों ने हार मान ली।`,
  wonByGoingOut: (of, names) => `${team(of, names)} ने बाज़ी मार ली।`,
  youAmong: 'आप',
};

export const words = wordsIn('hi', hi);
