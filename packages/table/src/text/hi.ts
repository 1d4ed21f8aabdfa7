/** What a table says beside the words of its game, in Hindi. */
import { counted, listed } from '@dealers-choice/words/hindi';
import type { TableText } from './en.ts';

const cards = (n: number): string => counted(n, 'पत्ता', 'पत्ते');
const ways = (n: number): string => counted(n, 'तरीका', 'तरीके');
const span = (min: number, max: number): string =>
  min === max ? `${max}` : min === 0 ? `ज़्यादा से ज़्यादा ${max}` : `${min} से ${max}`;
const STATES = { waiting: 'रुका है', moving: 'चल रहा है', stopped: 'रुक गया है' };

export const hi: TableText = {
  moment: 'ज़रा रुकिए …',
  deciding: (names) => `फ़ैसला ${listed(names)} को करना है।`,
  asked: {
    question: 'सवाल',
    confirm: 'पक्का करें',
    takeBack: 'वापस लें',
    nothingAsked: 'अभी आपसे कुछ नहीं पूछा गया है।',
    nothingChosen: 'अभी कुछ नहीं चुना गया: पहले चुनिए, फिर पक्का कीजिए।',
    hintSeat: 'चमकती सीट छुइए, या उसका नंबर दबाइए।',
    hintOption: 'कोई विकल्प छुइए, या उसका अक्षर दबाइए।',
    hint: 'जो चमक रहा है उसे छुइए, या तीर वाले बटन दबाइए।',
    pickMore: (n) => `पहले ${n} और चुनिए।`,
    noMoreThan: (n) => `${n} से ज़्यादा नहीं: पहले एक वापस लीजिए।`,
    picked: (n, min, max) => `${n} चुने, चाहिए ${span(min, max)}`,
    ordered: (n, min, max) => `${n} चुने, चाहिए ${span(min, max)}, इस क्रम में:`,
    cardsToChooseFrom: 'इनमें से चुनिए',
    noSeat: (seat, seats) => `सीट ${seat} नहीं है: इस मेज़ पर ${seats} सीटें हैं।`,
    seatNotHere: (seat) => `सीट ${seat} यहाँ नहीं चुनी जा सकती।`,
  },
  ways: {
    chooseCards: 'अपने हाथ के पत्ते चुनिए, तो पता चलेगा कि उनसे क्या हो सकता है।',
    chosen: (n) => `${cards(n)} चुने`,
    chooseNone: 'कुछ न चुनें',
    withOthers: (n) => `दूसरे पत्तों के साथ ${ways(n)} और`,
    ways: (action, n) => `${action}: ${ways(n)}`,
    refused: (action, n) => `${action}: ${ways(n)}, जो अभी नहीं हो सकते`,
  },
  order: {
    list: 'क्रम',
    left: 'अभी क्रम से बाहर',
    up: (thing) => `${thing} को ऊपर ले जाएँ`,
    down: (thing) => `${thing} को नीचे ले जाएँ`,
    remove: (thing) => `${thing} को हटाएँ`,
  },
  number: {
    less: 'एक कम',
    more: 'एक ज़्यादा',
    between: (min, max) => `${min} से ${max} तक कोई संख्या`,
    none: 'अभी कुछ नहीं चुना',
  },
  layout: {
    cards: 'बिछाने के पत्ते',
    run: 'किस जोड़ में जाए',
    standsFor: 'किसकी जगह',
    lay: 'बिछाएँ',
  },
  timing: {
    over: 'हो गया।',
    holding: 'दबाए रखिए। छोड़िए मत।',
    holdingSteady: 'पकड़ बनी है। छोड़ना हो तभी फिर दबाइए।',
    letGo: 'आपने छोड़ दिया।',
    hold: (keys) => `यहाँ दबाकर रखिए, या ${keys} दबाए रखिए।`,
    holdSteady: (keys) => `पकड़ने के लिए यहाँ या ${keys} दबाइए।`,
    eitherKey: 'Space या F',
    startsWhenHeld: 'बटन दबाकर रखने पर ही निशान चलेगा।',
    marker: (state, parts) => `निशान ${STATES[state]}; पट्टी के हिस्से: ${parts.join(', ')}`,
  },
  card: {
    faceDown: 'उल्टा पत्ता',
    faceDownAt: (place) => `उल्टा पत्ता ${place}`,
    faceDownCard: 'उल्टा पत्ता',
    unread: 'इस पत्ते का लेख पूरा नहीं पढ़ा गया।',
    as: 'यानी',
    look: (name) => `${name} देखें`,
    lookThrough: (pile, what) => `${pile} देखें, ${what}`,
    count: cards,
    empty: 'खाली',
    none: (pile) => `${pile}: कुछ नहीं`,
    rowOf: (pile, owner) => `${owner}: ${pile}`,
    yours: (pile) => `आपके पास, ${pile}`,
  },
  board: {
    table: 'मेज़',
    seats: 'सीटें',
    status: 'हालत',
    turn: 'बारी नंबर',
    winner: 'विजेता',
    deciding: 'फ़ैसला बाकी',
    none: 'कोई नहीं',
    yes: 'हाँ',
    no: 'नहीं',
  },
  close: 'बंद करें',
};
