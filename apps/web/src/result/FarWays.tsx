import { Button, ButtonLink } from '@dealers-choice/table/ui';
import { useState } from 'react';
import { go, hrefOf } from '../app/route.ts';
import { useMatch } from '../app/stores.ts';
import { canShare } from '../kept/files.ts';
import { parseFarKey } from '../match/far-key.ts';
import { reasonOf } from '../match/sentences.ts';
import { online, useOnline } from '../online/page.ts';
import { FairResult } from '../replay/FairResult.tsx';
import { Notice } from '../ui/Panel.tsx';
import { useFarText } from '../words/far/text.ts';
import { useMatchesText } from '../words/matches.ts';
import { useScreenText } from '../words/screens.ts';
import { saveRecord, shareRecord, watchAgain } from './record.ts';

/** After a match far away: once more with the same people, each one seat further, or back to where they are. */
export function FarWays({ game }: { game: string }) {
  const { result } = useFarText();
  const text = useScreenText().result;
  const { share } = useMatchesText();
  const room = useOnline((s) => s.room);
  const me = useOnline((s) => s.me);
  const name = parseFarKey(useMatch((s) => s.key));
  const [problem, setProblem] = useState<string | null>(null);
  const sits = room?.seats.some(({ guest }) => guest !== '' && guest === me?.guest) ?? false;
  const tryTo = (task: Promise<string | null>): void => {
    task.then(setProblem, (error: unknown) => setProblem(reasonOf(error)));
  };
  const again = async (code: string): Promise<null> => {
    await online.getState().rematch();
    go({ at: 'room', code });
    return null;
  };
  return (
    <>
      {problem !== null && <Notice kind="problem">{problem}</Notice>}
      {name !== null && <FairResult match={name} />}
      <div className="mt-auto flex flex-wrap gap-2 pt-2">
        {room && sits && (
          <Button
            look="primary"
            onClick={() => tryTo(again(room.code))}
            className="min-h-14! grow px-7 text-lg max-lg:sticky max-lg:bottom-3 max-lg:z-10 max-lg:order-last max-lg:basis-full"
          >
            {result.rematch}
          </Button>
        )}
        {room && (
          <ButtonLink href={hrefOf({ at: 'room', code: room.code })} icon="people" className="grow">
            {result.room}
          </ButtonLink>
        )}
        <ButtonLink href={hrefOf({ at: 'lobby' })} icon="globe" className="grow">
          {result.other}
        </ButtonLink>
        <Button icon="replay" onClick={() => tryTo(watchAgain())} className="grow">
          {text.watch}
        </Button>
        <Button icon="save" onClick={() => tryTo(saveRecord(game).then(() => null))} className="grow">
          {text.save}
        </Button>
        {canShare() && (
          <Button icon="share" onClick={() => tryTo(shareRecord(game).then(() => null))} className="grow">
            {share}
          </Button>
        )}
        <ButtonLink href={hrefOf({ at: 'home' })} icon="home" className="grow">
          {result.games}
        </ButtonLink>
      </div>
    </>
  );
}
