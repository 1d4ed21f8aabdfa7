import { lazy, Suspense } from 'react';
import { useOverlay } from './overlay.ts';

const SettingsSheet = lazy(() => import('../settings/SettingsSheet.tsx').then((m) => ({ default: m.SettingsSheet })));
const RulesOver = lazy(() => import('../help/RulesOver.tsx').then((m) => ({ default: m.RulesOver })));

/** What lies over the screen, whichever it is. */
export function Overlays() {
  const { on, close } = useOverlay();
  if (!on) return null;
  return (
    <Suspense>
      {on.what === 'settings' ? <SettingsSheet close={close} /> : <RulesOver game={on.game} close={close} />}
    </Suspense>
  );
}
