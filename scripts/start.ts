import { releasesFolder } from '@app/federation/releases';
import { buildAndPublish } from '@app/federation/tooling/build-and-publish';
import { serveSite } from '../server/serve-site.ts';
import { serveUntilStopped } from '../server/serve-until-stopped.ts';
import { readSettings } from '../server/settings.ts';

await serveUntilStopped(async () => {
  // Fewer log lines than in production, where `npm run serve` is used.
  const settings = readSettings({ LOG_LEVEL: 'warn', ...process.env });
  await buildAndPublish(releasesFolder(settings.DATA_DIR));
  return serveSite(settings, { sampleWhenEmpty: true });
});
