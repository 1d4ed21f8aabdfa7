import { createContext, useContext, useState } from 'react';

/** Where the picture of a card is, by what is printed on the card; null: there is none, or none is wanted. */
export const PictureContext = createContext<(card: string) => string | null>(() => null);

/** For those who draw cards themselves. */
export const usePictureAddress = (): ((card: string) => string | null) => useContext(PictureContext);

export function usePicture(card: string | undefined): string | null {
  const addressOf = useContext(PictureContext);
  return card === undefined ? null : addressOf(card);
}

/** Addresses that led to no picture: nobody has to wait for them twice. */
const broken = new Set<string>();

/**
 * Lies over a drawn face, which is there for as long as the picture is not, and where there is none. What changes in a
 * match lies above it (`z-2`).
 */
export function Picture({ card }: { card: string | undefined }) {
  const address = usePicture(card);
  const [gone, setGone] = useState<string | null>(null);
  if (address === null || address === gone || broken.has(address)) return null;
  return (
    <img
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      referrerPolicy="no-referrer"
      className="absolute inset-0 z-1 size-full object-cover"
      onError={() => {
        broken.add(address);
        setGone(address);
      }}
    />
  );
}
