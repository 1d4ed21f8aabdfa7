/** A card's text as blocks: a line each, or a new header behind a full stop. */

import { cursorOn } from '../grammar/cursor.ts';
import { isTag } from '../grammar/words.ts';
import { isContinuation } from '../sentence/body.ts';
import type { Token } from './tokens.ts';

export function blocksOf(tokens: readonly Token[]): Token[][] {
  const blocks: Token[][] = [[]];
  tokens.forEach((token, i) => {
    if (startsBlock(tokens, i)) blocks.push([]);
    const block = blocks[blocks.length - 1];
    if (token.kind === 'line' && block?.length === 0) return;
    block?.push(token);
  });
  return blocks.filter((block) => block.length > 0);
}

function startsBlock(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  if (token?.kind === 'line') {
    if (token.depth > 0) return false;
    return !isContinuation({ ...cursorOn(tokens, 'CHARACTER'), at: i + 1 });
  }
  const before = tokens[i - 1];
  return token?.kind === 'name' && isTag(token.text) && before?.kind === 'mark' && before.text === '.';
}
