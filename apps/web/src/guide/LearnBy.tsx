import { useLanguage } from '@dealers-choice/table';
import { Button } from '@dealers-choice/table/ui';
import { useState } from 'react';
import { useGuideText } from '../words/guide.ts';
import { beginGuide } from './begin.ts';
import { Crow } from './Crow.tsx';
import { hasGuide } from './guides.ts';
import { learned } from './learned.ts';
import './guide.css';

/** Above the rules of a game: the quicker way to learn it, or that there is none yet. */
export function LearnBy({ game, title }: { game: string; title: string }) {
  const say = useGuideText();
  const language = useLanguage();
  const [dealing, setDealing] = useState(false);
  if (!hasGuide(game)) return <p className="learn-by text-soft">{say.noGuide(title)}</p>;
  const begin = (): void => {
    setDealing(true);
    void beginGuide(game, language).finally(() => setDealing(false));
  };
  const again = learned().includes(game);
  return (
    <section aria-label={say.name} className="learn-by">
      <Crow />
      <p className="min-w-0 grow">
        <strong className="block font-display text-lg leading-tight">{again ? say.onceMore : say.newHere}</strong>
        <span className="text-sm">{say.offer}</span>
      </p>
      <Button look="primary" icon="play" onClick={begin} data-begin-guide className="max-sm:w-full">
        {dealing ? say.dealing : say.begin}
      </Button>
    </section>
  );
}
