import { parseArgs } from 'node:util';
import { knownParts } from '@app/federation/known-releases';
import { ReleaseRefused, readRegistry, releasesFolder, rollback } from '@app/federation/releases';
import { partNamed, parts } from '../tooling/parts.ts';
import { orRefuse } from './or-refuse.ts';

const releases = releasesFolder(process.env.DATA_DIR || '.data');

await orRefuse('Not rolled back', async () => {
  const { part, to } = read();
  const name = partNamed(part)?.name ?? part ?? '';
  // The folder of a retired part may be gone.
  if (!partNamed(name) && !knownParts(await readRegistry(releases)).includes(name)) {
    console.error(
      `Which part? npm run rollback -- ${parts.map((one) => one.name).join('|')} [--to <version>]`,
    );
    process.exit(1);
  }
  const back = await rollback(releases, name, { to });
  console.log(
    back.from
      ? `${name} is back from ${back.from} to ${back.to}.`
      : `${name} is live again, with ${back.to}.`,
  );
});

function read(): { readonly part: string | undefined; readonly to: string | undefined } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { to: { type: 'string' } },
    });
    return { part: positionals[0], to: values.to };
  } catch (cause) {
    throw new ReleaseRefused(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
