/** Drawings that never change are files: each is one element wherever it is shown. */
const FILES = import.meta.glob<string>('./files/*.svg', { query: '?url', import: 'default', eager: true });

/** The address of a drawing: of an option or a role by its id, or 'ground' and 'tomb'. */
export const fileOf = (name: string): string | undefined => FILES[`./files/${name.toLowerCase()}.svg`];

export const allFiles = (): string[] => Object.values(FILES);
