import { Icon } from '@dealers-choice/table/ui';
import { hrefOf } from '../app/route.ts';
import { learned } from '../guide/learned.ts';
import { hasPlayed } from '../match/last-plans.ts';
import { useHomeText } from '../words/home.ts';

/** Has somebody neither played nor learned on this device? Known at once, so that nothing jumps. */
export const isNewHere = (): boolean => learned().length === 0 && !hasPlayed();

/** The way in for a newcomer, beside the question what to play: one line, above the games on any screen. */
export function NewHere() {
  const text = useHomeText().home;
  return (
    <a
      href={hrefOf({ at: 'help', game: 'the-door' })}
      className="flex min-h-11 items-center gap-2 rounded-full border-[1.5px] border-gold bg-gold-wash px-3 md:px-4 font-semibold no-underline shadow-1 hover:underline max-md:mt-1 max-md:w-full max-md:text-sm max-md:tracking-tight short:mt-0 short:w-auto"
    >
      <Icon name="learn" className="size-5 shrink-0 text-brass" />
      <span className="grow">{text.newHere(text.games['the-door'].name)}</span>
      <Icon name="right" className="size-4 shrink-0" />
    </a>
  );
}
