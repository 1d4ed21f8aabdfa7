import { Icon } from '@dealers-choice/table/ui';
import { useCallback } from 'react';
import type { MatchNote } from '../match/contract.ts';
import { levelOf } from '../match/levels.ts';
import { useMatchesText } from '../words/matches.ts';
import { useScreenText } from '../words/screens.ts';
import { hasOtherPeople } from './statistics.ts';

/** Who sat at a table, in one line: people by their names, bots by their strength and with the mark of bots. */
export function WhoPlayed({ note }: { note: MatchNote }) {
  const text = useMatchesText();
  const nameOf = useNames();
  const people = note.seats.flatMap(({ who }, seat) => (who === 'person' ? [nameOf(note, seat)] : []));
  const bots = new Map<string, number>();
  for (const { who, bot } of note.seats) if (who === 'bot') bots.set(bot, (bots.get(bot) ?? 0) + 1);
  const levelName = useLevelName();
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span>{people.join(', ')}</span>
      {[...bots].map(([bot, n]) => (
        <span key={bot} className="inline-flex items-center gap-1">
          <Icon name="bot" className="size-4" />
          {n === 1 ? text.bot(levelName(bot)) : text.bots(levelName(bot), n)}
        </span>
      ))}
    </span>
  );
}

/** What a bot's strength is called. */
export function useLevelName(): (bot: string) => string {
  const { levels } = useScreenText().setup;
  return useCallback((bot) => levels[levelOf(bot).key].name, [levels]);
}

/** What a seat is called in a list of matches. */
export function useNames(): (note: MatchNote, seat: number) => string {
  const text = useMatchesText();
  const levelName = useLevelName();
  return (note, seat) => {
    const { who, name, bot } = note.seats[seat] ?? { who: 'person', name: '', bot: '' };
    if (who === 'bot') return name || text.bot(levelName(bot));
    return name || (hasOtherPeople(note) ? text.seatNumber(seat + 1) : text.you);
  };
}
