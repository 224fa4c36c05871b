import type { SiteContext } from '@app/site/site-config';
import { sampleSite } from '@app/site/testing/sample-site';

/** An empty image, so that a map asks no third party for its tiles. */
const NO_TILE = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/**
 * The facts of the repository's `site.config.json`, at the address where the remote runs.
 * @param origin where the browser finds it, such as `http://localhost:3000`.
 */
export const standaloneContext = (origin: string): SiteContext => ({
  ...sampleSite,
  origin,
  year: new Date().getFullYear(),
  map: { ...sampleSite.map, tileUrl: NO_TILE },
});
