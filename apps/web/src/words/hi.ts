/** What the page says around a table, in Hindi. */
import type { ShellText } from './en.ts';

export const hi: ShellText = {
  moment: 'ज़रा रुकिए …',
  missing: {
    title: 'यह पन्ना नहीं है',
    text: 'इस पते पर कुछ नहीं है।',
  },
  broken: {
    title: 'यह पन्ना रुक गया',
    text: 'आपका खेल सुरक्षित है।',
  },
  backToGames: 'खेलों की सूची पर लौटें',
  sound: { on: 'आवाज़ चालू है', off: 'आवाज़ बंद है' },
  update: {
    ready: 'नया संस्करण तैयार है।',
    busy: 'दूसरी विंडो में खेल चल रहा है। पहले उसे पूरा कीजिए, फिर पन्ना दोबारा खोलिए।',
    reload: 'दोबारा खोलिए',
  },
  language: { title: 'भाषा', system: 'जैसी ब्राउज़र की है', en: 'English', hi: 'हिन्दी' },
};
