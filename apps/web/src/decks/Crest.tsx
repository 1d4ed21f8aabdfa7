import { type Colour, GUILDS } from '@dealers-choice/one-piece/faces';

/** The sign of a guild, in the colour of the text beside it. */
export function Crest({ colour, className = 'size-4' }: { colour: Colour; className?: string }) {
  const { crest, crestShift = 0 } = GUILDS[colour];
  return (
    <svg viewBox={`${-crestShift} 0 100 100`} className={`shrink-0 ${className}`} aria-hidden="true">
      <path d={crest} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
