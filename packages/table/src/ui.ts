export { CardFace, type CardSize, type Face } from './cards/CardFace.tsx';
export { Button, ButtonLink } from './ui/Button.tsx';
export { Climber, type ClimberProps } from './ui/climber/Climber.tsx';
export type { Look, Mood } from './ui/climber/Face.tsx';
export { PIECES } from './ui/climber/pieces.ts';
export { Dialog } from './ui/Dialog.tsx';
export { Icon, type IconName } from './ui/Icon.tsx';
export { Key } from './ui/Key.tsx';
export { Bust, Portrait, Token } from './ui/Portrait.tsx';
