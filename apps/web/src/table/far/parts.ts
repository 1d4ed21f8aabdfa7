/** The parts of a table whose match is played far away. They come with the first such match. */
export { FarBar } from './FarBar.tsx';
export { FarDock } from './FarDock.tsx';
export { FarStrip } from './FarStrip.tsx';
