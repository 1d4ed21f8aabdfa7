import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from './Icon.tsx';

type Look = 'primary' | 'plain' | 'quiet' | 'danger';

const LOOKS: Readonly<Record<Look, string>> = {
  primary: 'bg-brand text-on-brand shadow-1 hover:brightness-110 aria-disabled:bg-line aria-disabled:text-soft',
  plain: 'bg-raised text-ink border border-edge hover:border-ink aria-disabled:text-soft aria-disabled:border-line',
  quiet: 'text-ink hover:bg-raised aria-disabled:text-soft',
  danger: 'bg-raised text-danger border border-danger hover:bg-danger-wash',
};

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look;
  icon?: IconName;
  /** Shows the icon alone; the children are still its name. */
  bare?: boolean;
}

export function Button({ look = 'plain', icon, bare = false, className = '', children, ...rest }: ButtonProps) {
  const room = bare ? 'w-11 px-0' : 'px-4';
  return (
    <button
      type="button"
      className={`inline-flex min-h-11 items-center justify-center gap-2 rounded-md py-2 font-medium ${room} ${LOOKS[look]} ${className}`}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      {bare ? <span className="sr-only">{children}</span> : children}
    </button>
  );
}

/** Looks like a button, goes somewhere. */
export function ButtonLink(props: { href: string; look?: Look; icon?: IconName; bare?: boolean; children: string }) {
  const { href, look = 'plain', icon, bare = false, children } = props;
  return (
    <a
      href={href}
      className={`inline-flex min-h-11 items-center justify-center gap-2 rounded-md py-2 font-medium ${bare ? 'w-11' : 'px-4'} ${LOOKS[look]}`}
    >
      {icon && <Icon name={icon} />}
      {bare ? <span className="sr-only">{children}</span> : children}
    </a>
  );
}
