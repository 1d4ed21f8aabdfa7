import { useEffect } from 'react';

/** Fetches pictures as a table opens, and holds them while it is open: none comes later than its place. */
export function useFetched(addresses: () => readonly string[]): void {
  useEffect(() => {
    const held = addresses().map((address) => Object.assign(new Image(), { src: address }));
    return () => {
      held.length = 0;
    };
  }, [addresses]);
}
