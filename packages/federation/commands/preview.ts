import { parseArgs } from 'node:util';
import { makePreviewLink, USUAL_HOURS } from '@app/federation/make-preview-link';
import { ReleaseRefused, releasesFolder } from '@app/federation/releases';
import { orRefuse } from './or-refuse.ts';
import { printPreviewLink } from './print-preview-link.ts';

const USAGE = 'Which part? npm run preview -- <part> <version> [--hours <number>]';

await orRefuse('No link', async () => {
  const { part, version, hours } = read();
  const releases = releasesFolder(process.env.DATA_DIR || '.data');
  printPreviewLink(await makePreviewLink(releases, part, version, hours));
});

function read() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { hours: { type: 'string', default: String(USUAL_HOURS) } },
    });
    const [part, version] = positionals;
    if (part) return { part: part.replace(/^mfe-/, ''), version, hours: Number(values.hours) };
  } catch (cause) {
    throw new ReleaseRefused(cause instanceof Error ? cause.message : String(cause), { cause });
  }
  console.error(USAGE);
  process.exit(1);
}
