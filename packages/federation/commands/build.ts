import { releasesFolder } from '@app/federation/releases';
import { buildAndPublish } from '../tooling/build-and-publish.ts';
import { releaseCommand, runAsProgram } from './command.ts';

export const main = releaseCommand('Not built', (args, env, output) =>
  buildAndPublish(releasesFolder(env.DATA_DIR || '.data'), {
    force: args.includes('--force'),
    output,
  }),
);

await runAsProgram(import.meta, main);
