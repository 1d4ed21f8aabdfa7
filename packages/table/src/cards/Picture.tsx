import { createContext, useContext, useEffect, useRef, useState } from 'react';

/** An address, or a picture that this device has. */
export type PictureSource = string | Blob;

/** Where the picture of a card is, by what is printed on the card; null: there is none, or none is wanted. */
export const PictureContext = createContext<(card: string) => PictureSource | null>(() => null);

/** For those who draw cards themselves. */
export const usePictureSource = (): ((card: string) => PictureSource | null) => useContext(PictureContext);

/**
 * Lies over a drawn face, which is there for as long as the picture is not, and where there is none. What changes in a
 * match lies above it (`z-2`).
 */
export function Picture({ card }: { card: string | undefined }) {
  const sourceOf = usePictureSource();
  const source = card === undefined ? null : sourceOf(card);
  return source && <PictureFrom source={source} className="absolute inset-0 z-1 size-full object-cover" />;
}

/** Whoever shows it names it. */
export function PictureFrom({ source, className }: { source: PictureSource; className: string }) {
  return typeof source === 'string' ? (
    <FetchedPicture address={source} className={className} />
  ) : (
    <OwnPicture picture={source} className={className} />
  );
}

/** Addresses that led to no picture: nobody has to wait for them twice. */
const broken = new Set<string>();

function FetchedPicture({ address, className }: { address: string; className: string }) {
  const [gone, setGone] = useState<string | null>(null);
  if (address === gone || broken.has(address)) return null;
  return (
    <img
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      referrerPolicy="no-referrer"
      className={className}
      onError={() => {
        broken.add(address);
        setGone(address);
      }}
    />
  );
}

/** Painted by the page itself: the policy allows no addresses of pictures but the server's. */
function OwnPicture({ picture, className }: { picture: Blob; className: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let here = true;
    createImageBitmap(picture).then(
      (bitmap) => {
        if (here && canvas.current) paint(canvas.current, bitmap);
        bitmap.close();
      },
      () => undefined, // the drawn face stays
    );
    return () => {
      here = false;
    };
  }, [picture]);
  return <canvas ref={canvas} width={0} height={0} data-own-picture="" className={className} />;
}

function paint(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
}
