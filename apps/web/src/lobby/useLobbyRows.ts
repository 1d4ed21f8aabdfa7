import type { LobbyNote } from '@dealers-choice/protocol';
import { type RefObject, useEffect, useState } from 'react';
import { followed, type LobbyRow, tidied } from './rows.ts';

/** Rows of tables that are gone wait this long, and longer under a pointer or with the focus in the list. */
const PEACE_MS = 2_000;

export function useLobbyRows(
  notes: readonly LobbyNote[] | null,
  list: RefObject<HTMLElement | null>,
): readonly LobbyRow[] {
  const [rows, setRows] = useState<readonly LobbyRow[]>(() => followed([], notes ?? []));
  useEffect(() => {
    if (notes) setRows((before) => followed(before, notes));
  }, [notes]);
  const untidy = rows.some(({ gone }) => gone);
  useEffect(() => {
    if (!untidy) return;
    const timer = setInterval(() => {
      if (!list.current?.matches(':hover, :focus-within')) setRows(tidied);
    }, PEACE_MS);
    return () => clearInterval(timer);
  }, [untidy, list]);
  return rows;
}
