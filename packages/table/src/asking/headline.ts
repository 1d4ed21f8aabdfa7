/** The one sentence at the head of the table: what is happening, or else what is asked. */
import type { TableNow } from './now.ts';

type Headed = Pick<TableNow, 'kit' | 'text' | 'view' | 'telling' | 'seat' | 'question' | 'told' | 'showing'>;

/** While something is being shown, the last question is over and the next one is not on the table yet. */
export function headlineOf({ kit, text, view, telling, seat, question, told, showing }: Headed): string {
  if (showing && told) return told.text;
  if (view.over) return kit.words.ending(telling);
  if (!view.asking) return text.moment;
  if (seat !== null && question) return kit.words.prompt(question, telling);
  const waiting = kit.words.waiting?.(view.asking, telling);
  if (waiting) return waiting;
  return text.deciding(view.asking.seats.map((one) => telling.name(one)));
}
