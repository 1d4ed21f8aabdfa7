import { Button } from '@dealers-choice/table/ui';
import { Over } from '../ui/Over.tsx';
import { useScreenText } from '../words/screens.ts';
import { SettingsPanel } from './SettingsPanel.tsx';

/** Settings over whatever is on the screen, also over a table, which shows what they do. */
export function SettingsSheet({ close }: { close: () => void }) {
  const text = useScreenText().settings;
  return (
    <Over label={text.title} className="side-sheet" onClose={close}>
      <div className="flex h-full flex-col">
        <div className="flex items-center gap-3 px-5 pt-4 pb-2 md:px-7 md:pt-5">
          <h2 className="mr-auto text-2xl md:text-3xl">{text.title}</h2>
          <p className="text-sm text-soft max-md:hidden">{text.about}</p>
          <Button look="quiet" icon="close" bare onClick={close}>
            {text.close}
          </Button>
        </div>
        <section
          className="grow overflow-y-auto px-5 pt-1 pb-8 md:px-7"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard, too
          tabIndex={0}
          aria-label={text.title}
        >
          <SettingsPanel />
        </section>
      </div>
    </Over>
  );
}
