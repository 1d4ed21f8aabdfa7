import type { Language } from '@dealers-choice/words';
import { Component, lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { Home } from '../screens/Home.tsx';
import { Speaking } from '../settings/language.tsx';
import { useLook } from '../settings/look.ts';
import { useSettings } from '../settings/settings.ts';
import { Notice } from '../ui/Panel.tsx';
import { useText } from '../words/text.ts';
import { Overlays } from './Overlays.tsx';
import { useOverlay } from './overlay.ts';
import { hrefOf, parseRoute, type Route, screenOf, useHash } from './route.ts';
import { Page } from './Shell.tsx';
import { match, replay } from './stores.ts';

const Setup = lazy(() => import('../screens/Setup.tsx').then((m) => ({ default: m.Setup })));
const TableScreen = lazy(() => import('../screens/TableScreen.tsx').then((m) => ({ default: m.TableScreen })));
const Result = lazy(() => import('../screens/Result.tsx').then((m) => ({ default: m.Result })));
const Replay = lazy(() => import('../screens/Replay.tsx').then((m) => ({ default: m.Replay })));
const Help = lazy(() => import('../screens/Help.tsx').then((m) => ({ default: m.Help })));
const About = lazy(() => import('../screens/About.tsx').then((m) => ({ default: m.About })));
const CardsScreen = lazy(() => import('../screens/CardsScreen.tsx').then((m) => ({ default: m.CardsScreen })));
const DeckRoom = lazy(() => import('../decks/DeckRoom.tsx').then((m) => ({ default: m.DeckRoom })));
const Matches = lazy(() => import('../screens/Matches.tsx').then((m) => ({ default: m.Matches })));
const Lobby = lazy(() => import('../lobby/Lobby.tsx').then((m) => ({ default: m.Lobby })));
const RoomScreen = lazy(() => import('../room/RoomScreen.tsx').then((m) => ({ default: m.RoomScreen })));
const CarryScreen = lazy(() => import('../room/CarryScreen.tsx').then((m) => ({ default: m.CarryScreen })));
const Stats = lazy(() => import('../screens/Stats.tsx').then((m) => ({ default: m.Stats })));
const Besides = lazy(() => import('./Besides.tsx').then((m) => ({ default: m.Besides })));
const SettingsScreen = lazy(() => import('../screens/SettingsScreen.tsx').then((m) => ({ default: m.SettingsScreen })));

export function App({ language }: { language: Language }) {
  const hash = useHash();
  const route = useMemo(() => parseRoute(hash), [hash]);
  const screen = screenOf(route);
  const speed = useSettings((s) => s.speed);
  const calm = useLook();
  useEffect(() => match.getState().setSpeed(speed), [speed]);
  useEffect(() => match.getState().setCalm(calm), [calm]);
  useEffect(() => match.getState().look(), []);
  // Another screen: what lay over the last one has gone with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the occasion
  useEffect(() => useOverlay.getState().close(), [screen]);
  return (
    <Speaking first={language} heard={speak}>
      <Fault key={screen}>
        <Suspense fallback={<Loading />}>
          <Screen route={route} />
        </Suspense>
        <Overlays />
      </Fault>
      <Suspense>
        <Besides />
      </Suspense>
    </Speaking>
  );
}

const speak = (language: Language): void => {
  for (const store of [match, replay]) store.getState().speak(language);
};

function Loading() {
  const { moment } = useText();
  return (
    <main className="p-6">
      <h1 className="text-lg text-soft">{moment}</h1>
    </main>
  );
}

function Screen({ route }: { route: Route }) {
  switch (route.at) {
    case 'home':
      return <Home />;
    case 'setup':
      return <Setup key={hrefOf(route)} id={route.game} cards={route.cards ?? ''} />;
    case 'friends':
      return <Setup key={hrefOf(route)} id={route.game} cards="" mode="friends" />;
    case 'far':
      return <Setup key={hrefOf(route)} id={route.game} cards={route.cards ?? ''} mode="far" />;
    case 'lobby':
      return <Lobby />;
    case 'room':
      return <RoomScreen key={route.code} code={route.code} />;
    case 'about':
      return <About />;
    case 'cards':
      return <CardsScreen key={route.game} id={route.game} />;
    case 'decks':
      return <DeckRoom share={route.share ?? null} />;
    case 'table':
      return <TableScreen />;
    case 'result':
      return <Result />;
    case 'replay':
    case 'watch':
      return <Replay route={route} />;
    case 'help':
      return <Help key={route.game} id={route.game} />;
    case 'carry':
      return <CarryScreen key={route.token} token={route.token} />;
    case 'matches':
      return <Matches />;
    case 'stats':
      return <Stats />;
    case 'settings':
      return <SettingsScreen />;
    case 'missing':
      return <Missing />;
  }
}

function Missing() {
  const { missing, backToGames } = useText();
  return (
    <Page title={missing.title}>
      <p>
        {missing.text} <a href="#/">{backToGames}</a>
      </p>
    </Page>
  );
}

/** A screen that breaks says so and leaves the way back open; the match itself is safe in its worker. */
class Fault extends Component<{ children: ReactNode }, { message: string | null }> {
  override state = { message: null };
  static getDerivedStateFromError(error: unknown): { message: string } {
    return { message: error instanceof Error ? error.message : String(error) };
  }
  override render(): ReactNode {
    if (this.state.message === null) return this.props.children;
    return <Broken message={this.state.message} />;
  }
}

function Broken({ message }: { message: string }) {
  const { broken, backToGames } = useText();
  return (
    <Page title={broken.title}>
      <Notice kind="problem">{message}</Notice>
      <p className="mt-4">
        {broken.text} <a href="#/">{backToGames}</a>
      </p>
    </Page>
  );
}
