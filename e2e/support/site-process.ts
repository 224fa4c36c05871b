import { releasesFolder } from '@app/federation/releases';
import { type ServerProcess, startServer } from './server-process.ts';
import type { SitePlace } from './site-place.ts';

/** A running site with its place. */
export interface Site extends ServerProcess {
  readonly place: SitePlace;
  readonly releases: string;
}

/** Starts page server and API in one process, or only the page server if `API_ORIGIN` is set. */
export async function startSite(
  place: SitePlace,
  settings: Readonly<Record<string, string>> = {},
): Promise<Site> {
  const server = await startServer('server/serve.ts', place, settings);
  return { ...server, place, releases: releasesFolder(place.DATA_DIR) };
}
