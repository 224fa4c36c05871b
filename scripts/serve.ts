import { readSettings, serveSite } from './serve-site.ts';
import { serveUntilStopped } from './serve-until-stopped.ts';

await serveUntilStopped(async () =>
  serveSite(readSettings(process.env), { sampleWhenEmpty: false }),
);
