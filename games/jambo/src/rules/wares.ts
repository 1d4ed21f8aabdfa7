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
