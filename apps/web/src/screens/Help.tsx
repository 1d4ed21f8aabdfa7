import { Button, ButtonLink } from '@dealers-choice/table/ui';
import { Suspense, use } from 'react';
import { hrefOf } from '../app/route.ts';
import { Page } from '../app/Shell.tsx';
import { gameOf, useGame } from '../app/useGame.ts';
import { Markdown } from '../ui/Markdown.tsx';
import { Panel } from '../ui/Panel.tsx';
import { KeysHelp } from './KeysHelp.tsx';

const texts = new Map<string, Promise<string>>();

function rulesOf(id: string): Promise<string> {
  const known = texts.get(id) ?? gameOf(id, 'en').then((shelved) => shelved?.rulesText() ?? '');
  texts.set(id, known);
  return known;
}

/** The rule book of a game, and how to play it with keys. */
export function Help({ id }: { id: string }) {
  const shelved = useGame(id);
  if (!shelved) {
    return (
      <Page title="No such game">
        <ButtonLink href={hrefOf({ at: 'home' })}>Back to the games</ButtonLink>
      </Page>
    );
  }
  return (
    <Page title={`Rules of ${shelved.words.title}`}>
      <div className="space-y-6">
        <Panel title="In a sentence">
          <p>{shelved.words.about}</p>
        </Panel>
        <KeysHelp />
        <Suspense fallback={<p className="text-soft">One moment …</p>}>
          <Rules id={id} />
        </Suspense>
        <div className="flex flex-wrap gap-3">
          <Button icon="back" onClick={() => window.history.back()}>
            Back
          </Button>
          <ButtonLink href={hrefOf({ at: 'setup', game: id })} look="primary">
            {`Play ${shelved.words.title}`}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}

function Rules({ id }: { id: string }) {
  const text = use(rulesOf(id));
  if (text === '') return <p className="text-soft">This game brings no rule book yet.</p>;
  return (
    <article className="rounded-lg border border-line bg-panel px-5 py-2 shadow-1 sm:px-8">
      <Markdown text={text.replace(/^#\s.*\n/, '')} />
    </article>
  );
}
