import { useTableText } from '../text/useTableText.ts';
import { Picture } from './Picture.tsx';

/** A card, as it would be printed. Size comes from the place it lies in. */
export interface Face {
  name: string;
  text: string;
  /** What is printed in the corners: cost, strength, colour … */
  marks: readonly { label: string; value: string }[];
  /** What lies on this copy now: used, rested, two coins … */
  laid: readonly string[];
  /** Its colours, by their names. */
  tints?: readonly string[];
  /** Lies sideways: what that is called. */
  turned?: string;
  /** Sentences of its text that do nothing, because they are not read. */
  unread?: readonly string[];
  /** The number under which there may be a picture of it. */
  picture?: string;
}

export type CardSize = 'chip' | 'mini' | 'slim' | 'small' | 'field' | 'pile' | 'held' | 'usual';
const SIZES: Readonly<Record<Exclude<CardSize, 'chip'>, string>> = {
  mini: 'w-8.5 h-11',
  slim: 'w-11 h-12 sm:w-14 sm:h-18',
  small: 'w-16 h-22',
  field: 'w-17 h-24 sm:w-22 sm:h-28',
  pile: 'w-18 h-24 sm:w-24 sm:h-32',
  held: 'w-18 h-24 sm:w-32 sm:h-44',
  usual: 'w-28 h-38 sm:w-32 sm:h-44',
};

const nameSize = (size: CardSize, name: string): string =>
  name.length <= 3
    ? 'text-lg'
    : size === 'usual'
      ? 'text-sm'
      : size === 'small'
        ? 'text-[0.625rem] tracking-tight'
        : 'text-[0.625rem] tracking-tight sm:text-sm';
/** A long text is set smaller, so that it fits; of one that still does not, the end fades. */
const textSize = (text: string): string => {
  if (text.length <= 60) return 'text-xs';
  return text.length <= LONG ? 'text-[0.6875rem]' : 'text-[0.6875rem] mask-b-from-70%';
};
const LONG = 110;

/** Red suits are printed red. */
const inkOf = (name: string): string => (/[♥♦]/.test(name) ? 'text-paper-red' : 'text-paper-ink');

/** `null` lies face down. */
export function CardFace({ face, size = 'usual' }: { face: Face | null; size?: CardSize }) {
  if (size === 'chip') return <Chip face={face} />;
  if (face && (size === 'slim' || size === 'mini')) return <Slim face={face} size={size} />;
  if (face && size === 'field') return <OnField face={face} />;
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
  const small = size === 'small' || size === 'pile';
  const brief = size === 'held' ? 'max-sm:invisible' : '';
  return (
    <span
      className={`group/face relative flex flex-col border border-paper-edge bg-paper text-paper-ink ${small ? 'p-1' : 'p-2'} ${box}`}
    >
      <Picture card={face.picture} />
      <Unread face={face} />
      <Tints face={face} />
      <span
        className={`font-display font-semibold leading-tight wrap-break-word ${inkOf(face.name)} ${nameSize(size, face.name)}`}
      >
        {face.name}
      </span>
      <span className="my-1 block h-px w-full bg-paper-edge" aria-hidden="true" />
      {!small && (
        <span
          className={`grow overflow-hidden leading-snug whitespace-pre-line text-paper-soft ${brief} ${textSize(face.text)}`}
        >
          {face.text}
        </span>
      )}
      {small && <span className="grow" />}
      <Marks face={face} small={small} />
    </span>
  );
}

/** A card on the field: its name, what lies on it, its numbers. */
function OnField({ face }: { face: Face }) {
  const lean = face.turned ? 'brightness-90 saturate-50' : '';
  return (
    <span
      className={`group/face relative flex shrink-0 flex-col overflow-hidden rounded-md border border-paper-edge bg-paper p-1 text-left text-paper-ink shadow-1 ${SIZES.field} ${lean}`}
    >
      <Picture card={face.picture} />
      <Unread face={face} />
      <Tints face={face} />
      <span className="relative z-2 font-display text-[0.625rem] leading-tight font-semibold tracking-tight wrap-break-word group-has-[img]/face:-mx-1 group-has-[img]/face:bg-paper/90 group-has-[img]/face:px-1 sm:text-xs">
        {face.name}
      </span>
      {face.turned && <span className="sr-only">{face.turned}</span>}
      <span className="grow" />
      <span className="relative z-2 flex flex-wrap gap-0.5 overflow-hidden text-[0.625rem] leading-tight sm:text-[0.6875rem]">
        {face.laid.map((mark) => (
          <span key={mark} className="rounded-sm bg-paper-ink px-1 font-semibold text-paper">
            {mark}
          </span>
        ))}
      </span>
      <span className="relative z-2 -mx-1 -mb-1 flex shrink-0 items-baseline justify-between gap-1 bg-paper px-1 pt-0.5 pb-1">
        {face.marks.map(({ label, value }, place) => (
          <span
            key={label}
            className={`whitespace-nowrap tabular-nums ${place === 0 ? 'text-xs font-bold sm:text-sm' : 'rounded-full border border-paper-edge px-1 text-[0.625rem]'}`}
          >
            <span className="sr-only">{label} </span>
            {value}
          </span>
        ))}
      </span>
    </span>
  );
}

