import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyTree } from '@app/testing/site/tree-copy';
import { diskReport } from './releases/disk.ts';
import { flipReport } from './releases/flips.ts';
import { releaseTimes } from './releases/release-times.ts';
import { startProcess } from './started-process.ts';

/*
 * What a release costs those who make it, and visitors: `npm run bench:releases`. All over loopback, with
 * the visitors on the same machine. Bytes and requests against the monolith are in `npm run bench`.
 */
const ROUNDS = 5;

const tree = await copyTree();
const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'bench-'));
try {
  const env = { DATA_DIR, LOG_LEVEL: 'error', SMTP_URL: '', MONGODB_URI: '', OPENAI_API_KEY: '' };
  const site = await startProcess(path.join(tree, 'scripts/start.ts'), env);
  try {
    const shop = { tree, url: site.url, env: { ...env, API_ORIGIN: site.url } };
    console.log(`Releases of the shop after an edit, and their rollbacks, ${ROUNDS} times\n`);
    console.log(`${await releaseTimes(shop, ROUNDS)}\n`);
    console.log(
      'Pages and the API while the shop is released and rolled back, against idle times\n',
    );
    console.log(`${await flipReport(site.url, DATA_DIR)}\n`);
    console.log('What is kept of many releases of one day\n');
    console.log(await diskReport(DATA_DIR));
  } finally {
    await site.stop();
  }
} finally {
  await rm(tree, { recursive: true, force: true });
  await rm(DATA_DIR, { recursive: true, force: true });
}
