/** Paths that exist in development only. */
export const devUiPath = '/dev/ui';
export const devPaths = [devUiPath] as const;
