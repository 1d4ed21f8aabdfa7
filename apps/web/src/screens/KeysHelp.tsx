import { Panel } from '../ui/Panel.tsx';

const KEYS: readonly [string, string][] = [
  ['Left, Right', 'Point at the next answer, round and round'],
  ['Up, Down', 'Where cards are chosen first: point at what to do with them'],
  ['1 to 9', 'Point at the seat of that number'],
  ['A, B', 'Point at the first or second option'],
  ['Space', 'Confirm what you point at; roll; stop the marker'],
  ['Backspace, Esc', 'Take the last move back'],
  ['Space or F, held', 'Stand still'],
];

export function KeysHelp() {
  return (
    <Panel title="Keys at the table">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-sm">
        {KEYS.map(([keys, what]) => (
          <div key={keys} className="contents">
            <dt className="font-semibold">{keys}</dt>
            <dd className="text-soft">{what}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-soft">
        With a finger or the mouse: tap to point, tap again or press Confirm to send. What is greyed out says why.
      </p>
    </Panel>
  );
}
