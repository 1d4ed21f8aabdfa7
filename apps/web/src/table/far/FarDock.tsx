import { Chat } from '../../chat/Chat.tsx';
import { useOnline } from '../../online/page.ts';
import { useDocked } from './docked.ts';

/** The chat beside the table, where there is room for it. `quiet`: somebody has to decide, and is not read to. */
export function FarDock({ quiet }: { quiet: boolean }) {
  const docked = useDocked();
  const hasRoom = useOnline((s) => s.room !== null);
  if (!docked || !hasRoom) return null;
  return (
    <aside className="flex w-80 shrink-0 flex-col border-l border-line bg-panel p-4 text-ink">
      <Chat quiet={quiet} className="min-h-0 grow" />
    </aside>
  );
}
