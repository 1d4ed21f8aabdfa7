import { Button } from '@dealers-choice/table/ui';
import { type ComponentProps, useRef } from 'react';

interface Props extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** What a listener hears of the field behind the button. */
  label: string;
  accept?: string;
  onFile: (file: File) => void;
}

/** A button that asks for one file of this device. */
export function FileButton({ label, accept = '.json,application/json', onFile, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        className="sr-only"
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = ''; // the same file may be chosen again
          if (file) onFile(file);
        }}
      />
      <Button icon="file" {...button} onClick={() => input.current?.click()} />
    </>
  );
}
