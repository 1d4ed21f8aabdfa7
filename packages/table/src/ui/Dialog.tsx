import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTableText } from '../text/useTableText.ts';
import { Button } from './Button.tsx';

interface Props {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Wide enough for a page of text. */
  wide?: boolean;
}

/** The browser's own dialog: it keeps the focus inside and gives it back. */
export function Dialog({ open, title, onClose, children, wide = false }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const text = useTableText();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      // React hands on what happens to a dialog that lies over this one: that one closes alone.
      onClose={(event) => event.target === ref.current && onClose()}
      className={`m-auto max-h-[85dvh] w-[calc(100%-2rem)] overflow-auto rounded-lg border border-line bg-panel p-5 text-ink shadow-3 ${wide ? 'max-w-3xl' : 'max-w-md'}`}
    >
      {open && (
        <>
          <div className="mb-3 flex items-start justify-between gap-4">
            <h2 id={id} className="min-w-0 pt-2 text-xl font-semibold wrap-anywhere">
              {title}
            </h2>
            <Button look="quiet" icon="close" bare className="shrink-0" onClick={onClose}>
              {text.close}
            </Button>
          </div>
          {children}
        </>
      )}
    </dialog>
  );
}
