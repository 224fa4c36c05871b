import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@app/federation/tooling/parts';
import * as v from 'valibot';
import type { Outcome } from './outcome.ts';

/** Who attacks, and the tests that do what they would. */
const attacks: Readonly<Record<string, readonly string[]>> = {
  'one line floods everybody': [
    'api/src/http/floods.test.ts',
    'api/src/domain/mail/mails-of-senders.test.ts',
    'shell/server/releases/remote-failure-reports.test.ts',
  ],
  'server code of a release': ['shell/server/rendering/hostile-bundle.process.test.ts'],
  'a stolen key, an old registry': ['packages/federation/src/metadata.test.ts'],
  'a stolen session': ['api/src/http/admin-passkeys.test.ts', 'server/owner-session.test.ts'],
  'code in a page': [
    'shell/src/bootstrap/trusted-types.test.ts',
    'shell/server/pages/content-security-policy.test.ts',
  ],
  'names, cells and prompts': [
    'api/src/domain/mail/visitor-name.property.test.ts',
    'packages/contracts/src/csv.test.ts',
    'api/src/domain/rewording/accept-wording.test.ts',
  ],
};

const Report = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
});

/** Runs the tests that attack, and counts them by attacker. */
export async function runAttacks(): Promise<Outcome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'attacks-'));
  const outputFile = path.join(folder, 'report.json');
  const projects = ['--project', 'node', '--project', 'processes'];
  const reporters = ['--reporter=json', `--outputFile=${outputFile}`];
  const vitest = path.join(root, 'node_modules', '.bin', 'vitest');
  const files = Object.values(attacks).flat();
  spawnSync(vitest, ['run', ...projects, ...reporters, ...files], { cwd: root, stdio: 'ignore' });
  const { testResults } = v.parse(Report, JSON.parse(await readFile(outputFile, 'utf8')));
  await rm(folder, { recursive: true });
  const triedIn = (file: string) =>
    testResults.find(({ name }) => name.endsWith(file))?.assertionResults ?? [];
  const tried = files.flatMap(triedIn);
  const counts = Object.entries(attacks).map(
    ([who, by]) => `${by.flatMap(triedIn).length} of ${who}`,
  );
  return {
    figures: counts.join('; '),
    violations: [
      ...files.filter((file) => triedIn(file).length === 0).map((file) => `${file} tried nothing`),
      ...tried.filter(({ status }) => status !== 'passed').map(({ fullName }) => fullName),
    ],
  };
}
