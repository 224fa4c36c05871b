import { StoreUnavailable } from '@app/api/adapters/store-unavailable';
import { type RunningSite, serveSite } from '../../server/serve-site.ts';
import { serveUntilStopped } from '../../server/serve-until-stopped.ts';
import { CannotStart, readSettings, type Settings } from '../../server/settings.ts';
import { importSampleWhenEmpty, startDevApi } from './dev-api.ts';
import { startDevParts } from './dev-parts.ts';
import { devReleaseSets } from './dev-release-sets.ts';

/**
 * The site for development. Edits of the shell, a remote or a shared package are hot reloaded in
 * open pages where React allows it; edits of the API restart it. Edits of `routes.ts`, the page
 * server or these scripts need a restart by hand. `API_ORIGIN` is ignored: an own API is started.
 */
export const serveDevSiteUntilStopped = (env: NodeJS.ProcessEnv): Promise<void> =>
  serveUntilStopped(() =>
    serveDevSite(readSettings({ LOG_LEVEL: 'warn', SHUTDOWN_DELAY_SECONDS: '0', ...env })),
  );

async function serveDevSite(settings: Settings): Promise<RunningSite> {
  const host = ['0.0.0.0', '::'].includes(settings.HOST) ? 'localhost' : settings.HOST;
  const imported = await importSampleWhenEmpty(settings).catch((fault) => {
    throw fault instanceof StoreUnavailable ? new CannotStart(fault.message) : fault;
  });
  const publicOrigin = settings.PUBLIC_ORIGIN ?? `http://${host}:${settings.PORT}`;
  const api = await startDevApi(settings, publicOrigin);
  const parts = await startDevParts(host);
  const releases = parts.map(({ release }) => release);
  const site = await serveSite(
    { ...settings, API_ORIGIN: api.origin },
    {
      sampleWhenEmpty: false,
      development: {
        releaseSets: devReleaseSets(releases),
        origins: releases.map(({ origin }) => origin),
      },
    },
  );
  await Promise.all([api.ready, ...parts.map(({ built }) => built)]);
  return {
    url: site.url,
    notes: [
      'development: hot reload, pages are rendered in the browser only',
      ...(imported ? ['sample price list imported'] : []),
    ],
    async stop() {
      await site.stop();
      await Promise.all([api.stop(), ...parts.map((part) => part.stop())]);
    },
  };
}
