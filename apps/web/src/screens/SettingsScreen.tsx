import { Page } from '../app/Shell.tsx';
import { SettingsPanel } from '../settings/SettingsPanel.tsx';
import { useScreenText } from '../words/screens.ts';

/** The settings by their own address. */
export function SettingsScreen() {
  const text = useScreenText().settings;
  return (
    <Page title={text.title}>
      <div className="rounded-2xl border-[1.5px] border-line bg-raised px-5 py-5 shadow-2 md:px-7">
        <SettingsPanel />
      </div>
    </Page>
  );
}
