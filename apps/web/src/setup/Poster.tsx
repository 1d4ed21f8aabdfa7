import { World } from '../worlds/World.tsx';

/** The game's world beside the seats, where there is room for it. */
export function Poster({ game, about }: { game: string; about: string }) {
  return (
    <aside className="self-start rounded-2xl border-[1.5px] border-line bg-raised p-2.5 pb-4 shadow-2 max-xl:hidden">
      <World game={game} className="h-96 w-full rounded-[1.125rem]" />
      <p className="px-2 pt-3">{about}</p>
    </aside>
  );
}
