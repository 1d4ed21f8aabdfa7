import { Button, ButtonLink } from '@dealers-choice/table/ui';
import type { ReactNode } from 'react';
import { Page } from '../app/Shell.tsx';
import { type Settings, SPEEDS, useSettings } from '../settings/settings.ts';
import { Segments } from '../ui/Field.tsx';

export function SettingsScreen() {
  const { theme, speed, steady, motion, set } = useSettings();
  return (
    <Page title="Settings">
      <div className="divide-y divide-line rounded-lg border border-line bg-panel px-5 shadow-1">
        <Row title="Colours" about="Paper by day, night blue by night, or as your system has it.">
          <Segments<Settings['theme']>
            label="Colours"
            value={theme}
            choices={[
              { value: 'system', label: 'System' },
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
            onChange={(value) => set({ theme: value })}
          />
        </Row>
        <Row title="Pace" about="How long a bot's move and what follows from it are shown.">
          <Segments
            label="Pace"
            value={String(speed)}
            choices={SPEEDS.map((one) => ({ value: String(one.speed), label: one.label }))}
            onChange={(value) => set({ speed: Number(value) })}
          />
        </Row>
        <Row
          title="Steady assist"
          about="Where something must be held: press once to hold, press again to let go. Nothing else changes."
        >
          <Segments
            label="Steady assist"
            value={steady ? 'on' : 'off'}
            choices={[
              { value: 'on', label: 'On' },
              { value: 'off', label: 'Off' },
            ]}
            onChange={(value) => set({ steady: value === 'on' })}
          />
        </Row>
        <Row title="Motion" about="Calm leaves out every movement that is not part of a game.">
          <Segments<Settings['motion']>
            label="Motion"
            value={motion}
            choices={[
              { value: 'system', label: 'System' },
              { value: 'calm', label: 'Calm' },
              { value: 'full', label: 'Full' },
            ]}
            onChange={(value) => set({ motion: value })}
          />
        </Row>
        <Row title="Sound" about="This table makes none.">
          <span className="text-soft">None</span>
        </Row>
        <Row title="Licences" about="Who made the parts of this page, and on which terms they may be passed on.">
          <ButtonLink href="/licences.txt" icon="book">
            Read the licences
          </ButtonLink>
        </Row>
      </div>
      <Button icon="back" className="mt-6" onClick={() => window.history.back()}>
        Back
      </Button>
    </Page>
  );
}

function Row({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="max-w-sm">
        <h2 className="text-lg font-semibold">{title}</h2>
        <p className="text-sm text-soft">{about}</p>
      </div>
      {children}
    </section>
  );
}
