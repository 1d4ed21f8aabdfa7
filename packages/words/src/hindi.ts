/**
 * The cases of a Hindi subject. Verbs agree with what is done rather than with who does it (`… ने … बेचा`), or with a
 * noun (`… की बारी`), so that no sentence needs to know whether a player is a man or a woman.
 */
import { plural } from './language.ts';
import type { Who } from './who.ts';

/** Who did it: `आपने`, `आशा ने`. */
export const by = ({ name, you }: Who): string => (you ? 'आपने' : `${name} ने`);
/** To whom, or whom: `आपको`, `आशा को`. */
export const to = ({ name, you }: Who): string => (you ? 'आपको' : `${name} को`);
/** From whom: `आपसे`, `आशा से`. */
export const from = ({ name, you }: Who): string => (you ? 'आपसे' : `${name} से`);
/** Whose, before a masculine noun, a feminine one, and masculine ones in the plural or before a postposition. */
export const of = ({ name, you }: Who): string => (you ? 'आपका' : `${name} का`);
export const ofHer = ({ name, you }: Who): string => (you ? 'आपकी' : `${name} की`);
export const ofThem = ({ name, you }: Who): string => (you ? 'आपके' : `${name} के`);

/** `1 पत्ता`, `2 पत्ते`. */
export const counted = (n: number, one: string, other: string): string => `${n} ${plural('hi')(n, { one, other })}`;
/** `चाय`, `चाय और रेशम`, `चाय, चाय और रेशम`. */
export const listed = (things: readonly string[], and = 'और'): string =>
  things.length < 2 ? (things[0] ?? 'कुछ नहीं') : `${things.slice(0, -1).join(', ')} ${and} ${things[things.length - 1]}`;
