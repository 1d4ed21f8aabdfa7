import { fileURLToPath } from 'node:url';

/** The root of the repo, from a source of this app and from what is built of it alike. */
export const ROOT: string = fileURLToPath(new URL('../../../', import.meta.url));
