/** The key of a match that a server plays: `far:` and its name there. */
const FAR = 'far:';

export const formatFarKey = (name: string): string => `${FAR}${name}`;

/** The name of the match. Null: it is played on this device. */
export const parseFarKey = (key: string): string | null => (key.startsWith(FAR) ? key.slice(FAR.length) : null);
