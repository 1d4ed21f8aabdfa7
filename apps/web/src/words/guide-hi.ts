/** Around the steps of a guided first game, in Hindi. */
import type { GuideAround } from './guide-en.ts';

export const hi: GuideAround = {
  name: 'मार्गदर्शक',
  step: (n, of) => `${of} में से कदम ${n}`,
  strayed: {
    title: 'यह दूसरा रास्ता है',
    text: 'नियम इसकी इजाज़त देते हैं, और खेल वहीं से आगे बढ़ता है। ' + 'चाहें तो वापस उसी कदम पर लौटिए, या अकेले खेलते रहिए।',
  },
  others: { title: 'दूसरे खेल रहे हैं', text: 'देखिए वे क्या करते हैं। फिर आपकी बारी आएगी।' },
  next: 'आगे',
  back: 'पीछे',
  why: 'क्यों?',
  skip: 'मार्गदर्शक छोड़ें',
  again: 'वापस ले चलिए',
  playOn: 'अकेले खेलें',
  playForReal: 'असली खेल',
  rules: 'नियम पढ़ें',
  newHere: 'पहली बार? 3 मिनट में सीखिए',
  onceMore: 'सीखने वाला पहला खेल, एक बार फिर',
  offer: 'पहला खेल किसी के साथ: हर कदम पर बताया जाता है कि क्या करना है और क्यों।',
  begin: 'सीखना शुरू करें',
  dealing: 'पत्ते बँट रहे हैं …',
  noGuide: (game) => `${game} का सीखने वाला पहला खेल अभी नहीं है: ये इसके नियम हैं।`,
};
