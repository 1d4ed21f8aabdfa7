/** One line for each reason, with the names where they are few: `204 skipped: the card file is not there`. */
export function skippedLines(tests) {
  const byReason = new Map();
  for (const { name, why } of tests) byReason.set(why, [...(byReason.get(why) ?? []), name]);
  if (byReason.size === 0) return ['0 skipped'];
  return [...byReason].map(([why, names]) => {
    const told = names.length > FEW ? '' : ` (${names.join('; ')})`;
    return `${names.length} skipped: ${why}${told}`;
  });
}

const FEW = 3;
