import { useState } from 'react';
import { useAddress } from '../cards/images.ts';

/** Addresses that led to no picture: nobody has to wait for them twice. */
const broken = new Set<string>();

/**
 * Lies over a drawn face, which is there for as long as the picture is not, and where there is none. What changes in a
 * match lies above it (`z-2`).
 */
export function Picture({ card }: { card: string | undefined }) {
  const address = useAddress(card);
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
