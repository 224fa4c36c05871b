import { publish, readRegistry, releasesFolder } from '@app/federation/releases';
import { temporaryFolder } from '@app/federation/testing/built-release';
import { buildPart } from '@app/federation/tooling/build-part';
import { partNamed } from '@app/federation/tooling/parts';
import { aSampleRemote } from '@app/federation/tooling/testing/sample-remote';
import { sampleSite } from '@app/site/testing/sample-site';
import { expect, it } from 'vitest';
import { checkRelease } from './check-release.ts';

/** Long enough to build the shell first. */
const BUILD_PATIENCE_MS = 60_000;

/** Builds a remote with this page, and releases it beside the real shell. */
async function releaseSample(page: string) {
  const shell = partNamed('shell');
  if (!shell) throw new Error('There is no shell');
  const built = [await buildPart(shell), await buildPart(await aSampleRemote(page))];
  const releases = releasesFolder(await temporaryFolder());
  const options = { site: sampleSite, apiOrigin: 'http://127.0.0.1:9', heapMb: 128, note() {} };
  const outcome = await publish(releases, built, (flip) =>
    checkRelease(flip, ['sample'], options),
  ).catch((refused: Error) => refused.message);
  return { outcome, parts: Object.keys((await readRegistry(releases)).parts) };
}

const kit = "import { Link, useSite } from '@app/kit';";

it(
  'a page that renders with the kit and the frame of the real shell goes live',
  async () => {
    const page = `${kit} export const Component = () => <Link to="/">{useSite().company.name}</Link>;`;
    expect(await releaseSample(page)).toEqual({ outcome: undefined, parts: ['shell', 'sample'] });
  },
  BUILD_PATIENCE_MS,
);

it.each([
  [
    'throws while it renders',
    'export const Component = () => { throw new Error("no price"); };',
    'Error: no price',
  ],
  ['exports no component', 'export const Other = () => null;', 'Error: Element type is invalid'],
  [
    'shows a component that does not exist',
    'const icons = {}; export const Component = () => <icons.Alarm />;',
    'Error: Element type is invalid',
  ],
  [
    'has a type error in its load',
    'export const load = async () => undefined.price; export const Component = () => null;',
    'TypeError: Cannot read properties of undefined',
  ],
  [
    'throws while its module is loaded',
    'const { price } = undefined; export const Component = () => price;',
    'TypeError: Cannot destructure property',
  ],
])(
  'a page that %s is refused with its message, and nothing is live',
  async (_, page, message) => {
    const { outcome, parts } = await releaseSample(page);
    expect(outcome).toMatch(
      /^sample 1\.0\.0-\w{12} (fails at \/sample|cannot be loaded on the server): /,
    );
    expect(outcome).toContain(message);
    expect(outcome).not.toContain('\n');
    expect(parts).toEqual([]);
  },
  BUILD_PATIENCE_MS,
);
