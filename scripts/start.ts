import { releasesFolder } from '@app/federation/releases';
import { buildAndPublish } from './build-and-publish.ts';
import { readSettings, serveSite } from './serve-site.ts';
import { serveUntilStopped } from './serve-until-stopped.ts';

await serveUntilStopped(async () => {
  // A quiet terminal for whoever tries the site; production uses `npm run serve`.
  const settings = readSettings({ LOG_LEVEL: 'warn', ...process.env });
  await buildAndPublish(releasesFolder(settings.DATA_DIR));
  return serveSite(settings, { sampleWhenEmpty: true });
});
