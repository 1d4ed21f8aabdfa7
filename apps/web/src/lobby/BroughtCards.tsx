import { useEffect, useState } from 'react';
import { type ServerList, serverList } from '../cards/server-list.ts';
import { useSets } from '../cards/useSets.ts';
import { Field } from '../ui/Field.tsx';
import { Notice } from '../ui/Panel.tsx';
import { useCardsText } from '../words/cards.ts';

interface Props {
  game: string;
  /** The name of imported cards. */
  cards: string;
  token: string;
  setToken(token: string): void;
}

/** What becomes of cards of this browser at a table far away: everybody there needs them. */
export function BroughtCards({ game, cards, token, setToken }: Props) {
  const text = useCardsText().far;
  const [sets] = useSets(game);
  const [uploads, setUploads] = useState<ServerList['uploads'] | null>(null);
  useEffect(() => void serverList().then((list) => setUploads(list.uploads)), []);
  const isOwn = sets?.some(({ name, from }) => name === cards && from === 'browser');
  if (!isOwn || uploads === null) return null;
  if (uploads === 'off') return <Notice>{text.notTaken(cards)}</Notice>;
  return (
    <section className="far-card">
      <p className="sm:col-span-2">{text.sent(cards)}</p>
      {uploads === 'token' && (
        <Field label={text.token} about={text.tokenAbout}>
          {(ids) => (
            <input
              {...ids}
              className="field"
              type="password"
              autoComplete="off"
              value={token}
              maxLength={200}
              onChange={({ target }) => setToken(target.value.trim())}
            />
          )}
        </Field>
      )}
    </section>
  );
}
