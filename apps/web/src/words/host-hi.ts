/** What the host of a match says about it, in Hindi. */
import { by } from '@dealers-choice/words/hindi';
import type { HostPhrases } from './host-en.ts';

export const hi: HostPhrases = {
  gaveUp: (who) => `${by(who)} हार मान ली।`,
  tookBack: (who) => `${by(who)} पिछली चाल वापस ली।`,
  stale: 'इस बीच सवाल बदल गया है: फिर से देखिए।',
  notHere: (seat) => `सीट ${seat} पर इस डिवाइस से कोई नहीं खेल रहा।`,
};
