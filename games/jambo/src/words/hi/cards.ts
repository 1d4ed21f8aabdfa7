/** Cards, wares and categories, in Hindi. */
import type { Card, Category } from '../../rules/table.ts';
import { severalOf, WARES, type Ware } from '../../rules/wares.ts';

export const WARE: Readonly<Record<Ware, string>> = {
  trinkets: 'गहने',
  hides: 'खालें',
  tea: 'चाय',
  silk: 'रेशम',
  fruit: 'फल',
  salt: 'नमक',
};
export const CATEGORY: Readonly<Record<Category, string>> = {
  ware: 'माल',
  stand: 'दुकान',
  people: 'लोग',
  animal: 'जानवर',
  utility: 'औज़ार',
};

type Printed = { name: string; text: string };
const CARDS: Readonly<Record<string, Printed>> = {
  crocodile: {
    name: 'मगरमच्छ',
    text: 'सामने वाले का एक औज़ार लीजिए। चाहें तो उसे तुरंत बिना चाल गँवाए चलाइए; फिर वह फेंका जाता है।',
  },
  parrot: { name: 'तोता', text: 'सामने वाले का एक माल लीजिए।' },
  hyena: { name: 'लकड़बग्घा', text: 'सामने वाले का हाथ देखिए, उसका एक पत्ता लीजिए और अपना एक दीजिए।' },
  snake: { name: 'साँप', text: 'दोनों एक-एक औज़ार रखें और बाकी फेंकें। पहले आप चुनें।' },
  elephant: { name: 'हाथी', text: 'दोनों का सारा माल एक-एक करके फिर से बँटे। पहले आप चुनें।' },
  ape: { name: 'वानर', text: 'दोनों हाथ खुलें और पत्ते एक-एक करके फिर से बँटें। पहले आप चुनें।' },
  lion: { name: 'शेर', text: 'दोनों के औज़ार एक-एक करके फिर से बँटें। पहले आप चुनें।' },
  cheetah: { name: 'चीता', text: 'सामने वाला चुने: आपको 2 सोना दे, या आप 2 पत्ते खींचें।' },
  guard: { name: 'पहरेदार', text: 'जानवर का जवाब: जानवर बेअसर। कोई चाल नहीं लगती।' },
  'rain-maker': { name: 'मेघदूत', text: 'माल के पत्ते से हुए सौदे का जवाब: वह पत्ता आपके हाथ में। कोई चाल नहीं लगती।' },
  shaman: { name: 'ओझा', text: 'एक तरह का अपना सारा माल भंडार के दूसरी तरह के उतने ही माल से बदलिए।' },
  psychic: { name: 'ज्योतिषी', text: 'गड्डी के ऊपर के 6 पत्ते देखिए और एक लीजिए। बाकी वैसे ही रहें।' },
  'tribal-elder': { name: 'मुखिया', text: 'हाथ में 5 पत्ते होने तक खींचिए, या सामने वाला फेंककर 3 पत्ते रखे।' },
  'wise-man': { name: 'दूर देश का ज्ञानी', text: 'इस बारी हर माल का पत्ता खरीद में 2 सोना सस्ता और बिक्री में 2 सोना महँगा।' },
  portuguese: { name: 'पुर्तगाली', text: 'अपना जितना चाहें माल भंडार को दीजिए, हर एक के 2 सोने में।' },
  'basket-maker': { name: 'टोकरी बुनकर', text: '2 सोना दीजिए: भंडार से एक ही तरह के दो माल लीजिए।' },
  dancer: { name: 'नर्तक', text: 'अपने कोई भी तीन माल हाथ के किसी माल के पत्ते के दाम पर बेचिए, उस पर जो भी बना हो।' },
  carrier: { name: 'कुली', text: 'एक को एक ही तरह के दो माल मिलें, दूसरे को 2 पत्ते। किसे क्या, यह आप चुनें।' },
  drummer: { name: 'ढोलची', text: 'फेंके हुए पत्तों में से कोई भी औज़ार हाथ में लीजिए।' },
  well: { name: 'कुआँ', text: '1 सोना दीजिए: एक पत्ता खींचिए।' },
  drums: { name: 'ढोल', text: 'अपना एक माल भंडार को दीजिए: एक पत्ता खींचिए।' },
  throne: { name: 'सिंहासन', text: 'सामने वाले का एक माल अपने एक माल से बदलिए।' },
  boat: { name: 'नाव', text: 'एक पत्ता फेंकिए: भंडार से मनचाहा एक माल लीजिए।' },
  scale: { name: 'तराज़ू', text: '2 पत्ते खींचिए: एक रखिए, दूसरा सामने वाले को दीजिए।' },
  mask: {
    name: 'कायापलट मुखौटा',
    text: 'पहला पत्ता देखने से पहले: हाथ का एक पत्ता फेंकिए और वह लीजिए जो फेंके पत्तों में सबसे ऊपर था।',
  },
  supplies: { name: 'रसद', text: '1 सोना दीजिए या एक पत्ता फेंकिए: माल का पत्ता आने तक पत्ते खोलिए और उसे लीजिए।' },
  kettle: { name: 'केतली', text: '1 या 2 पत्ते फेंकिए: उतने ही खींचिए।' },
  'leopard-statue': { name: 'तेंदुए की मूर्ति', text: '2 सोना दीजिए: भंडार से मनचाहा एक माल लीजिए।' },
  weapons: { name: 'हथियार', text: 'एक पत्ता फेंकिए: 2 सोना पाइए।' },
  'traveling-merchant': { name: 'घुमंतू सौदागर', text: 'भंडार के दो माल नीलामी पर चढ़ाइए।' },
  'arabian-merchant': { name: 'अरब सौदागर', text: 'गड्डी के ऊपर के 3 पत्ते खोलिए और एक साथ नीलामी पर चढ़ाइए।' },
  'small-stand': {
    name: 'छोटी दुकान',
    text: 'माल के लिए तीन जगहें और। खेल की पहली छोटी दुकान 6 सोने की, बाद की हर एक 3 की।',
  },
};

const ofWares = ({ wares, buy, sell }: Card): Printed => ({
  name: wares.length === WARES.length ? 'छहों माल' : severalOf(wares, (ware) => WARE[ware]),
  text: `खरीद ${buy}, बिक्री ${sell}`,
});

export function printed(card: Card): Printed {
  const found = card.category === 'ware' ? ofWares(card) : CARDS[card.id];
  if (!found) throw new Error(`there is no Hindi for ${card.id}`);
  return found;
}

/** A card by its id; ware cards have effects on nobody's gold. */
export const nameOfKind = (kind: string): string => CARDS[kind]?.name ?? kind;
