import type { KeyWords } from '@dealers-choice/words';
import { useScreenText } from '../words/screens.ts';
import { Marked } from './Marked.tsx';

/** What each key does: those of the game's own table first, then those of every table. */
export function KeyMap({ own, word }: { own: readonly KeyWords[]; word: string }) {
  const text = useScreenText().help;
  const everywhere = text.keyMap.map(([keys = '', does = '']) => ({ keys, does }));
  return (
    <>
      {own.length > 0 && <h3 className="mt-3 text-lg font-semibold">{text.keysHere}</h3>}
      <KeyList list={own} word={word} />
      {own.length > 0 && <h3 className="mt-5 text-lg font-semibold">{text.keysEverywhere}</h3>}
      <KeyList list={everywhere} word={word} />
      <p className="mt-3 text-soft">{text.pointer}</p>
    </>
  );
}

function KeyList({ list, word }: { list: readonly KeyWords[]; word: string }) {
  if (list.length === 0) return null;
  return (
    <dl className="mt-3 grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-2">
      {list.map(({ keys, does }) => (
        <div key={keys} className="contents">
          <dt>
            <span className="keycap">{keys}</span>
          </dt>
          <dd>
            <Marked text={does} word={word} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
