import { parseArgs } from 'node:util';
import { knownParts } from '@app/federation/known-releases';
import { readRegistry, releasesFolder } from '@app/federation/releases';
import { rollbackTogether } from '@app/federation/rollback';
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
  const releases = releasesFolder(env.DATA_DIR || '.data');
  const names = [...new Set(positionals.map((given) => partNamed(given)?.name ?? given))];
  const known = knownParts(await readRegistry(releases));
  // The folder of a retired part may be gone.
  const unknown = names.some((name) => !partNamed(name) && !known.includes(name));
  if (unknown || names.length === 0) {
    const all = parts.map((one) => one.name).join('|');
    throw new WrongUsage(`Which part? npm run rollback -- ${all} … [--to <version>]`);
  }
  if (values.to !== undefined && names.length > 1) {
    throw new WrongUsage('--to is the version of one part: name only that one.');
  }
  const targets = names.map((name) => ({ name, to: values.to }));
  const outcomes = await rollbackTogether(releases, targets);
  for (const [index, { from, to }] of outcomes.entries()) {
    const name = names[index];
    output.log(
      from ? `${name} is back from ${from} to ${to}.` : `${name} is live again, with ${to}.`,
    );
  }
});

await runAsProgram(import.meta, main);
