import { readSettings, serveSite } from './serve-site.ts';
import { serveUntilStopped } from './serve-until-stopped.ts';

await serveUntilStopped(() => serveSite(readSettings(process.env), { sampleWhenEmpty: false }));
