import { type Opened, openAt } from '../card-files.ts';
import { EXIT, Fault, nearest, onScreen } from '../fault.ts';
import type { CardCommand } from './command.ts';

export const show: CardCommand = {
  name: 'show',
  takes: 'ID',
  about: 'one card: its text, what was read of it, and our words for that, side by side',
  flags: ['cards'],
  async run(lab, { sets }, [id], flags) {
    if (id === undefined) throw new Fault('dealer cards show needs the ID of a card.');
    const opened = openAt(sets, flags.cards ?? null);
    const lines = opened.show(id);
    if (!lines) throw noSuchCard(opened, id);
    lab.out.write(`${lines.map(onScreen).join('\n')}\n`);
    return EXIT.ok;
  },
};

export function noSuchCard({ cards }: Opened, id: string): Fault {
  const close = nearest(
    id,
    cards.map((card) => card.id),
  );
  const from = `the ${cards.length} cards from ${cards[0]?.id} to ${cards.at(-1)?.id}`;
  return new Fault(`There is no card "${id}" among ${from}.${close === null ? '' : ` Did you mean "${close}"?`}`);
}
