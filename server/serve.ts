import { serveSite } from './serve-site.ts';
import { serveUntilStopped } from './serve-until-stopped.ts';
import { readSettings } from './settings.ts';

await serveUntilStopped(async () =>
  serveSite(readSettings(process.env), { sampleWhenEmpty: false }),
);
