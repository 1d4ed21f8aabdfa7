/** How many cards can be named of which no two have a name in common. */

/** The names of each card. */
export function mostApart(cards: readonly (readonly string[])[]): number {
  // A card with one name is never worse than another that has this name too.
  const used = new Set(cards.filter((names) => names.length === 1).flat()); // determinism: counted, and gone
  const seen = new Set<string>(); // determinism: only asked
  const others = cards.filter((names) => {
    const key = names.join('\n');
    const isNew = names.length > 1 && !seen.has(key) && !names.some((name) => used.has(name));
    seen.add(key);
    return isNew;
  });
  return used.size + mostOf(others);
}

/** With the first of them or without it; cards with several names are few. */
function mostOf([first, ...others]: readonly (readonly string[])[]): number {
  if (!first) return 0;
  const apart = others.filter((names) => !names.some((name) => first.includes(name)));
  const withIt = 1 + mostOf(apart);
  return apart.length === others.length ? withIt : Math.max(withIt, mostOf(others));
}
