import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  label: string;
  /** `side-sheet` or `book-sheet`. */
  className: string;
  onClose(): void;
  children: ReactNode;
}

/** Something over the screen, open as long as it is there: keeps the focus inside, and Escape ends it. */
export function Over({ label, className, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open) return;
    dialog.showModal();
    // Not the first field in it: on a phone that would bring up the keyboard.
    dialog.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={ref}
      aria-label={label}
      tabIndex={-1}
      // React hands on what happens to a dialog that lies over this one: that one closes alone.
      onClose={(event) => event.target === ref.current && onClose()}
      onClick={(event) => event.target === ref.current && outside(event, ref.current) && onClose()}
      className={`overflow-hidden outline-none bg-raised p-0 text-ink shadow-3 ${className}`}
    >
      {children}
    </dialog>
  );
}

function outside({ clientX, clientY }: { clientX: number; clientY: number }, dialog: HTMLElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
