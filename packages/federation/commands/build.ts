import { releasesFolder } from '@app/federation/releases';
import { buildAndPublish } from '../tooling/build-and-publish.ts';
import { orRefuse } from './or-refuse.ts';

await orRefuse('Not built', () =>
  buildAndPublish(releasesFolder(process.env.DATA_DIR || '.data'), {
    force: process.argv.includes('--force'),
  }),
);
