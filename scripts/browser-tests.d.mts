export function browserTests(words: readonly string[]): string[];
