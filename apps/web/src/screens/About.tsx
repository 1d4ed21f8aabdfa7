import type { Seat } from '@dealers-choice/kernel';
import { Portrait } from '@dealers-choice/table/ui';
import { Page } from '../app/Shell.tsx';
import { useScreenText } from '../words/screens.ts';

/** Who made this, with what, and whose it is not. */
export function About() {
  const text = useScreenText().about;
  return (
    <Page title={text.title}>
      <div className="space-y-4 rounded-2xl border-[1.5px] border-line bg-raised px-5 py-6 shadow-2 md:px-8">
        <div className="flex flex-wrap" aria-hidden="true">
          {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((seat) => (
            <Portrait key={seat} seat={seat as Seat} mood={seat % 2 ? 'calm' : 'grin'} className="size-14" />
          ))}
        </div>
        {text.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <a href="/fonts.txt">{text.fonts}</a>
        </p>
      </div>
    </Page>
  );
}
