/** What stands around a table when nothing is played on it, in Hindi. */
import type { AroundText } from './around-en.ts';

export const hi: AroundText = {
  dealing: 'पत्ते बँट रहे हैं',
  shuffling: 'पत्ते फेंटे और बाँटे जा रहे हैं …',
  waits: 'आपका खेल रुका हुआ है',
  noMatch: 'मेज़ पर कोई खेल नहीं है',
  goOn: 'आगे खेलें',
  toGames: 'खेलों पर वापस',
  pass: {
    to: (name) => `डिवाइस ${name} को दीजिए`,
    nobodyElse: 'अभी कोई और न देखे।',
    iAm: (name) => `डिवाइस मेरे पास है: ${name}`,
    seat: (n) => `सीट ${n}`,
  },
  replay: {
    none: 'कोई रिकॉर्ड खुला नहीं है',
    how: 'पहले पन्ने पर रिकॉर्ड खोलिए, या खेल ख़त्म होने के बाद उसे फिर देखिए।',
    of: (game) => `${game}: फिर से`,
    name: 'फिर से देखना',
    you: 'आप',
    toStart: 'शुरुआत पर',
    back: 'एक चाल पीछे',
    pause: 'रोकें',
    play: 'चलाएँ',
    on: 'एक चाल आगे',
    toEnd: 'अंत पर',
    move: 'चाल',
    moveOf: (n, of) => `${of} में से ${n}`,
    rate: 'रफ़्तार',
    rateAt: (rate) => `${rate === 0.5 ? '½' : rate}×`,
    seat: (n) => `सीट ${n}`,
  },
  rulesInEnglish: 'इस खेल के नियम अभी अंग्रेज़ी में ही हैं।',
};