/** A sign that nobody overlooks, in a corner: the text of this card says which part does nothing. */
function Unread({ face: { unread = [] } }: { face: Face }) {
  const { card } = useTableText();
  if (unread.length === 0) return null;
  return (
    <span className="absolute top-0 right-0 z-2 rounded-bl-md bg-paper-red px-1.5 text-xs leading-5 font-bold text-paper">
      !<span className="sr-only">{` ${card.unread} `}</span>
    </span>
  );
}

const TINTS: Readonly<Record<string, string>> = {
  red: 'bg-tint-red',
  green: 'bg-tint-green',
  blue: 'bg-tint-blue',
  purple: 'bg-tint-purple',
  black: 'bg-tint-black',
  yellow: 'bg-tint-yellow',
};
/** The colours of a card along its upper edge. */
function Tints({ face: { tints = [] } }: { face: Face }) {
  if (tints.length === 0) return null;
  return (
    <span className="mb-0.5 flex h-1.5 w-full shrink-0 overflow-hidden rounded-full">
      {tints.map((tint) => (
        <span key={tint} className={`grow ${TINTS[tint] ?? ''}`}>
          <span className="sr-only">{`${tint} `}</span>
        </span>
      ))}
    </span>
  );
}

/** A card among many, with little room: its name, and what lies on it. */
function Chip({ face }: { face: Face | null }) {
  const { card } = useTableText();
  return (
    <span className="flex min-h-8 items-center gap-1.5 rounded-sm border border-paper-edge bg-paper px-2 text-xs text-paper-ink shadow-1">
      <span className={`font-display font-semibold ${inkOf(face?.name ?? '')}`}>{face?.name ?? card.faceDown}</span>
      {(face?.unread ?? []).length > 0 && (
        <span className="rounded-sm bg-paper-red px-1 text-[0.6875rem] font-bold text-paper">
          !<span className="sr-only">{` ${card.unread} `}</span>
        </span>
      )}
      {face?.laid.map((mark) => (
        <span key={mark} className="rounded-sm bg-paper-ink px-1 text-[0.6875rem] text-paper">
          {mark}
        </span>
      ))}
    </span>
  );
}

/** A card with a short name, among many: the name is all there is to print, and what the card stands for. */
function Slim({ face: { name, laid, marks }, size }: { face: Face; size: 'mini' | 'slim' }) {
  const { card } = useTableText();
  const slim = size === 'slim';
  const [whole, three, long] = slim
    ? ['text-lg sm:text-xl', 'text-base tracking-tighter sm:text-xl', 'text-xs sm:text-sm']
    : ['text-sm', 'text-sm tracking-tighter', 'text-[0.625rem]'];
  const letters = name.length > 3 ? long : name.length === 3 ? three : whole;
  return (
    <span
      className={`flex flex-col items-center justify-center rounded-md border border-paper-edge bg-paper shadow-1 ${SIZES[size]} ${inkOf(name)}`}
    >
      <span className={`font-display leading-tight font-semibold ${letters}`}>{name}</span>
      {laid.map((mark) => (
        <span
          key={mark}
          className="rounded-sm bg-paper-ink px-0.5 text-[0.6875rem] leading-tight font-semibold text-paper"
        >
          <span className="sr-only">{`${card.as} `}</span>
          {mark}
        </span>
      ))}
      {slim && laid.length === 0 && marks.length > 0 && (
        <span className="text-[0.625rem] leading-none text-paper-soft">
          {marks.map(({ value }) => value).join(' ')}
        </span>
      )}
    </span>
  );
}

function Marks({ face, small }: { face: Face; small: boolean }) {
  if (face.marks.length + face.laid.length === 0) {
    return (
      <svg viewBox="0 0 24 8" className="mx-auto h-2 w-6 text-paper-edge" aria-hidden="true">
        <path d="M12 0l4 4-4 4-4-4zM0 4h6M18 4h6" fill="currentColor" stroke="currentColor" />
      </svg>
    );
  }
  // Beside colours there are many numbers, told apart by their places as on a printed card.
  const terse = small || (face.tints ?? []).length > 0;
  const size = small ? 'text-[0.6875rem]' : terse ? 'text-[0.625rem] sm:text-xs' : 'text-xs';
  return (
    <span className={`relative z-2 flex flex-wrap ${terse ? 'gap-0.5 sm:gap-1' : 'gap-1'} ${size}`}>
      {face.laid.map((mark) => (
        <span key={mark} className="rounded-sm bg-paper-ink px-1 font-semibold text-paper">
          {mark}
        </span>
      ))}
      {face.marks.map(({ label, value }) => (
        <span
          key={`${label} ${value}`}
          className={`rounded-sm border border-paper-edge font-semibold group-has-[img]/face:sr-only ${terse ? 'px-0.5 sm:px-1' : 'px-1'}`}
        >
          {label && <span className={terse ? 'sr-only' : 'font-normal text-paper-soft'}>{label} </span>}
          {value}
        </span>
      ))}
    </span>
  );
}
