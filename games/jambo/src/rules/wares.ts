/** The six wares. None is worth more than another: each is on equally many ware cards. */
export const WARES = ['trinkets', 'hides', 'tea', 'silk', 'fruit', 'salt'] as const;
export type Ware = (typeof WARES)[number];
/** Tokens of each ware in the game. */
export const TOKENS = 6;

export const wareNo = (ware: Ware): number => WARES.indexOf(ware);
export function wareOf(number: number): Ware {
  const ware = WARES[number];
  if (ware === undefined) throw new Error(`there is no ware ${number}`);
  return ware;
}

/** "2 tea, silk": each ware once, in the order in which they come, with its number where there are several. */
export function severalOf(wares: readonly Ware[], name: (ware: Ware) => string): string {
  const each = wares.filter((ware, i) => wares.indexOf(ware) === i);
  const count = (ware: Ware): number => wares.filter((one) => one === ware).length;
  return each.map((ware) => (count(ware) > 1 ? `${count(ware)} ${name(ware)}` : name(ware))).join(', ');
}
