/** Lines of seats differ by their strokes, too. */
export const DASHES: readonly string[] = ['', '9 5', '2 5', '12 4 2 4', '5 3', '14 6', '1 4', '8 3 2 3 2 3', '4 6'];
