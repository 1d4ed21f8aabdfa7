/** What the styles of the deck room reckon with. */
import type {} from 'react';

declare module 'react' {
  interface CSSProperties {
    '--guild'?: string;
    '--guild-deep'?: string;
    '--share'?: number;
    '--low'?: number;
    '--high'?: number;
  }
}
