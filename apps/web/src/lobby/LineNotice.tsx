import { Button } from '@dealers-choice/table/ui';
import { online, useOnline } from '../online/page.ts';
import { Notice } from '../ui/Panel.tsx';
import { useLobbyText } from '../words/lobby.ts';

/** That the server cannot be reached, or speaks another version; nothing while all is well. */
export function LineNotice({ gone }: { gone: string }) {
  const text = useLobbyText();
  const line = useOnline((s) => s.line);
  const restarts = useOnline((s) => s.restarts);
  if (line === 'outdated') {
    return (
      <Notice kind="problem">
        <span className="flex flex-wrap items-center gap-3">
          <span className="grow">{text.outdated}</span>
          <Button onClick={() => location.reload()}>{text.reload}</Button>
        </span>
      </Notice>
    );
  }
  if (restarts) return <Notice>{text.restarts}</Notice>;
  if (line !== 'gone') return null;
  return (
    <Notice kind="problem">
      <span className="flex flex-wrap items-center gap-3">
        <span className="grow">{gone}</span>
        <Button onClick={() => online.getState().retry()}>{text.tryNow}</Button>
      </span>
    </Notice>
  );
}
