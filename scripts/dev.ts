import { StoreUnavailable } from '@app/api/adapters/store-unavailable';
import { type RunningSite, serveSite } from '../server/serve-site.ts';
import { serveUntilStopped } from '../server/serve-until-stopped.ts';
import { CannotStart, readSettings, type Settings } from '../server/settings.ts';
import { importSampleWhenEmpty, startDevApi } from './dev/dev-api.ts';
import { startDevParts } from './dev/dev-parts.ts';
import { devReleaseSets } from './dev/dev-release-sets.ts';

/**
 * The site for whoever works on it. An edit of the shell, a remote or a shared package reaches the
 * open pages without a reload where React can take it, and an edit of the API starts it again.
 * Edits of `routes.ts`, of the page server and of these scripts need a new start. The API is always
 * one of its own, whatever `API_ORIGIN` says.
 */
await serveUntilStopped(() => serveDevSite(readSettings({ LOG_LEVEL: 'warn', ...process.env })));

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
