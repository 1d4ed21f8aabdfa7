/** What exports call the same three things: how many, which number, which name. */
export type Column = 'n' | 'number' | 'name';

const NAMES: Readonly<Record<Column, readonly string[]>> = {
  n: ['n', 'count', 'qty', 'quantity', 'amount', 'copies', 'anzahl', 'number of copies'],
  number: [
    'number',
    'id',
    'code',
    'card number',
    'card id',
    'card code',
    'cardnumber',
    'cardid',
    'card no',
    'no',
    'sku',
  ],
  name: ['name', 'card', 'card name', 'cardname', 'title'],
};

/** Null: none of the three. */
export function columnOf(heading: string): Column | null {
  const plain = heading
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
  const all: readonly Column[] = ['n', 'number', 'name'];
  return all.find((column) => NAMES[column].includes(plain)) ?? null;
}
