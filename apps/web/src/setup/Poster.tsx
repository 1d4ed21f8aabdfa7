import { Facts } from '../home/Facts.tsx';
import { PLAYBILL } from '../playbill.ts';
import { useHomeText } from '../words/home.ts';
import { World } from '../worlds/World.tsx';

/** The game's world beside the seats, where there is room for it. */
export function Poster({ game, about }: { game: string; about: string }) {
  const names: Readonly<Record<string, { name: string }>> = useHomeText().home.games;
  const bill = PLAYBILL.find(({ id }) => id === game);
  return (
    <aside className="flex flex-col rounded-2xl border-[1.5px] border-line bg-raised p-2.5 pb-4 shadow-2 max-xl:hidden">
      <World game={game} className="min-h-80 w-full grow basis-0 rounded-[1.125rem]" />
      <p className="px-2 pt-3 font-display text-[1.9rem] leading-9 font-bold">{names[game]?.name}</p>
      <p className="px-2 pt-1 text-soft">{about}</p>
      <div className="px-2">{bill && <Facts bill={bill} />}</div>
    </aside>
  );
}
