/** Whether two parts of trees say the same, in whatever order they were put together. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  // determinism: only asks whether both have the same
  const names = (of: object): string[] => Object.keys(of).filter((name) => at(of, name) !== undefined);
  const [mine, theirs] = [names(one), names(other)];
  return mine.length === theirs.length && mine.every((name) => isSame(at(one, name), at(other, name)));
}

const at = (of: object, name: string): unknown => (Object.hasOwn(of, name) ? Reflect.get(of, name) : undefined);
