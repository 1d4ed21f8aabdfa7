import { useEffect, useState } from 'react';

const SAID_MS = 2_500;

interface Copying {
  /** What was copied a moment ago; null: nothing. */
  copied: string | null;
  /** The browser did not let the page. */
  refused: boolean;
  copy(text: string): void;
}

/** Puts a text where it can be pasted from, and says so for a moment. */
export function useCopying(): Copying {
  const [copied, setCopied] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return {
    copied,
    refused,
    copy(text) {
      setRefused(false);
      // Where a page is not trusted, over plain http, there is nothing to copy to.
      const writing = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
      writing.then(
        () => setCopied(text),
        () => setRefused(true),
      );
    },
  };
}
