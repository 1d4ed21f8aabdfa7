/** Lengths that the styles of this table reckon with. */
import type {} from 'react';

declare module 'react' {
  interface CSSProperties {
    '--u'?: string;
    '--under'?: string;
  }
}
