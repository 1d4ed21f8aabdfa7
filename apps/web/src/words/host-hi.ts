/** What the host of a match says about it, in Hindi. */
import { by, ofHer } from '@dealers-choice/words/hindi';
import type { HostPhrases } from './host-en.ts';

export const hi: HostPhrases = {
  gaveUp: (who) => `${by(who)} हार मान ली।`,
  tookBack: (who) => `${by(who)} पिछली चाल वापस ली।`,
  toBot: (who) => `काफ़ी देर से चुप्पी: ${ofHer(who)} जगह अब बॉट खेलेगा।`,
  toPerson: (who) => `${ofHer(who)} वापसी हुई।`,
  stale: 'इस बीच सवाल बदल गया है: फिर से देखिए।',
  wait: 'ज़रा रुकिए, जब तक सब दिख न जाए।',
  notKept: 'यह ब्राउज़र कुछ भी रखने नहीं देता: पन्ना फिर से खोलने पर खेल खो जाएगा।',
  movesLost: (n) => `खेल बीच में रुक गया था और आख़िरी सहेजी जगह से आगे चलता है: ${n} चालें खो गईं।`,
  answerLost: 'खेल बीच में रुक गया था: आपका पिछला जवाब नहीं पहुँचा, कृपया फिर से दीजिए।',
  stopped: (why) => `खेल आगे नहीं चल सकता: उसे चलाने वाला हिस्सा रुक गया (${why})।`,
  noAdvice: 'अभी सलाह देने को कुछ नहीं है।',
  notHere: (seat) => `सीट ${seat} पर इस डिवाइस से कोई नहीं खेल रहा।`,
};
