import { parseArgs } from 'node:util';
import { knownParts } from '@app/federation/known-releases';
import { readRegistry, releasesFolder } from '@app/federation/releases';
import { rollbackCommand, rollbackTogether, setOfThatTime } from '@app/federation/rollback';
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
  const given = new Map(positionals.map(nameAndVersion));
  const names = [...given.keys()];
  const registry = await readRegistry(releases);
  const known = knownParts(registry);
  // The folder of a retired part may be gone.
  const unknown = names.some((name) => !partNamed(name) && !known.includes(name));
  if (unknown || names.length === 0) {
    const all = parts.map((one) => one.name).join('|');
    throw new WrongUsage(`Which part? npm run rollback -- ${all} … [--to <version>]`);
  }
  if (values.to !== undefined && names.length > 1) {
    throw new WrongUsage(
      '--to is the version of one part. Of several: npm run rollback -- shell@<version> shop@<version>',
    );
  }
  const asked = [...given].map(([name, version]) => ({ name, to: values.to ?? version }));
  const targets = setOfThatTime(registry, asked);
  const others = targets.slice(asked.length).map(({ name }) => name);
  if (others.length > 0) {
    const command = rollbackCommand(registry, asked);
    output.error(`${others.join(', ')} changed in the same step. Together: ${command}`);
  }
  const outcomes = await rollbackTogether(releases, targets.slice(0, asked.length));
  for (const [index, { from, to }] of outcomes.entries()) {
    output.log(outcomeText(names[index] ?? '', from, to));
  }
});

/** `shop@1.0.0-28229f67a784`, or the name alone. */
function nameAndVersion(given: string): readonly [string, string | undefined] {
  const [name = '', version] = given.split('@');
  return [partNamed(name)?.name ?? name, version || undefined];
}

function outcomeText(name: string, from: string | undefined, to: string | null): string {
  if (to === null) return `${name} ${from} is retired: its pages are gone.`;
  return from ? `${name} is back from ${from} to ${to}.` : `${name} is live again, with ${to}.`;
}

await runAsProgram(import.meta, main);
