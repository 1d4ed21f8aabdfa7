/** How somebody shows others what went wrong: by a link to the position, or by a file of the match. */
import { match, replay } from '../app/stores.ts';
import type { View } from '../match/contract.ts';
import { parseFarKey } from '../match/far-key.ts';
import { saveRecord } from '../result/record.ts';
import { replayLink, saveOpenRecord, tableLink } from './link.ts';

export interface Evidence {
  /** To the position one looks at; null: no link leads there. */
  link: string | null;
  /** For everybody, for everybody when the match is over, or in this browser alone. */
  opens: 'now' | 'later' | 'here';
  /** The name of the match, if it is played far away. */
  far: string | null;
  /** Saves the match as a file; null: it cannot be had yet. */
  save: (() => Promise<void>) | null;
  /** The file tells what is still hidden from whoever plays. */
  tells: boolean;
}

/** Of the match on the table. `seen`: the position that is looked at. */
export function tableEvidence(seen: View): Evidence {
  const { key, status } = match.getState();
  const isOver = status === 'over';
  const save = (): Promise<void> => saveRecord(seen.game);
  const far = parseFarKey(key);
  if (far === null) {
    return { link: isOver ? tableLink(seen) : null, opens: 'here', far, save, tells: !isOver };
  }
  return { link: tableLink(seen), opens: isOver ? 'now' : 'later', far, save: isOver ? save : null, tells: false };
}

/** Of the replay on the screen. */
export function replayEvidence(): Evidence {
  const { source } = replay.getState();
  const far = source?.from === 'far' ? source.match : null;
  return {
    link: source?.from === 'file' ? null : replayLink(),
    opens: far === null ? 'here' : 'now',
    far,
    save: async () => saveOpenRecord(),
    tells: false,
  };
}
