import { troublesOf } from '@dealers-choice/one-piece/decks';
import { Button } from '@dealers-choice/table/ui';
import { lazy, Suspense, use, useEffect, useMemo, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { Header, Heading } from '../app/Shell.tsx';
import { ReadingProgress } from '../cards/ReadingProgress.tsx';
import { Notice } from '../ui/Panel.tsx';
import { useDecksText } from '../words/decks.ts';
import { deckKit } from './deck-kit.ts';
import './decks.css';
import { faceFonts } from './Face.tsx';
import { KitProvider, useKit } from './KitContext.ts';
import { Reading } from './Reading.tsx';
import { Room } from './Room.tsx';
import { DeskTabs, PhoneTabs } from './RoomTabs.tsx';
import { useOpenDeck, useRoom } from './room.ts';
import { ROOM, type Tab } from './tabs.ts';
import { useDesk, useLying } from './useDesk.ts';

// What is not seen at once comes when somebody turns to it.
const SharedDeck = lazy(() => import('./SharedDeck.tsx').then((m) => ({ default: m.SharedDeck })));
const DecksDialog = lazy(() => import('./DecksDialog.tsx').then((m) => ({ default: m.DecksDialog })));
const ListAndCode = lazy(() => import('./ListAndCode.tsx').then((m) => ({ default: m.ListAndCode })));
const TestGames = lazy(() => import('./testing/TestGames.tsx').then((m) => ({ default: m.TestGames })));

/** Decks are made, counted, tried and shared here. `share`: a deck in the address. */
export function DeckRoom({ share }: { share: string | null }) {
  const text = useDecksText();
  const deck = useOpenDeck();
  const [set, setSet] = useState(() => deck?.set ?? '');
  const tab = useRoom((s) => s.tab);
  const setTab = useRoom((s) => s.turnTo);
  const desk = useDesk();
  const lying = useLying();
  const open = share === null;
  return (
    <div className="deck-room">
      <Header back={{ href: hrefOf({ at: 'home' }), title: text.title }}>
        {desk && <DeskTabs tab={tab} setTab={setTab} />}
        {lying && open && <PhoneTabs tab={tab} setTab={setTab} />}
      </Header>
      <main>
        <Heading className="sr-only">{text.title}</Heading>
        {!desk && !lying && open && <PhoneTabs tab={tab} setTab={setTab} />}
        <Suspense fallback={<WhileReading said={text.reading} />}>
          {share !== null ? (
            <SharedDeck code={share} />
          ) : (
            <WithKit key={set} set={set} chooseSet={setSet} tab={tab} setTab={setTab} />
          )}
        </Suspense>
      </main>
    </div>
  );
}

function WhileReading({ said }: { said: string }) {
  return (
    <div>
      <Notice>{said}</Notice>
      <ReadingProgress />
    </div>
  );
}

interface Inside {
  set: string;
  chooseSet(set: string): void;
  tab: Tab;
  setTab(tab: Tab): void;
}

function WithKit(inside: Inside) {
  use(faceFonts);
  const text = useDecksText();
  const kit = use(deckKit(inside.set));
  if ('problem' in kit) {
    return (
      <div className="deck-none">
        <Notice kind="problem">{kit.problem}</Notice>
        {inside.set !== '' && (
          <Button icon="cards" onClick={() => inside.chooseSet('')}>
            {text.decks.ownCards}
          </Button>
        )}
      </div>
    );
  }
  return (
    <KitProvider value={kit}>
      <Bench {...inside} />
      <Reading />
    </KitProvider>
  );
}

/** The deck that lies there; a first visit begins with one of the ready ones. */
function Bench({ chooseSet, tab, setTab }: Inside) {
  const text = useDecksText();
  const kit = useKit();
  const deck = useOpenDeck();
  const decks = useRoom((s) => s.decks);
  const [choosing, setChoosing] = useState(false);
  useEffect(() => {
    if (deck?.set === kit.set) return;
    const { take, add } = useRoom.getState();
    const own = decks.find(({ set }) => set === kit.set);
    const [starter] = kit.starters;
    if (own) take(own.id);
    else if (starter)
      add({ name: text.decks.copyName(starter.name), set: kit.set, leader: starter.leader, cards: starter.cards });
    else add({ name: text.decks.unnamed, set: kit.set, leader: '', cards: {} });
  }, [deck, decks, kit, text]);
  const troubles = useMemo(() => (deck ? troublesOf(deck, kit.shelf, { rules: kit.rules }) : []), [deck, kit]);
  if (!deck || deck.set !== kit.set) return null;
  return (
    <>
      {ROOM.includes(tab) && (
        <Room part={tab} deck={deck} troubles={troubles} choose={() => setChoosing(true)} test={() => setTab('test')} />
      )}
      <Suspense>
        {tab === 'test' && <TestGames deck={deck} troubles={troubles} />}
        {tab === 'list' && <ListAndCode done={() => setTab('cards')} />}
        {choosing && <DecksDialog close={() => setChoosing(false)} chooseSet={chooseSet} />}
      </Suspense>
    </>
  );
}
