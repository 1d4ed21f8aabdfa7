import { useDecksText } from '../words/decks.ts';
import { useOpenDeck } from './room.ts';
import { ROOM, TABS, type Tab } from './tabs.ts';

interface Props {
  tab: Tab;
  setTab(tab: Tab): void;
}

export function DeskTabs({ tab, setTab }: Props) {
  const text = useDecksText();
  const shown: readonly (readonly [Tab, string])[] = [
    ['cards', text.tabs.room],
    ['test', text.tabs.test],
    ['list', text.tabs.list],
  ];
  const isHere = (each: Tab): boolean => (each === 'cards' ? ROOM.includes(tab) : tab === each);
  return (
    <nav className="deck-tabs" aria-label={text.segments.label}>
      {shown.map(([each, label]) => (
        <button key={each} type="button" aria-current={isHere(each) ? 'page' : undefined} onClick={() => setTab(each)}>
          {label}
        </button>
      ))}
    </nav>
  );
}

/** On a phone every part has the whole screen. */
export function PhoneTabs({ tab, setTab }: Props) {
  const text = useDecksText();
  const deck = useOpenDeck();
  const n = Object.values(deck?.cards ?? {}).reduce((sum, copies) => sum + copies, 0);
  return (
    <nav className="deck-segments" aria-label={text.segments.label}>
      {TABS.map((each) => (
        <button key={each} type="button" aria-current={tab === each ? 'page' : undefined} onClick={() => setTab(each)}>
          {text.segments[each]}
          {each === 'deck' && deck && <b>{` ${n}`}</b>}
        </button>
      ))}
    </nav>
  );
}
