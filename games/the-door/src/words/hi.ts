/** What The Door says to people, in Hindi. */
import type { Setting } from '@dealers-choice/words';
import { by, counted, of, ofHer, ofThem, to } from '@dealers-choice/words/hindi';
import type { Distance } from '../rules/board.ts';
import type { ChaosOutcome, DoorOptions } from '../rules/table.ts';
import type { Phrases } from './en.ts';
import { wordsIn } from './words-in.ts';

const NAMES = ['एंकर', 'बीकन', 'कटलस', 'ड्राईडॉक', 'एम्बर', 'फ़ैदम', 'गेल', 'हैल्यार्ड', 'आयरनसाइड'];
type Printed = { name: string; text: string };
const JUDGE: Printed = { name: 'जज', text: 'किसी और खिलाड़ी की 1 जान जाए।' };
const JURY: Printed = {
  name: 'जूरी',
  text: 'कोई और खिलाड़ी पंच बने और बताए कि किसकी 2 जानें जाएँ। नाम आपका भी आ सकता है।',
};
const SUMMON: Printed = { name: 'बुलावा', text: 'कोई और खिलाड़ी आपके खाने में आए।' };
const EXILE: Printed = {
  name: 'देश-निकाला',
  text: 'किसी और खिलाड़ी की 1 जान जाए, वह खाना 10 की जेल में जाए और उसकी एक बारी छूटे।',
};
const RESURRECT: Printed = { name: 'जीवनदान', text: 'कोई मरा हुआ खिलाड़ी 1 जान के साथ शुरुआत पर लौटे।' };
const REAP: Printed = { name: 'काल', text: 'किसी और खिलाड़ी की मौत।' };
const OPTIONS: Readonly<Record<string, Printed>> = { JUDGE, JURY, SUMMON, EXILE, RESURRECT, REAP };
const either = (one: Printed, other: Printed): Printed => ({
  name: `${one.name} या ${other.name}`,
  text: `${one.name}: ${one.text} ${other.name}: ${other.text}`,
});
const CARDS: Readonly<Record<string, Printed>> = {
  JUDGE_JURY: either(JUDGE, JURY),
  SUMMON_EXILE: either(SUMMON, EXILE),
  RESURRECT_REAP: either(RESURRECT, REAP),
  CHAOS: {
    name: 'घमासान',
    text: 'कोई और खिलाड़ी चुनिए। वह डिब्बा ले तो गेंद आप फेंकें, गेंद ले तो डिब्बा आप पकड़ें। दोनों में से एक की मौत।',
  },
};
const printed = (of: Readonly<Record<string, Printed>>, id: string): Printed => {
  const found = of[id];
  if (!found) throw new Error(`there is no Hindi for ${id}`);
  return found;
};
const RANGE: Readonly<Record<Distance, string>> = { 1: 'आसान', 2: 'टेढ़ा', 3: 'मुश्किल', 4: 'बेरहम' };
const RESULT: Readonly<Record<ChaosOutcome, string>> = {
  HIT_CAN: 'गेंद डिब्बे पर लगी।',
  HIT_BODY: 'गेंद बदन पर लगी।',
  MISS: 'गेंद चूक गई।',
  DEFENDER_FLINCH: 'डिब्बे वाले हाथ हिल गए।',
};
const DEATHS: Readonly<Record<string, string>> = {
  JUDGE: 'जज के फ़ैसले में',
  JURY: 'पंच के फ़ैसले में',
  EXILE: 'जेल के रास्ते में',
  REAP: 'काल के हाथों',
  CHAOS: 'घमासान में',
};
const SETTINGS: Readonly<Record<keyof DoorOptions, Setting>> = {
  startSeat: { name: 'पहली बारी', about: 'पहली बारी किसकी' },
  lives: { name: 'जानें', about: 'शुरू में जानें' },
  doorOpens: { name: 'दरवाज़ा कब खुले', about: 'दरवाज़े तक कब पहुँचा जा सकता है: हमेशा, या सिर्फ़ बिजली दौर में' },
  flinch: { name: 'हिलना मना', about: 'डिब्बे वाला हाथ जल्दी छूटे तो भिड़ंत में हार' },
  characters: { name: 'किरदार', about: 'हर सीट का किरदार, 1 से 9' },
  aiLevel: { name: 'कंप्यूटर', about: 'कंप्यूटर कैसे खेले: किरदार के स्वभाव से, या तेज़' },
  afkSeconds: { name: 'चुप्पी', about: 'कितने सेकंड की चुप्पी के बाद सीट कंप्यूटर को मिल सकती है; 0 यानी कभी नहीं' },
};
const ASKS: Readonly<Record<string, (drawer: string) => string>> = {
  JURY_VICTIM: (drawer) => `${drawer} ने आपको पंच बनाया: किसकी 2 जानें जाएँ?`,
  CHAOS_TARGET: () => 'घमासान: किससे भिड़ना है, चुनिए।',
  CHAOS_ROLE: () => 'घमासान: डिब्बा लेकर निशाना बनिए, या गेंद लेकर फेंकिए।',
  CHAOS_READY: () => 'घमासान: अपनी जगह लीजिए। गेंद के पहुँचने तक हिलिए मत।',
};
const ANSWERS: Readonly<Record<string, string>> = { CAN: 'डिब्बा लें: निशाना बनें', BALL: 'गेंद लें: फेंकें' };
const lives = (n: number): string => counted(n, 'जान', 'जानें');
const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

