/** How often a random test goes round: `short` in `npm test`, `long` in `npm run test:long`. */
export const rounds = (short: number, long: number): number => (process.env.TEST_LONG ? long : short);
