import { ButtonLink } from '@dealers-choice/table/ui';
import { hrefOf } from '../app/route.ts';
import { Header, Heading, Page } from '../app/Shell.tsx';
import { useGame } from '../app/useGame.ts';
import { LearnBy } from '../guide/LearnBy.tsx';
import { RulesBook } from '../help/RulesBook.tsx';
import { useHomeText } from '../words/home.ts';
import { useScreenText } from '../words/screens.ts';

/** The rules of a game by their own address. */
export function Help({ id }: { id: string }) {
  const { help, setup } = useScreenText();
  const { backToGames } = useHomeText();
  const shelved = useGame(id);
  if (!shelved) {
    return (
      <Page title={setup.noGame}>
        <ButtonLink href={hrefOf({ at: 'home' })}>{backToGames}</ButtonLink>
      </Page>
    );
  }
  const { title } = shelved.words;
  return (
    <div className="flex h-dvh flex-col">
      <Header back={{ href: hrefOf({ at: 'home' }), title }} />
      <main className="flex min-h-0 grow flex-col">
        <div className="px-3 md:px-5">
          <LearnBy game={id} title={title} />
        </div>
        <div className="mx-auto min-h-0 w-full max-w-[1392px] grow bg-raised sm:px-0 md:mb-5 md:overflow-hidden md:rounded-2xl md:border-[1.5px] md:border-line md:shadow-2">
          <RulesBook
            shelved={shelved}
            out={null}
            on={
              <ButtonLink href={hrefOf({ at: 'setup', game: id })} look="primary" className="w-full">
                {help.play(title)}
              </ButtonLink>
            }
            heading={(words) => <Heading className="text-xl">{words}</Heading>}
          />
        </div>
      </main>
    </div>
  );
}
