/** What happened, in Hindi. */
import { by, counted, ofHer, ofThem } from '@dealers-choice/words/hindi';
import type { RunKind } from '../../rules/table.ts';
import type { Phrases } from '../en.ts';

const cards = (n: number): string => counted(n, 'पत्ता', 'पत्ते');
const signed = (points: number): string => (points > 0 ? `+${points}` : `${points}`);
export const KIND: Readonly<Record<RunKind, string>> = { SET: 'सेट', SEQUENCE: 'क्रम' };

export const events: Phrases['events'] = {
  dealt: (deal, starter, up) => `बाज़ी ${deal}: शुरुआत ${ofHer(starter)}, और खुला पत्ता ${up}।`,
  turnStarted: (who) => `अब ${ofHer(who)} बारी है।`,
  drew: (who, card, left) => `${by(who)} गड्डी से खींचा: ${card}। गड्डी में ${cards(left)} बाकी।`,
  lastTurn: 'गड्डी ख़त्म: यह आख़िरी बारी है।',
  picked: (who, n, which) => `${by(who)} ढेर से ${cards(n)} ${n === 1 ? 'उठाया' : 'उठाए'}: ${which}।`,
  pickedToPlay: (who, n, which, key) =>
    `${by(who)} ढेर से ${cards(n)} ${n === 1 ? 'उठाया' : 'उठाए'}: ${which}। ${key} बिछाना ज़रूरी है।`,
  laid: (who, run, kind, which) => `${by(who)} जोड़ ${run} बिछाया, ${KIND[kind]}: ${which}।`,
  opened: (who) => `${by(who)} खाता खोल लिया।`,
  extended: (who, run, which) => `${by(who)} जोड़ ${run} बढ़ाया: ${which}।`,
  shifted: (card, from, to, run) => `जोड़ ${run} में ${card} की जगह बदली: ${from} से ${to}।`,
  swapped: (who, as, run) => `${by(who)} जोड़ ${run} में ${as} रखकर जोकर उठा लिया।`,
  melded: (who, other, run) => `${by(who)} जोड़ ${other} को जोड़ ${run} में मिलाया।`,
  meldedWith: (who, other, run, which) => `${by(who)} जोड़ ${other} को जोड़ ${run} में मिलाया, बीच में: ${which}।`,
  finished: (who) => `${by(who)} बिछाना पूरा किया।`,
  discarded: (who, card, left) => `${by(who)} फेंका: ${card}। हाथ में ${cards(left)}।`,
  dhappa: (burnt) => `धप्पा! ढेर के ${cards(burnt)} जल गए।`,
  oneLeft: (who) => `${ofThem(who)} पास एक ही पत्ता बचा है।`,
  lockMade: (team, lock) => `टीम ${team} का ताला बन गया: जोड़ ${lock.join(', ')}।`,
  lockLost: (team) => `टीम ${team} का ताला टूट गया।`,
  wentOut: (who, team, lock) => `${by(who)} बाज़ी मार ली: टीम ${team} की जीत, जोड़ ${lock.join(', ')} से।`,
  reshuffled: (left) => `ढेर फेंटकर नई गड्डी बनी: ${cards(left)}।`,
  exhausted: 'गड्डी ख़त्म होने तक किसी ने बाज़ी नहीं मारी: बाज़ी बराबर।',
  stillHeld: (who, which) => `${ofThem(who)} हाथ में बचा था: ${which}।`,
  scored: (deal, dealA, dealB, scoreA, scoreB) =>
    `बाज़ी ${deal}: टीम A ${signed(dealA)}, टीम B ${signed(dealB)}। अब तक ${scoreA} और ${scoreB}।`,
  gaveUp: (who, team) => `${by(who)} टीम ${team} की ओर से हार मान ली।`,
};
