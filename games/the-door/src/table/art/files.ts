/** Drawings that never change are files: each is one element wherever it is shown. */
import { useEffect } from 'react';

const FILES = import.meta.glob<string>('./files/*.svg', { query: '?url', import: 'default', eager: true });

/** The address of a drawing: of an option or a role by its id, or 'ground' and 'tomb'. */
export const fileOf = (name: string): string | undefined => FILES[`./files/${name.toLowerCase()}.svg`];

/** Fetches all of them as the table opens, and keeps them while it is open: none comes later than its place. */
export function useFiles(): void {
  useEffect(() => {
    const kept = Object.values(FILES).map((address) => Object.assign(new Image(), { src: address }));
    return () => {
      kept.length = 0;
    };
  }, []);
}
