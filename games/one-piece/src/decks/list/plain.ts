/** A line of a plain list: `4 LG-016`, `4xName`, `Name x4`, `1x Name (LG-016)`, `Leader: Name`, or about no card. */
import { CARD_NUMBER } from '../../data/card-number.ts';
import { cards, LONGEST_LINE, type Says, type Wanted } from './lines.ts';

const X = '[x×*✕]';
/** Another art of a card is that card: `LG-016_p1`. */
const ART = '(?:_[A-Z]{1,4}\\d{0,3})?';
/** Copies before a number, the number, its art, copies behind it. */
const FRONT_COPIES = `(?:(?<![\\dA-Z-])(\\d{1,4})(?:\\s*${X}\\s*|\\s+))?`;
const BACK_COPIES = `(?:\\s*${X}\\s*(\\d{1,4})(?![\\d-]))?`;
const NUMBERED = new RegExp(`${FRONT_COPIES}(?<![A-WYZ0-9-])(${CARD_NUMBER})${ART}(?![A-Z0-9-])${BACK_COPIES}`, 'gi');
const COMMENT = /^(#|\/\/|--|;|%)/;
const SECTION =
  /^[\s=*[({-]*(leaders?|characters?|events?|stages?|(main )?deck|main|cards?|don!*( deck)?|sideboard|total)\b/i;
const COUNT_ONLY = /^[\s:=)\]}*-]*\(?\s*(\d{1,3})?\s*(cards?)?\)?[\s:=)\]}*-]*$/i;
const TITLE = /^(deck ?name|name|title|author|format|exported|created|date)\b.*[:=]/i;
const ROLE = /^(leader|character|event|stage|card)s?\s*[:=]\s*(?=\S)/i;
const BULLET = /^[•·‣*–—-]\s+/;

const FRONT = new RegExp(`^\\(?(\\d{1,4})\\)?(?:\\s*${X}\\s*|\\s+|\\s*[,;]\\s*)(.+)$`, 'i');
const BEHIND = new RegExp(
  `^(.+?)(?:\\s+${X}\\s*|\\s*[×✕*]\\s*|\\s*[,;|]\\s*|\\s*[([]\\s*${X}?\\s*)(\\d{1,4})\\s*[x×]?[)\\]]?$`,
  'i',
);

export function readLine(line: string): Says {
  const bare = line.trim();
  if (bare.length > LONGEST_LINE) return { what: 'unreadable', why: 'long' };
  const text = bare
    .normalize('NFKC')
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/\s+/g, ' ')
    // No card number ends with an x and digits: those are copies.
    .replaceAll(/(-[A-Z]*\d+)[x×](\d{1,3})(?![A-Z0-9])/gi, '$1 x$2')
    .trim();
  if (text === '') return { what: 'nothing', as: 'blank' };
  if (text.length > LONGEST_LINE) return { what: 'unreadable', why: 'long' };
  if (COMMENT.test(text)) return { what: 'nothing', as: 'comment' };
  const numbered = [...text.matchAll(NUMBERED)];
  if (numbered.length > 1) return cards(...numbered.map(([, front, id = '', behind]) => one(id, front ?? behind)));
  const [only] = numbered;
  if (only) return cards(alone(text, only));
  if (isHeading(text)) return { what: 'nothing', as: 'heading' };
  return byName(text.replace(BULLET, '').replace(ROLE, ''));
}

const one = (number: string, copies: string | undefined): Wanted => ({ n: Number(copies ?? 1), number, name: '' });

/** Beside a single number the copies may stand anywhere, and a name. */
function alone(text: string, [all, front, id = '', behind]: RegExpExecArray): Wanted {
  const rest = text.replace(all, ' ').replaceAll(/[()[\]]\s*[()[\]]/g, ' ');
  const words = rest.replace(BULLET, '').replace(ROLE, '').trim();
  const copies =
    front ?? behind ?? FRONT.exec(`${words} -`)?.[1] ?? /(?:^|[\s,;x×*(])(\d{1,4})\s*[x×]?\)?$/i.exec(words)?.[1];
  const name = words
    .replace(/^\(?\d{1,4}\)?\s*[x×*]?(?=\s|$)/i, '')
    .replace(/[,;|\s]*[x×*]?\s*\d{1,4}\s*[x×]?$/i, '')
    .replaceAll(/^[\s,;|()[\]"-]+|[\s,;|()[\]"-]+$/g, '');
  return { n: Number(copies ?? 1), number: id, name };
}

/** `Characters (20)`, `== Events ==`, `Deck name: …`, or whatever ends with a colon. */
function isHeading(text: string): boolean {
  const section = SECTION.exec(text);
  if (section && COUNT_ONLY.test(text.slice(section[0].length))) return true;
  return TITLE.test(text) || text.endsWith(':') || /^(=+|\*{2,}|-{2,}).*\1$/.test(text);
}

function byName(text: string): Says {
  const bare = text.replaceAll(/^["“”']+|["“”']+$/g, '').trim();
  const front = FRONT.exec(bare);
  if (front) return named(front[2], front[1]);
  const behind = BEHIND.exec(bare);
  if (behind) return named(behind[1], behind[2]);
  return /\p{L}/u.test(bare) ? named(bare, '1') : { what: 'unreadable', why: 'entry' };
}

const named = (name = '', copies = '1'): Says => {
  const clean = name.replaceAll(/^["“”'\s]+|["“”'\s,;]+$/g, '');
  return /\p{L}/u.test(clean)
    ? cards({ n: Number(copies), number: null, name: clean })
    : { what: 'unreadable', why: 'entry' };
};
