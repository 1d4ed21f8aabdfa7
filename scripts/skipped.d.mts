export function skippedLines(tests: readonly { name: string; why: string }[]): string[];
