/** What the screens about cards from files say, in Hindi. */
import { counted } from '@dealers-choice/words/hindi';
import type { CardsText } from './cards-en.ts';

const cards = (n: number): string => counted(n, 'पत्ता', 'पत्ते');
/** A game that speaks English calls what a seat brings a deck. */
const brought = (thing: string): string => (thing === 'Deck' ? 'डेक' : thing);
const ofSeat = (thing: string, seat: number): string => `सीट ${seat} का ${brought(thing)}`;

export const hi: CardsText = {
  none: {
    title: 'लाने को कोई पत्ते नहीं',
    about: 'इस नाम का कोई खेल नहीं है जो फ़ाइल के पत्तों से खेला जाता हो।',
    back: 'खेलों पर वापस',
  },
  title: (game) => `${game} के पत्ते`,
  sets: 'पत्तों के सेट',
  ownCount: (n) => `${cards(n)}, खेल के साथ आए हुए।`,
  playWith: (name) => `${name} से खेलें`,
  remove: (name) => `${name} हटाएँ`,
  sureToRemove: (name) => `${name} को इस ब्राउज़र से हटाएँ? इससे खेले हुए खेलों और रिकॉर्ड को इसकी ज़रूरत है।`,
  keepIt: 'रहने दें',
  chosen: {
    title: 'पत्ते',
    with: 'किन पत्तों से',
    own: 'खेल के साथ आए पत्ते।',
    imported: 'फ़ाइल से लाए पत्ते।',
    toImport: 'पत्ते लाएँ',
  },
  far: {
    sent: (name) => `${name} इस ब्राउज़र में है। मेज़ खुलते ही यह सर्वर को भेजा जाता है, मेज़ पर आने वालों के लिए।`,
    notTaken: (name) => `${name} इस ब्राउज़र में है, और यह सर्वर पन्नों से पत्ते नहीं लेता। सर्वर चलाने वाले इन्हें ला सकते हैं।`,
    token: 'पत्तों का टोकन',
    tokenAbout: 'सर्वर चलाने वाले इसे उन्हें देते हैं जो पत्ते भेज सकते हैं।',
  },
  set: (n, unread, from) => {
    const where = from === 'browser' ? 'इस ब्राउज़र में रखे हुए' : 'सर्वर से';
    const some = unread === null ? '' : unread === 0 ? ', सब पूरे पढ़े गए' : `, ${unread} पूरे नहीं पढ़े गए`;
    return `${cards(n)}${some}, ${where}।`;
  },
  file: {
    title: 'फ़ाइल से लाएँ',
    about:
      'JSON फ़ाइल, जिसमें पत्ते वैसे ही हों जैसे खुली सूचियों में मिलते हैं: नंबर, नाम, किस्म, रंग, लागत, ताक़त, लिखाई। वह यहीं ' +
      'पढ़ी जाती है और इसी ब्राउज़र में रहती है; कहीं कुछ नहीं भेजा जाता। सर्वर के सेट `dealer cards import` से आते हैं।',
    label: 'पत्तों की फ़ाइल',
    choose: 'फ़ाइल चुनें',
    reading: (file) => `${file} पढ़ी जा रही है … बड़ी फ़ाइल में कुछ सेकंड लगते हैं।`,
    progress: (read, of) => `${of} में से ${read} पाठ`,
    cancel: 'रद्द करें',
    cancelled: (file) => `${file} पूरी नहीं पढ़ी गई। पत्ते नहीं रखे गए; दोबारा खोलने पर पढ़ना वहीं से आगे बढ़ेगा।`,
    tooLarge: (file, has, most) => `${file} ${has} MB की है; ${most} MB तक चलती है।`,
    cannotKeep: (why) => `यह ब्राउज़र ये पत्ते नहीं रख सकता: ${why}`,
    kept: (name) => `${name} अब इस ब्राउज़र में है।`,
    keepAs: 'किस नाम से रखें',
    keepAsAbout: 'सूचियों, खेलों और रिकॉर्ड में सेट का यही नाम होगा।',
    badName: 'नाम में सिर्फ़ अंग्रेज़ी अक्षर, अंक और डैश हों, ज़्यादा से ज़्यादा 60।',
    onServer: (name) => `सर्वर पर ${name} नाम के पत्ते हैं: कोई और नाम चुनिए।`,
    full: (most) => `इस ब्राउज़र में ${most} सेट हो चुके हैं: पहले एक हटाइए।`,
    taken: (name) => `${name} नाम के पत्ते पहले से हैं। उनकी जगह ये रखें।`,
    keep: 'ये पत्ते रखें',
    leave: 'रहने दें',
  },
  report: {
    title: 'फ़ाइल में क्या है',
    playable: (n, file) => `${file} के ${cards(n)} खेले जा सकते हैं।`,
    read: (read, texts) => `${texts} में से ${read} की लिखाई आख़िरी शब्द तक पढ़ी गई।`,
    problems: (n) => counted(n, 'गड़बड़ी', 'गड़बड़ियाँ'),
    unread: (n) => counted(n, 'पत्ता पूरा नहीं पढ़ा गया', 'पत्ते पूरे नहीं पढ़े गए'),
    more: (n) => `… और ${n} बाकी।`,
  },
  pictures: {
    title: 'तस्वीरें',
    none: 'कोई तस्वीर नहीं: हर पत्ता यह पन्ना खुद बनाता है।',
    served: (n) => `सर्वर पर ${cards(n)} की तस्वीरें हैं।`,
    from: (host) => `तस्वीरें ${host} से आती हैं। जिस पत्ते की तस्वीर नहीं, उसे यह पन्ना खुद बनाता है।`,
    about:
      'तस्वीरें किस फ़ोल्डर या किस एक साइट से आएँ, यह सर्वर चलाने वाला बताता है, और पन्ना उन्हें कहीं और से नहीं लेता: ' +
      '`npm start -- --images pictures`, जिसमें `XA01-001.png` जैसी फ़ाइलें हों, या `--images https://host/{id}.png`।',
    own: {
      title: 'इस डिवाइस से',
      about:
        'आपकी चुनी हुई तस्वीरें इसी ब्राउज़र में रहती हैं और बिना नेटवर्क के भी दिखती हैं। फ़ाइल का नाम पत्ते का नंबर हो, ' +
        'जैसे `XA01-001.png`; बड़ी तस्वीरें छोटी कर दी जाती हैं।',
      folder: 'फ़ोल्डर चुनें',
      files: 'तस्वीरें चुनें',
      working: (done, all) => `${all} में से ${done} फ़ाइलें पढ़ी गईं।`,
      kept: (n) => counted(n, 'तस्वीर रखी है।', 'तस्वीरें रखी हैं।'),
      left: (n) =>
        counted(
          n,
          'फ़ाइल तस्वीर नहीं है, बहुत बड़ी है, या उसका नाम किसी पत्ते का नहीं।',
          'फ़ाइलें तस्वीरें नहीं हैं, बहुत बड़ी हैं, या उनके नाम किसी पत्ते के नहीं।',
        ),
      remove: 'ये तस्वीरें हटाएँ',
    },
  },
  brought: {
    thing: brought,
    label: ofSeat,
    written: (thing, seat) => `${ofSeat(thing, seat)}, लिखकर`,
    unread: (n) => counted(n, 'पत्ते की लिखाई पूरी नहीं पढ़ी गई।', 'पत्तों की लिखाई पूरी नहीं पढ़ी गई।'),
    unreadAbout: 'जो नहीं पढ़ा गया, उससे कुछ नहीं होता। Strict चालू हो, तो ऐसे डेक नहीं चलते।',
    cards,
    cardsOf: (thing, seat, n) => `${ofSeat(thing, seat)}: ${cards(n)}`,
    list: (thing, seat) => `${ofSeat(thing, seat)}: सब पत्ते`,
    sentence: 'पूरा नहीं पढ़ा गया:',
    copy: 'सूची कॉपी करें',
    copyOf: (thing, seat) => `सूची कॉपी करें: ${ofSeat(thing, seat)}`,
    save: 'सूची सहेजें',
    saveOf: (thing, seat) => `सूची सहेजें: ${ofSeat(thing, seat)}`,
    copied: 'कॉपी हो गई।',
    cannotCopy: 'यह ब्राउज़र पन्ने को कॉपी नहीं करने देता: सूची सहेज लीजिए।',
  },
};