export const hi: Phrases = {
  title: 'दरवाज़ा',
  about: 'सबसे पहले दरवाज़े तक पहुँचिए या अकेले ज़िंदा बचिए: पासा फेंकिए, चोट देने वाले पत्ते खींचिए और घमासान में भिड़िए।',
  keys: [
    { keys: '1 – 9', does: 'जहाँ किसी को चुनना हो: उस नंबर के खिलाड़ी को चुनें' },
    { keys: 'A  B', does: 'बायाँ या दायाँ किवाड़ चुनें; फिर से: उसकी जगह दूसरा' },
    { keys: 'Space', does: 'पासा फेंकें; सुनहरे बटन का काम करें; फेंक का तीर रोकें' },
    { keys: 'Space / F', does: 'दबाए रखें: मुक़ाबले में स्थिर खड़े रहें' },
  ],
  character: (id) => NAMES[id - 1] ?? '',
  card: ({ id }) => printed(CARDS, id),
  option: ({ id }) => printed(OPTIONS, id),
  optionLabel: (name, text) => `${name}: ${text}`,
  fields: {
    turnSeat: 'बारी',
    lightning: 'बिजली दौर',
    deck: 'गड्डी',
    discard: 'फेंके हुए पत्ते',
    pending: 'चल रहा पत्ता',
    lives: 'जानें',
    pos: 'खाना',
    jailed: 'जेल में',
    skip: 'छूटने वाली बारी',
    turnsTaken: 'खेली हुई बारियाँ',
  },
  setting: (name) => SETTINGS[name],
  choices: {
    random: 'पर्ची से',
    seat: (seat) => `सीट ${seat}`,
    always: 'हमेशा',
    lightning: 'बिजली दौर में',
    temper: 'स्वभाव से',
    sharp: 'तेज़',
  },

  turnStarted: (who) => `अब ${ofHer(who)} बारी है।`,
  turnSkipped: (who) => `${ofHer(who)} बारी छूट गई।`,
  released: (who) => `${to(who)} जेल से रिहाई मिली।`,
  rolled: (who, value) => `${by(who)} पासे पर ${value} फेंका।`,
  moved: (who, from, toSquare) => `${ofHer(who)} गोटी खाना ${from} से ${toSquare} पर गई।`,
  drew: (who, card) => `${by(who)} पत्ता खींचा: ${card}।`,
  drewByLightning: (who, card) => `${by(who)} बिजली दौर का पत्ता खींचा: ${card}।`,
  choseOption: (who, option) => `${by(who)} चुना: ${option}।`,
  choseTarget: (who, target) => `${by(who)} ${to(target)} निशाना बनाया।`,
  choseSelector: (who, target) => `${by(who)} ${to(target)} पंच बनाया।`,
  choseVictim: (who, target) => `${by(who)} ${of(target)} नाम लिया।`,
  lives: (who, n, change) => `${ofThem(who)} पास ${lives(n)} (${signed(change)})।`,
  died: (who, how) => {
    const words = DEATHS[how];
    return words ? `${ofHer(who)} जान ${words} गई।` : `${by(who)} हार मानी और जान गई।`;
  },
  summoned: (who, from, toSquare) => `${to(who)} बुलावा आया: खाना ${from} से ${toSquare} पर।`,
  exiled: (who) => `${to(who)} देश-निकाला मिला: सीधे जेल, और एक बारी छूटेगी।`,
  resurrected: (who) => `${to(who)} जीवनदान मिला: फिर शुरुआत से।`,
  tookRole: (who, role) => (role === 'CAN' ? `${by(who)} डिब्बा लिया।` : `${by(who)} गेंद ली।`),
  duelStarted: (thrower, defender, distance) =>
    `${ofThem(defender)} हाथ में डिब्बा, ${ofThem(thrower)} हाथ में गेंद। दूरी ${distance} (${RANGE[distance]})।`,
  duelEnded: (outcome, loser) => `${RESULT[outcome]} भिड़ंत में ${ofHer(loser)} हार हुई।`,
  reshuffled: 'फेंके हुए पत्ते फेंटकर नई गड्डी बनी।',
  lightningOn: 'बिजली दौर: अब से हर बारी में पत्ता खिंचेगा।',
  wonAtDoor: (who) => `दरवाज़े पर ${ofHer(who)} जीत हुई।`,
  wonAlive: (who) => `अकेले ज़िंदा बचकर ${ofHer(who)} जीत हुई।`,

  endedAtDoor: (who) => `${ofHer(who)} जीत: दरवाज़े के पार।`,
  endedAlive: (who) => `${ofHer(who)} जीत: अकेले ज़िंदा।`,
  stopped: 'कोई नहीं जीता: खेल रोक दिया गया।',

  roll: 'पासा फेंकिए।',
  chooseOption: 'चुनिए कि पत्ता क्या करे।',
  chooseTarget: (option) => `${option}: कोई खिलाड़ी चुनिए।`,
  chooseSelector: (option) => `${option}: पंच चुनिए।`,
  cardAsks: (prompt, drawer) => ASKS[prompt]?.(drawer) ?? null,
  cardAnswer: (_prompt, word) => ANSWERS[word] ?? null,
  chaosThrow: (thrower, defender) => {
    if (thrower.you) return `घमासान: गेंद आपके हाथ में है, ${defender.name} को थमे रहना है।`;
    if (defender.you) return `घमासान: गेंद ${thrower.name} के हाथ में है, आपको थमे रहना है।`;
    return `घमासान: गेंद ${thrower.name} के हाथ में है, ${defender.name} को थमे रहना है।`;
  },

  doRoll: 'पासा फेंकें',
  doStand: 'तैयार',
  doThrow: 'फेंकें',
  doHold: 'थमे रहें',
  doLetGo: 'छोड़ दें',
  seatLabel: (seat, name) => `${seat} ${name}`,
  body: 'बदन',
  can: 'डिब्बा',

  refusals: {
    gameOver: 'खेल खत्म हो चुका है।',
    theyDuel: (thrower, defender) => `यह आपका फ़ैसला नहीं: गेंद ${thrower} के हाथ में है, ${defender} को थमे रहना है।`,
    theyDecide: (name) => `यह आपका फ़ैसला नहीं: अभी ${name} को चुनना है।`,
    wrongStep: 'इस समय यह नहीं हो सकता।',
    noSuchOption: 'इस पत्ते में यह विकल्प नहीं है।',
    nobodyDead: 'कोई मरा नहीं है, तो जीवनदान किसे मिले।',
    notYourself: 'खुद को नहीं चुना जा सकता।',
    dead: (name) => `${name} की जान जा चुकी है।`,
    alive: (name) => `${name} की जान बाकी है: जीवनदान सिर्फ़ मरे हुए को मिलता है।`,
    thatPlayer: 'उस खिलाड़ी',
    noSuchSeat: (seats) => `ऐसी कोई सीट नहीं: सीटें 1 से ${seats} हैं।`,
    alreadyThrown: 'आपकी गेंद जा चुकी है: हर भिड़ंत में एक ही बार।',
    alreadyAnswered: 'आपका जवाब आ चुका है: हर भिड़ंत में एक ही बार।',
    badTiming: 'भेजा गया समय सही नहीं हो सकता।',
    unknown: 'दरवाज़ा में ऐसी कोई चाल नहीं है।',
  },
};

export const words = wordsIn('hi', hi);
