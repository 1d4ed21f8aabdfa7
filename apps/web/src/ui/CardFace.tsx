/** A card, as it would be printed. Size comes from the place it lies in. */
export interface Face {
  name: string;
  text: string;
  /** What is printed in the corners: cost, strength, colour … */
  marks: readonly { label: string; value: string }[];
}

type Size = 'small' | 'pile' | 'usual';
const SIZES: Readonly<Record<Size, string>> = {
  small: 'w-16 h-22',
  pile: 'w-16 h-22 sm:w-24 sm:h-32',
  usual: 'w-32 h-44 sm:w-36 sm:h-50',
};

const nameSize = (size: Size): string =>
  size === 'usual' ? 'text-base' : size === 'pile' ? 'text-[0.6875rem] sm:text-sm' : 'text-[0.625rem]';

/** `null` lies face down. */
export function CardFace({ face, size = 'usual' }: { face: Face | null; size?: Size }) {
  const box = `${SIZES[size]} shrink-0 rounded-md shadow-1 overflow-hidden text-left`;
  if (!face) {
    return (
      <span className={`block border border-paper-edge bg-paper p-1 ${box}`}>
        <span className="card-back flex size-full items-center justify-center rounded-sm">
          <svg viewBox="0 0 24 24" className="size-8" aria-hidden="true">
            <path d="M12 2l7 10-7 10-7-10z" fill="var(--c-back)" stroke="var(--c-back-line)" strokeWidth="1.5" />
            <path d="M12 7l3.5 5-3.5 5-3.5-5z" fill="var(--c-back-line)" />
          </svg>
        </span>
      </span>
    );
  }
  const small = size !== 'usual';
  return (
    <span className={`flex flex-col border border-paper-edge bg-paper text-paper-ink ${small ? 'p-1' : 'p-2'} ${box}`}>
      <span className={`font-display font-semibold leading-tight ${nameSize(size)}`}>{face.name}</span>
      <span className="my-1 block h-px w-full bg-paper-edge" aria-hidden="true" />
      {!small && <span className="grow overflow-hidden text-xs leading-snug text-paper-soft">{face.text}</span>}
      {small && <span className="grow" />}
      <Marks face={face} small={small} />
    </span>
  );
}

function Marks({ face, small }: { face: Face; small: boolean }) {
  if (face.marks.length === 0) {
    return (
      <svg viewBox="0 0 24 8" className="mx-auto h-2 w-6 text-paper-edge" aria-hidden="true">
        <path d="M12 0l4 4-4 4-4-4zM0 4h6M18 4h6" fill="currentColor" stroke="currentColor" />
      </svg>
    );
  }
  return (
    <span className={`flex flex-wrap gap-1 ${small ? 'text-[0.6875rem]' : 'text-xs'}`}>
      {face.marks.map(({ label, value }) => (
        <span key={label} className="rounded-sm border border-paper-edge px-1 font-semibold">
          <span className={small ? 'sr-only' : 'font-normal text-paper-soft'}>{label} </span>
          {value}
        </span>
      ))}
    </span>
  );
}
