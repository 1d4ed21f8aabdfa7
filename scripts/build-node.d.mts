/** Bundles the server and its workers into this folder; absent: apps/server/dist. */
export function buildServer(root: string, dist?: string): Promise<void>;
