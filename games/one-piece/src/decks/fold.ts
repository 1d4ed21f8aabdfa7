/** Names as they are compared: without case, accents and signs, words parted by one space. */
const MARKS = /\p{M}+/gu;
const SIGNS = /[^\p{L}\p{N}]+/gu;

export const fold = (text: string): string =>
  text.normalize('NFKD').replaceAll(MARKS, '').toLowerCase().replaceAll(SIGNS, ' ').trim();

/** Card numbers as they are compared: `op1-16` is `OP01-016`. */
export const foldNumber = (id: string): string =>
  id
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/(?<!\d)0+(?=\d)/g, '');
