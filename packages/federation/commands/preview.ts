import { parseArgs } from 'node:util';
import { makePreviewLink, USUAL_HOURS } from '@app/federation/make-preview-link';
import { releasesFolder } from '@app/federation/releases';
import { parsed, releaseCommand, runAsProgram, WrongUsage } from './command.ts';
import { printPreviewLink } from './print-preview-link.ts';

export const main = releaseCommand('No link', async (args, env, output) => {
  const { positionals, values } = parsed(() =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { hours: { type: 'string', default: String(USUAL_HOURS) } },
    }),
  );
  const [part, version] = positionals;
  if (!part) {
    throw new WrongUsage('Which part? npm run preview -- <part> <version> [--hours <number>]');
  }
  const releases = releasesFolder(env.DATA_DIR || '.data');
  const name = part.replace(/^mfe-/, '');
  const link = await makePreviewLink(releases, name, version, Number(values.hours));
  printPreviewLink(link, env, output);
});

await runAsProgram(import.meta, main);
