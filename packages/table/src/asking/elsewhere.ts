const OWN_KEYS = 'input, select, textarea, [contenteditable], dialog, [popover]';

/** Whoever types or reads there means that place, not the table. */
export const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(OWN_KEYS) !== null;
