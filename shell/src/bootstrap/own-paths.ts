import { paths } from '@app/site/paths';

/** Paths of pages that the shell serves itself: the build describes their files in its release. */
export const ownPaths = [
  paths.adminUpload,
  paths.adminReleases,
  paths.adminWaiting,
  paths.adminPasskeys,
] as const;
