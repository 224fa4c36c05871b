import { releasesFolder } from '@app/federation/releases';
import { buildAndPublish } from '@app/federation/tooling/build-and-publish';
import { serveSite } from '../server/serve-site.ts';
import { serveUntilStopped } from '../server/serve-until-stopped.ts';
import { readSettings } from '../server/settings.ts';

await serveUntilStopped(async () => {
  // Fewer log lines, and a stop without delay; production uses `npm run serve`.
  const settings = readSettings({ LOG_LEVEL: 'warn', SHUTDOWN_DELAY_SECONDS: '0', ...process.env });
  await buildAndPublish(releasesFolder(settings.DATA_DIR));
  return serveSite(settings, { sampleWhenEmpty: true });
});
