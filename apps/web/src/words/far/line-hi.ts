import type { LinePhrases } from './line-en.ts';

export const hi: LinePhrases = {
  gone: 'लाइन कट गई है: लौट आए तब फिर कोशिश कीजिए।',
};
