/** Our own small drawings: strokes on a 24-unit grid, in the colour of the text beside them. */
import { memo } from 'react';

const PATHS = {
  back: 'M15 5l-7 7 7 7',
  bell: 'M6 16v-5a6 6 0 0 1 12 0v5l1.5 2h-15zM10 21h4',
  book: 'M4 5c3-1.5 6-1 8 1 2-2 5-2.5 8-1v14c-3-1.5-6-1-8 1-2-2-5-2.5-8-1zM12 6v14',
  bot: 'M8 8h8a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3v-5a3 3 0 0 1 3-3zM12 8V4.5M12 3.5h.01M9 13h.01M15 13h.01M9.5 16.5h5',
  bug: 'M8 9a4 4 0 0 1 8 0v6a4 4 0 0 1-8 0zM4 8l4 2M20 8l-4 2M3 14h5M21 14h-5M5 20l3-3M19 20l-3-3M9 4l1.5 2M15 4l-1.5 2',
  cards: 'M9 4h9a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM4 7v10M13.5 9l2 3-2 3-2-3z',
  chat: 'M5 5h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7l-5 4v-4H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7v5l3.5 2',
  close: 'M6 6l12 12M18 6L6 18',
  contrast: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 4v16M14 6.5v11M16.5 8v8',
  copy: 'M10 8h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM16 8V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h2',
  device: 'M6 5h12a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM2 20h20',
  dice: 'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01',
  dots: 'M5 12h.01M12 12h.01M19 12h.01',
  down: 'M6 9l6 6 6-6',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  first: 'M18 6l-6 6 6 6M7 6v12',
  flag: 'M6 21V4M6 4h11l-2.5 4L17 12H6',
  fork: 'M7 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM7 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM17 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM7 8v8M7 13c6 0 10 0 10-3',
  gear: 'M4 7h9.5M18.5 7H20M4 17h3.5M12.5 17H20M16 4.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM10 14.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z',
  globe: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c3 3 3 14 0 17M12 3.5c-3 3-3 14 0 17',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 1 4 10.5c-1 1-1 2-1 2.5H9c0-.5 0-1.5-1-2.5A6 6 0 0 1 12 3z',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.5h.01',
  keyboard:
    'M5.5 6h13A2.5 2.5 0 0 1 21 8.5v7a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 15.5v-7A2.5 2.5 0 0 1 5.5 6zM7 10h.01M11 10h.01M15 10h.01M8 14h8',
  last: 'M6 6l6 6-6 6M17 6v12',
  learn: 'M3 9l9-4 9 4-9 4zM7 11v5c3 2.5 7 2.5 10 0v-5',
  left: 'M15 6l-6 6 6 6',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  lock: 'M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2zM8 11V8a4 4 0 0 1 8 0v3',
  log: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  moon: 'M19 14.5A8 8 0 0 1 9.5 5 8 8 0 1 0 19 14.5z',
  motion: 'M3 8h9M3 12h6M3 16h9M17 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  mute: 'M4 10v4h4l5 4V6L8 10zM16.5 10l4 4M20.5 10l-4 4',
  noLine: 'M3 4l18 17M8.5 9.6A11 11 0 0 0 4.5 12M12.5 7.6a11 11 0 0 1 7 4.4M9.5 14.5a4.5 4.5 0 0 1 4-1M12 18.5h.01',
  pause: 'M8 5v14M16 5v14',
  pencil: 'M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4',
  people:
    'M9 4.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4zM3 20c0-4 3-6 6-6s6 2 6 6M16 5.2a3 3 0 0 1 0 5.8M18 14.5c2 .8 3 2.7 3 5.5',
  play: 'M8 5l11 7-11 7z',
  plus: 'M12 5v14M5 12h14',
  replay: 'M4 12a8 8 0 1 1 3 6.2M4 20v-5h5M11 9l4 3-4 3z',
  right: 'M9 6l6 6-6 6',
  save: 'M12 4v11M7 10l5 5 5-5M5 20h14',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM16 16l4.5 4.5',
  share: 'M12 15V4M8 7l4-4 4 4M5 12v7a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-7',
  shield: 'M12 3l8 3v6c0 4.5-3.2 7.6-8 9-4.8-1.4-8-4.5-8-9V6zM8.5 12l2.5 2.5 4.5-5',
  skip: 'M5 5l9 7-9 7zM18 5v14',
  sound: 'M4 10v4h4l5 4V6L8 10zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11',
  star: 'M12 4l2.5 5.2 5.5.7-4 3.9 1 5.6-5-2.7-5 2.7 1-5.6-4-3.9 5.5-.7z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M18.4 5.6L17 7M7 17l-1.4 1.4',
  text: 'M4 18L9 6l5 12M6 14h6M15 18l3-8 3 8M16 15.5h4',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  turnBack: 'M18.5 6l-6 6 6 6M11.5 6l-6 6 6 6',
  turnOn: 'M5.5 6l6 6-6 6M12.5 6l6 6-6 6',
  undo: 'M9 8H4V3M4 8a9 9 0 1 1-1 6',
  up: 'M6 15l6-6 6 6',
  wifi: 'M3 9.5a13 13 0 0 1 18 0M6 13a8.6 8.6 0 0 1 12 0M9 16.4a4.2 4.2 0 0 1 6 0M12 20h.01',
  why: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.6 2.6 0 1 1 3.5 2.4c-.8.4-1 1-1 1.8M12 17h.01',
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = memo(function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
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
});
