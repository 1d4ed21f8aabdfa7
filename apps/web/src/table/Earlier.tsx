import { Button } from '@dealers-choice/table/ui';
import { useCallback, useEffect, useState } from 'react';
import { match, useMatch } from '../app/stores.ts';
import { reasonOf } from '../match/sentences.ts';
import { useBarText } from '../words/bar.ts';

/** Where what happened is read: of a match far away the part before this page came is fetched now, and not before. */
export function Earlier() {
  const isPart = useMatch((s) => s.isPart);
  const sitting = useMatch((s) => s.sitting);
  const say = useBarText().earlier;
  const [problem, setProblem] = useState<string | null>(null);
  const look = useCallback(() => {
    setProblem(null);
    match
      .getState()
      .lookUp()
      .catch((error: unknown) => setProblem(reasonOf(error)));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a match that is laid anew has another log
  useEffect(() => {
    if (isPart) look();
  }, [isPart, sitting, look]);
  if (!isPart) return null;
  return (
    <div role="status" className="mt-2 flex flex-wrap items-center gap-2 text-sm text-soft">
      <span>{problem ?? say.coming}</span>
      {problem !== null && <Button onClick={look}>{say.again}</Button>}
    </div>
  );
}
