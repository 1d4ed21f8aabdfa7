import type { ButtonHTMLAttributes, ReactNode } from 'react';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  bright?: boolean;
  /** What comes of it, in a few words below. */
  then?: string;
  children: ReactNode;
}

/** One of the few buttons beside the prompt. A question has one bright one at most. */
export function DockButton({ bright = false, then = '', className = '', children, ...rest }: Props) {
  return (
    <button type="button" className={`op-btn ${className}`} data-bright={bright || undefined} {...rest}>
      <span>{children}</span>
      {then !== '' && <small>{then}</small>}
    </button>
  );
}
