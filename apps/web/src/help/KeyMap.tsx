import { useScreenText } from '../words/screens.ts';
import { Marked } from './Marked.tsx';

/** What each key does. */
export function KeyMap({ word }: { word: string }) {
  const text = useScreenText().help;
  return (
    <>
      <dl className="mt-3 grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-2">
        {text.keyMap.map(([keys = '', what = '']) => (
          <div key={keys} className="contents">
            <dt>
              <span className="keycap">{keys}</span>
            </dt>
            <dd>
              <Marked text={what} word={word} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-soft">{text.pointer}</p>
    </>
  );
}
