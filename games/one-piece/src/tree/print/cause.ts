/** By what something happens. */
import { CAUSE_WORDS } from '../../lexicon/causes.ts';
import type { Occasion } from '../tree.ts';
import { kindOf } from './filter.ts';
import type { Scope } from './scope.ts';
import { sentence } from './words.ts';

/** "by your effect", "by your effect of {A} type cards". */
export const causeWords = ({ by, source }: Pick<Occasion, 'by' | 'source'>, scope: Scope): string =>
  sentence([by ? CAUSE_WORDS[by].said : '', source ? `of ${kindOf(source, scope, true)}` : '']);
