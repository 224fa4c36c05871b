import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { publishWith } from '@app/federation/commands/publish';
import { makeTeamKeys } from '@app/federation/release-keys';
import { teamKeyFile } from '@app/federation/release-paths';
import { type BuiltRelease, publish, ReleaseRefused, readRegistry } from '@app/federation/releases';
import {
  aRelease,
  aShell,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from '@app/federation/testing/built-release';
import { requestContext, type ServerEnv } from '@app/http-server/request-context';
import { runCommand } from '@app/testing/site/run-command';
import { Hono } from 'hono';
import { beforeEach, expect, test, vi } from 'vitest';
import { recordedLog } from '../../testing/recorded-log.ts';
import { mountPublications, type ReleaseGates } from './mount-publications.ts';

let folder: string;
let releases: string;
/** The team's, which the server has not. */
let key: string;
let gates: ReleaseGates;

const build = (number: number) =>
  writeBuilt(
    path.join(folder, 'dist', `${number}`),
    aRelease({ version: versionOf(number), byContent: true }),
    { [`a.${number}.js`]: `// ${number}` },
  );

beforeEach(async () => {
  folder = await temporaryFolder();
  releases = path.join(folder, 'releases');
  await publish(releases, await writeBuilt(path.join(folder, 'dist/shell'), aShell()));
  await publish(releases, await build(1));
  const taken = path.join(folder, 'taken');
  await rename(teamKeyFile(releases, 'shop'), taken);
  key = await readFile(taken, 'utf8');
  gates = async () => {};
  const { log } = recordedLog();
  const app = new Hono<ServerEnv>();
  app.use(requestContext({ log, trustedHops: 0 }));
  mountPublications(app, { releases, checkRelease: (...flip) => gates(...flip), log });
  vi.stubGlobal('fetch', (url: URL, init?: RequestInit) => app.request(url, init));
});

interface Person {
  readonly makes: () => Promise<BuiltRelease>;
  readonly who?: string;
  readonly with?: string;
  readonly refuses?: string;
}

/** What somebody reads who publishes the shop from another machine. */
async function publishes({ makes, who = 'Zanele', with: given = key, refuses }: Person) {
  const command = publishWith({
    buildPart: makes,
    async refuseTypeFault() {
      if (refuses) throw new ReleaseRefused(refuses);
    },
  });
  const DATA_DIR = path.join(folder, 'elsewhere');
  const env = { DATA_DIR, RELEASE_TEAM_KEY: given, RELEASED_BY: who };
  return runCommand(command, env, ['shop', '--to', 'https://site.example']);
}

const live = async () => (await readRegistry(releases)).parts.shop?.active;

test('a build is live, and is told to be so when it is published again', async () => {
  const makes = () => build(2);
  const version = versionOf(2);
  expect(await publishes({ makes })).toEqual({
    code: 0,
    stdout: `shop ${version} is live at https://site.example.`,
    stderr: '',
  });
  expect(await live()).toBe(version);
  expect((await publishes({ makes })).stdout).toBe(`shop ${version} is live already.`);
});

test('who builds while somebody else publishes is told who it was, and theirs stays', async () => {
  const makes = async () => {
    expect((await publishes({ makes: () => build(3), who: 'Thabo' })).code).toBe(0);
    return build(2);
  };
  const { code, stdout, stderr } = await publishes({ makes });
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(
    /^Not published: shop was changed since this was signed \(Thabo, \S+\)\. Look at what is live, then publish again\.$/,
  );
  expect(await live()).toBe(versionOf(3));
});

/** The key of a team that has nothing to do with this site. */
async function anotherKey(): Promise<string> {
  const other = path.join(folder, 'other/releases');
  await makeTeamKeys(other, 'shop');
  return readFile(teamKeyFile(other, 'shop'), 'utf8');
}

test.each([
  [
    'the key is that of another team',
    async () => ({ with: await anotherKey() }),
    "0 of the 1 keys that sign shop there are here: set RELEASE_TEAM_KEY to the team's key.",
  ],
  [
    'it has a type error',
    async () => ({ refuses: 'shop has a type error' }),
    'shop has a type error',
  ],
  [
    'a gate of the server refuses it',
    async () => {
      gates = () => Promise.reject(new ReleaseRefused('shop fails at /consulting: boom'));
      return {};
    },
    'shop fails at /consulting: boom',
  ],
])('nothing changes, and one line says why, when %s', async (_, given, why) => {
  const told = await publishes({ makes: () => build(2), ...(await given()) });
  expect(told).toEqual({ code: 1, stdout: '', stderr: `Not published: ${why}` });
  expect(await live()).toBe(versionOf(1));
});
