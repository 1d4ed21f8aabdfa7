/** What somebody has begun to say and not sent, by table: kept while the page is open, wherever the chat is shown. */
import { create } from 'zustand';

type Drafts = Readonly<Record<string, string>>;

const useDrafts = create<Drafts>(() => ({}));

export const useDraft = (table: string): string => useDrafts((drafts) => drafts[table] ?? '');

export const draftOf = (table: string): string => useDrafts.getState()[table] ?? '';

export const keepDraft = (table: string, draft: string): void => useDrafts.setState({ [table]: draft });
