import { Button, ButtonLink } from '@dealers-choice/table/ui';
import { lazy, Suspense } from 'react';
import { useOverlay } from '../app/overlay.ts';
import { go } from '../app/route.ts';
import { hasPlayedFar } from '../home/played-far.ts';
import { Segments } from '../ui/Field.tsx';
import { Slider } from '../ui/Slider.tsx';
import { Switch } from '../ui/Switch.tsx';
import { useScreenText } from '../words/screens.ts';
import { Group, Row } from './Group.tsx';
import { HindiWord } from './HindiWord.tsx';
import { SPEEDS, TEXT_SIZES, useSettings } from './settings.ts';

/** What only concerns somebody who has been at a table far away. */
const FarSettings = lazy(() => import('./FarSettings.tsx').then((m) => ({ default: m.FarSettings })));

/** Everything that can be set; each change holds at once. */
export function SettingsPanel() {
  return (
    <div className="space-y-6">
      <Looks />
      <MotionAndSound />
      <Play />
      {hasPlayedFar() && (
        <Suspense>
          <FarSettings />
        </Suspense>
      )}
    </div>
  );
}

const listed = <K extends string>(names: Readonly<Record<K, string>>, order: readonly NoInfer<K>[]) =>
  order.map((value) => ({ value, label: names[value] }));

function Looks() {
  const text = useScreenText().settings;
  const { theme, contrast, text: size, language, symbols, set } = useSettings();
  return (
    <Group icon="moon" title={text.look}>
      <Row title={text.light} about={text.lightAbout}>
        <Segments
          label={text.light}
          value={theme}
          choices={listed(text.lights, ['light', 'dark', 'system'])}
          onChange={(value) => set({ theme: value })}
        />
      </Row>
      <Row title={text.contrast} about={text.contrastAbout}>
        <Segments
          label={text.contrast}
          value={contrast}
          choices={listed(text.contrasts, ['usual', 'more', 'system'])}
          onChange={(value) => set({ contrast: value })}
        />
      </Row>
      <Row title={text.symbols} about={text.symbolsAbout}>
        <Switch label={text.symbols} on={symbols} set={(on) => set({ symbols: on })} />
      </Row>
      <Row title={text.language}>
        <Segments
          label={text.language}
          value={language}
          choices={listed(text.languages, ['en', 'hi', 'system']).map((choice) =>
            choice.value === 'hi' ? { ...choice, drawn: <HindiWord /> } : choice,
          )}
          onChange={(value) => set({ language: value })}
        />
      </Row>
      <Row title={text.text}>
        <Slider
          label={text.text}
          value={TEXT_SIZES.indexOf(size)}
          min={0}
          max={TEXT_SIZES.length - 1}
          step={1}
          said={text.percent(size)}
          set={(at) => set({ text: TEXT_SIZES[at] ?? 100 })}
        />
      </Row>
    </Group>
  );
}

function MotionAndSound() {
  const text = useScreenText().settings;
  const { motion, speed, sound, volume, set } = useSettings();
  const paces: Readonly<Record<string, string>> = text.paces;
  return (
    <Group icon="motion" title={text.moving}>
      <Row title={text.motion} about={text.motionAbout}>
        <Segments
          label={text.motion}
          value={motion}
          choices={listed(text.motions, ['full', 'calm', 'system'])}
          onChange={(value) => set({ motion: value })}
        />
      </Row>
      <Row title={text.pace} about={text.paceAbout}>
        <Segments
          label={text.pace}
          value={String(speed)}
          choices={SPEEDS.map((one) => ({ value: String(one.speed), label: paces[String(one.speed)] ?? one.label }))}
          onChange={(value) => set({ speed: Number(value) })}
        />
      </Row>
      <Row title={text.sound} about={text.soundAbout}>
        <Switch label={text.sound} on={sound} set={(on) => set({ sound: on })} />
      </Row>
      {sound && (
        <Row title={text.volume}>
          <Slider
            label={text.volume}
            value={volume}
            min={0}
            max={100}
            step={10}
            said={text.percent(volume)}
            set={(value) => set({ volume: value })}
          />
        </Row>
      )}
    </Group>
  );
}

function Play() {
  const text = useScreenText().settings;
  const { steady, keys, set } = useSettings();
  return (
    <Group icon="keyboard" title={text.play}>
      <Row title={text.steady} about={text.steadyAbout}>
        <Switch label={text.steady} on={steady} set={(on) => set({ steady: on })} />
      </Row>
      <Row title={text.keys} about={text.keysAbout}>
        <Switch label={text.keys} on={keys} set={(on) => set({ keys: on })} />
      </Row>
      <Row title={text.kept} about={text.keptAbout}>
        <Button icon="replay" className="text-sm" onClick={toMatches}>
          {text.toKept}
        </Button>
      </Row>
      <Row title={text.licences} about={text.licencesAbout}>
        <ButtonLink href="/licences.txt" icon="book" className="text-sm">
          {text.readLicences}
        </ButtonLink>
      </Row>
    </Group>
  );
}

/** The settings may lie over another screen: they make way. */
function toMatches(): void {
  useOverlay.getState().close();
  go({ at: 'matches' });
}
