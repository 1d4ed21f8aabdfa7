import { Button } from '@dealers-choice/table/ui';
import { useGame } from '../app/useGame.ts';
import { Over } from '../ui/Over.tsx';
import { useScreenText } from '../words/screens.ts';
import { RulesBook } from './RulesBook.tsx';

/** The rules of a game over whatever is on the screen. */
export function RulesOver({ game, close }: { game: string; close: () => void }) {
  const { help, settings } = useScreenText();
  const shelved = useGame(game);
  if (!shelved) return null;
  const out = (
    <Button look="plain" icon="close" bare onClick={close}>
      {settings.close}
    </Button>
  );
  return (
    <Over label={help.title(shelved.words.title)} className="book-sheet" onClose={close}>
      <RulesBook shelved={shelved} out={out} heading={(title) => <h2 className="text-xl">{title}</h2>} />
    </Over>
  );
}
