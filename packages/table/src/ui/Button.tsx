import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';

/** `primary` is gold, and a screen has one; `second` is navy; the rest is paper. */
type Look = 'primary' | 'second' | 'plain' | 'quiet' | 'danger';

const LOOKS: Readonly<Record<Look, string>> = {
  primary: 'press press-gold',
  second: 'press press-brand',
  plain: 'press press-paper',
  quiet: 'rounded-md font-semibold text-ink hover:bg-ink/8 aria-disabled:text-soft aria-disabled:opacity-70',
  danger: 'press press-danger',
};

const SHAPE = 'inline-flex min-h-11 items-center justify-center gap-2 py-2';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look;
  icon?: IconName;
  /** Shows the icon alone; the children are still its name. */
  bare?: boolean;
}

export function Button({ look = 'plain', icon, bare = false, className = '', children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={`${SHAPE} ${bare ? 'w-11 shrink-0 px-0' : 'px-4'} ${LOOKS[look]} ${className}`}
      {...rest}
    >
      <Inside icon={icon} bare={bare}>
        {children}
      </Inside>
    </button>
  );
}

interface LinkProps {
  href: string;
  look?: Look;
  icon?: IconName;
  bare?: boolean;
  className?: string;
  /** Done on the way. */
  onClick?: () => void;
  children: ReactNode;
}

/** Looks like a button, goes somewhere. */
export function ButtonLink({ href, look = 'plain', icon, bare = false, className = '', onClick, children }: LinkProps) {
  return (
    <a
      href={href}
      onClick={onClick}
      className={`${SHAPE} no-underline ${bare ? 'w-11 shrink-0' : 'px-4'} ${LOOKS[look]} ${className}`}
    >
      <Inside icon={icon} bare={bare}>
        {children}
      </Inside>
    </a>
  );
}

function Inside({ icon, bare, children }: { icon: IconName | undefined; bare: boolean; children: ReactNode }) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {bare ? <span className="sr-only">{children}</span> : children}
    </>
  );
}
