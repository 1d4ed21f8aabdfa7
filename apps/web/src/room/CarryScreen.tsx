import { Button, ButtonLink } from '@dealers-choice/table/ui';
import { useState } from 'react';
import { goToFarMatch } from '../app/far-match.ts';
import { go, hrefOf } from '../app/route.ts';
import { Page } from '../app/Shell.tsx';
import { rememberFar } from '../home/played-far.ts';
import { realTicker } from '../match/ticker.ts';
import { online } from '../online/page.ts';
import { Notice } from '../ui/Panel.tsx';
import { useRoomText } from '../words/room.ts';
import { goOnAs } from './carried.ts';

/** A link from another device: this browser becomes the guest that made it, if whoever opened it says so. */
export function CarryScreen({ token }: { token: string }) {
  const text = useRoomText().carry;
  const [state, setState] = useState<'asking' | 'carrying' | 'used' | 'failed'>('asking');
  const carry = async (): Promise<void> => {
    setState('carrying');
    const answer = await postToken(token);
    if (typeof answer === 'string') return setState(answer);
    rememberFar();
    const running = await goOnAs(answer.name, online, realTicker);
    if (running !== null) goToFarMatch(running);
    else go({ at: 'lobby' });
  };
  return (
    <Page title={text.title}>
      <p className="mb-5">{text.about}</p>
      {state === 'used' && <Notice kind="problem">{text.used}</Notice>}
      {state === 'failed' && <Notice kind="problem">{text.failed}</Notice>}
      <div className="mt-5 flex flex-wrap gap-3">
        {state !== 'used' && (
          <Button
            look="primary"
            className="min-h-14 px-8 text-lg"
            aria-disabled={state === 'carrying'}
            onClick={() => void (state === 'carrying' || carry())}
          >
            {state === 'carrying' ? text.carrying : text.yes}
          </Button>
        )}
        <ButtonLink href={hrefOf({ at: 'home' })}>{text.no}</ButtonLink>
      </div>
    </Page>
  );
}

/** As whom this browser goes on, or why not. */
async function postToken(token: string): Promise<{ name: string } | 'used' | 'failed'> {
  try {
    const answer = await fetch('/guest/carry', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    if (answer.ok) return { name: nameIn(await answer.json()) };
    return answer.status === 410 ? 'used' : 'failed';
  } catch {
    return 'failed';
  }
}

const nameIn = (json: unknown): string =>
  typeof json === 'object' && json !== null && 'name' in json && typeof json.name === 'string' ? json.name : '';
