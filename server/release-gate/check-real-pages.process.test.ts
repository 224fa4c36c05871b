import { rm } from 'node:fs/promises';
import { type BuiltRelease, publish, readRegistry, releasesFolder } from '@app/federation/releases';
import { temporaryFolder, versionOf } from '@app/federation/testing/built-release';
import { buildPart } from '@app/federation/tooling/build-part';
import { aSampleRemote } from '@app/federation/tooling/testing/sample-remote';
import { sampleSite } from '@app/site/testing/sample-site';
import { builtPart } from '@app/testing/site/built-parts';
import { changedBuild } from '@app/testing/site/changed-release';
import { withPageFault, withPageMembers } from '@app/testing/site/page-fault';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { checkRelease } from './check-release.ts';

const page = `
  import { Link, useSite } from '@app/kit';
  export const Component = ({ icon: Icon = 'b' }) => <Link to="/"><Icon>{useSite().company.name}</Icon></Link>;`;

let shell: BuiltRelease;
let sample: BuiltRelease;

beforeAll(async () => {
  shell = await builtPart('shell');
  sample = await buildPart(await aSampleRemote(page, {}, afterAll));
});

/** Releases this remote beside the real shell. */
async function releaseBesideShell(remote: BuiltRelease) {
  const releases = releasesFolder(await temporaryFolder());
  const options = { site: sampleSite, apiOrigin: 'http://127.0.0.1:9', heapMb: 128, note() {} };
  const outcome = await publish(releases, [shell, remote], (flip) =>
    checkRelease(flip, ['sample'], options),
  ).catch((refused: Error) => refused.message);
  return { outcome, parts: Object.keys((await readRegistry(releases)).parts) };
}

test('a page that renders with the kit and the frame of the real shell goes live', async () => {
  expect(await releaseBesideShell(sample)).toEqual({
    outcome: undefined,
    parts: ['shell', 'sample'],
  });
});

test.each([
  ['throws while it renders', withPageFault('throw new Error("no price");'), 'Error: no price'],
  [
    'exports no component',
    withPageMembers('Component: undefined'),
    'Error: Element type is invalid',
  ],
  [
    'shows a component that does not exist',
    withPageFault('return route.Component({ icon: null });'),
    'Error: Element type is invalid',
  ],
  [
    'has a type error in its load',
    withPageMembers('load: async () => undefined.price'),
    'TypeError: Cannot read properties of undefined',
  ],
  [
    'throws while its module is loaded',
    (code: string) => `${code}\nconst { price } = undefined;`,
    'TypeError: Cannot destructure property',
  ],
])(
  'a page that %s is refused with its message, and nothing is live',
  async (_, server, message) => {
    const remote = await changedBuild(sample, versionOf(2), { server });
    onTestFinished(() => rm(remote.folder, { recursive: true }));
    const { outcome, parts } = await releaseBesideShell(remote);
    expect(outcome).toMatch(
      /^sample 1\.0\.0-\w{12} (fails at \/sample|cannot be loaded on the server): /,
    );
    expect(outcome).toContain(message);
    expect(outcome).not.toContain('\n');
    expect(parts).toEqual([]);
  },
);
