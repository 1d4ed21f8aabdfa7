export declare function buildLab(root: string): Promise<void>;
/** `dist`: a folder other than apps/server/dist. */
export declare function buildServer(root: string, dist?: string): Promise<void>;
