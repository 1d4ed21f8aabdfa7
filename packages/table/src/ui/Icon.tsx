/** Our own small drawings: strokes on a 24-unit grid, in the colour of the text beside them. */
const PATHS = {
  back: 'M15 5l-7 7 7 7',
  gear: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM9 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  book: 'M5 4h6a2 2 0 0 1 1 .5A2 2 0 0 1 13 4h6v15h-6a2 2 0 0 0-1 .5 2 2 0 0 0-1-.5H5zM12 5v14',
  undo: 'M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3',
  flag: 'M6 21V4M6 4h11l-2.5 4L17 12H6',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5l11 7-11 7z',
  skip: 'M5 5l9 7-9 7zM18 5v14',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5z',
  close: 'M6 6l12 12M18 6L6 18',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  left: 'M15 6l-6 6 6 6',
  right: 'M9 6l6 6-6 6',
  first: 'M18 6l-6 6 6 6M7 6v12',
  last: 'M6 6l6 6-6 6M17 6v12',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  why: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.5',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  save: 'M12 4v11M7 10l5 5 5-5M5 20h14',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  log: 'M5 6h14M5 12h14M5 18h9',
  bug: 'M8 9a4 4 0 0 1 8 0v6a4 4 0 0 1-8 0zM4 8l4 2M20 8l-4 2M3 14h5M21 14h-5M5 20l3-3M19 20l-3-3M9 4l1.5 2M15 4l-1.5 2',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
