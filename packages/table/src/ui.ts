export { CardFace, type CardSize, type Face } from './cards/CardFace.tsx';
export { Button, ButtonLink } from './ui/Button.tsx';
export { Dialog } from './ui/Dialog.tsx';
export { Icon, type IconName } from './ui/Icon.tsx';
export { Portrait } from './ui/Portrait.tsx';
