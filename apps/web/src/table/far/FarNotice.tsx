import { Icon, type IconName } from '@dealers-choice/table/ui';
import type { ReactNode } from 'react';

interface Props {
  icon?: IconName;
  /** Stands in place of the icon. */
  picture?: ReactNode;
  look: 'gold' | 'red' | 'green' | 'blue';
  title: string;
  /** '' where the title says it all. */
  text: string;
  /** Read out at once; else when there is time. */
  urgent?: boolean;
  /** It is read out elsewhere, and not with every second. */
  silent?: boolean;
  children?: ReactNode;
}

/** One thing about the line, a clock or a seat: what it is, what is kept, and what can be done. */
export function FarNotice({ icon, picture, look, title, text, urgent = false, silent = false, children }: Props) {
  const role = silent ? undefined : urgent ? 'alert' : 'status';
  return (
    <section data-far={look} className="far-notice">
      {picture ?? (
        <span className="far-icon" data-look={look}>
          {icon && <Icon name={icon} />}
        </span>
      )}
      <p role={role} className="far-words">
        <strong className="far-title">{title}</strong>
        {text !== '' && <span className="text-soft">{text}</span>}
      </p>
      {children && <div className="far-buttons">{children}</div>}
    </section>
  );
}
