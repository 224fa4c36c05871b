import { releasesFolder } from '@app/federation/releases';
import { buildAndPublish } from '../tooling/build-and-publish.ts';

await buildAndPublish(releasesFolder(process.env.DATA_DIR || '.data'), {
  force: process.argv.includes('--force'),
});
