/** What people write is one line, without signs that cannot be seen or that turn the direction of others. */
import { MOST_NAME } from '@dealers-choice/protocol/limits';

export const cleanText = (text: string): string => text.replace(/[\p{C}\s]+/gu, ' ').trim();
export const cleanName = (name: string): string => cleanText(name).slice(0, MOST_NAME);
