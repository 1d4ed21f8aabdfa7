import { Fragment } from 'react';

/** A text with every place marked that says the word. */
export function Marked({ text, word }: { text: string; word: string }) {
  const wanted = word.trim().toLowerCase();
  if (wanted === '' || !text.toLowerCase().includes(wanted)) return text;
  const parts: { at: number; text: string; hit: boolean }[] = [];
  for (let at = 0; at < text.length; ) {
    const next = text.toLowerCase().indexOf(wanted, at);
    if (next < 0) {
      parts.push({ at, text: text.slice(at), hit: false });
      break;
    }
    if (next > at) parts.push({ at, text: text.slice(at, next), hit: false });
    parts.push({ at: next, text: text.slice(next, next + wanted.length), hit: true });
    at = next + wanted.length;
  }
  return parts.map((part) => <Fragment key={part.at}>{part.hit ? <mark>{part.text}</mark> : part.text}</Fragment>);
}
