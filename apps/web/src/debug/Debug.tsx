import { Button, Dialog } from '@dealers-choice/table/ui';
import { useEffect, useState } from 'react';
import { match, useMatch } from '../app/stores.ts';
import type { Inspection } from '../match/contract.ts';

/** The whole state, for who writes a game. It is not in the product build. */
export function Debug() {
  const [open, setOpen] = useState(false);
  const [found, setFound] = useState<Inspection | null>(null);
  const view = useMatch((s) => s.view);
  useEffect(() => {
    if (!open || !view) return;
    match
      .getState()
      .inspect()
      .then(setFound, () => setFound(null));
  }, [open, view]);
  return (
    <>
      <div className="fixed bottom-3 left-3 z-40 hidden lg:block">
        <Button icon="bug" bare onClick={() => setOpen(true)}>
          Debug
        </Button>
      </div>
      <Dialog open={open} title="Debug" onClose={() => setOpen(false)} wide>
        {found && (
          <div className="space-y-2 text-xs">
            <p>Seed: {String(found.seed)}</p>
            <Part title={`Thoughts of bots (${found.thoughts.length})`} value={found.thoughts.slice().reverse()} />
            <Part title="Question" value={found.question} />
            <Part title="Stack" value={found.stack} />
            {Object.entries(found.views).map(([who, seen]) => (
              <Part key={who} title={`As seen by ${who}`} value={seen} />
            ))}
            <Part title={`Events (${found.events.length})`} value={found.events} />
          </div>
        )}
      </Dialog>
    </>
  );
}

function Part({ title, value }: { title: string; value: unknown }) {
  return (
    <details>
      <summary className="min-h-11 py-2 text-sm font-semibold">{title}</summary>
      <pre className="overflow-x-auto">{JSON.stringify(value, null, 1)}</pre>
    </details>
  );
}
