import { useHomeText } from '../words/home.ts';

/** What each game is called, without loading it. */
export function useGameNames(): (game: string) => string {
  const names: Readonly<Record<string, { name: string }>> = useHomeText().home.games;
  return (game) => names[game]?.name ?? game;
}
