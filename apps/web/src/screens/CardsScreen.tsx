import { Button, ButtonLink } from '@dealers-choice/table/ui';
import { useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { Page } from '../app/Shell.tsx';
import { forgetCards, useGame } from '../app/useGame.ts';
import { kept, type SetNote } from '../cards/library.ts';
import { useSets } from '../cards/useSets.ts';
import { GAMES } from '../games.ts';
import { Notice, Panel } from '../ui/Panel.tsx';
import { useCardsText } from '../words/cards.ts';
import { ImportPanel } from './ImportPanel.tsx';
import { PicturesPanel } from './PicturesPanel.tsx';

/** The sets of cards that a game can be played with, and how to get more. */
export function CardsScreen({ id }: { id: string }) {
  const text = useCardsText();
  const shelved = useGame(id);
  const [sets, again] = useSets(id);
  const cardSets = GAMES.find((shelf) => shelf.id === id)?.cardSets;
  if (!shelved || !cardSets) {
    return (
      <Page title={text.none.title}>
        <p className="mb-4">{text.none.about}</p>
        <ButtonLink href={hrefOf({ at: 'home' })}>{text.none.back}</ButtonLink>
      </Page>
    );
  }
  return (
    <Page title={text.title(shelved.words.title)}>
      <div className="space-y-5">
        <Panel title={text.sets}>
          <ul className="divide-y divide-line">
            <li className="flex flex-wrap items-center gap-3 pb-3">
              <div className="mr-auto">
                <h3 className="font-semibold">{cardSets.own}</h3>
                <p className="text-sm text-soft">{text.ownCount(shelved.game.def.cards.length)}</p>
              </div>
              <ButtonLink href={hrefOf({ at: 'setup', game: id })} icon="play">
                {text.playWith(cardSets.own)}
              </ButtonLink>
            </li>
            {(sets ?? []).map((set) => (
              <SetRow key={set.name} game={id} set={set} changed={again} />
            ))}
          </ul>
        </Panel>
        <ImportPanel game={id} sets={sets ?? []} changed={again} />
        <PicturesPanel />
      </div>
    </Page>
  );
}

function SetRow({ game, set, changed }: { game: string; set: SetNote; changed: () => Promise<void> }) {
  const text = useCardsText();
  const [asked, ask] = useState(false);
  const { name, from, cards, unread, wrong } = set;
  const drop = async (): Promise<void> => {
    await kept.drop(name);
    forgetCards(game, name);
    await changed();
  };
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <div className="mr-auto min-w-0">
        <h3 className="font-semibold wrap-break-word">{name}</h3>
        {wrong === null && <p className="text-sm text-soft">{text.set(cards, unread, from)}</p>}
      </div>
      {wrong === null && (
        <ButtonLink href={hrefOf({ at: 'setup', game, cards: name })} icon="play">
          {text.playWith(name)}
        </ButtonLink>
      )}
      {from === 'browser' && !asked && (
        <Button look="quiet" icon="close" bare onClick={() => ask(true)}>
          {text.remove(name)}
        </Button>
      )}
      {asked && (
        <div className="flex w-full flex-wrap items-center gap-3">
          <p className="mr-auto">{text.sureToRemove(name)}</p>
          <Button look="danger" onClick={() => void drop()}>
            {text.remove(name)}
          </Button>
          <Button onClick={() => ask(false)}>{text.keepIt}</Button>
        </div>
      )}
      {wrong !== null && (
        <div className="w-full">
          <Notice kind="problem">{wrong}</Notice>
        </div>
      )}
    </li>
  );
}
