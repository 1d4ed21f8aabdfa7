/** What the page needs of the rules machine itself: it comes when a match does, not with the first screen. */
export { parseRecord } from '@dealers-choice/host';
export { refuse } from '@dealers-choice/kernel';
