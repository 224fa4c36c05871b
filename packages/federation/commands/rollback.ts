import { parseArgs } from 'node:util';
import { knownParts } from '@app/federation/known-releases';
import { readRegistry, releasesFolder, rollback } from '@app/federation/releases';
import { partNamed, parts } from '../tooling/parts.ts';
import { parsed, releaseCommand, runAsProgram, WrongUsage } from './command.ts';

export const main = releaseCommand('Not rolled back', async (args, env, output) => {
  const { positionals, values } = parsed(() =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { to: { type: 'string' } },
    }),
  );
  const [part = ''] = positionals;
  const releases = releasesFolder(env.DATA_DIR || '.data');
  const name = partNamed(part)?.name ?? part;
  // The folder of a retired part may be gone.
  if (!partNamed(name) && !knownParts(await readRegistry(releases)).includes(name)) {
    const names = parts.map((one) => one.name).join('|');
    throw new WrongUsage(`Which part? npm run rollback -- ${names} [--to <version>]`);
  }
  const { from, to } = await rollback(releases, name, { to: values.to });
  output.log(
    from ? `${name} is back from ${from} to ${to}.` : `${name} is live again, with ${to}.`,
  );
});

await runAsProgram(import.meta, main);
