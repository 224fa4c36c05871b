/** Paths that exist in development only. */
export const devPaths = ['/dev/ui'] as const;
