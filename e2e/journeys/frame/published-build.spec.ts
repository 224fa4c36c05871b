import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { sendBuild, standingAt } from '@app/federation/commands/publish';
import { findTeamKeys } from '@app/federation/release-keys';
import { readRegistry } from '@app/federation/releases';
import { withPageFault } from '@app/testing/site/page-fault';
import { chromium } from 'playwright/test';
import { newVersion, test } from '../../support/changed-site.ts';
import { withStatement } from '../../support/page-code.ts';
import { liveShopVersion, publishShop } from '../../support/shop-release.ts';
import type { Site } from '../../support/site-process.ts';
import { expect } from '../../support/test.ts';

// Slow: a browser of the site opens the pages of several builds.

test.describe.configure({ timeout: 240_000 });
test.use({
  server: 'judged',
  settings: { BROWSER_PATH: process.env.BROWSER_PATH ?? chromium.executablePath() },
  allowedProblems: { like: [/broken on purpose/] },
});

/** As a build does: bytes of pages are weighed as they are sent. */
async function compressFiles(folder: string) {
  for (const name of (await readdir(folder)).filter((one) => /\.(js|css)$/.test(one))) {
    const file = path.join(folder, name);
    await writeFile(`${file}.br`, brotliCompressSync(await readFile(file)));
  }
}

interface Change {
  readonly browser?: (code: string) => string;
  readonly server?: (code: string) => string;
  readonly force?: string;
}

/** Publishes a changed shop as its team does. @returns what it is told. */
async function publishes(site: Site, { force, ...change }: Change) {
  const version = newVersion();
  const url = new URL(site.url);
  let told: readonly string[] = [];
  await publishShop(site.releases, version, {
    ...change,
    async publishWith(releases, built) {
      await compressFiles(built.folder);
      const standing = await standingAt(url, 'shop');
      const keys = await findTeamKeys(releases, 'shop', {});
      told = await sendBuild(url, built, { standing, keys, force });
    },
  });
  return { version, told };
}

const throwsInBrowsers = withStatement(
  "if(typeof document==='object')throw new Error('broken on purpose')",
);

test('a build of a team that throws in browsers only is refused before a visitor gets it, forced with a reason, and one that works goes live', {
  tag: '@deep',
}, async ({ request, site }) => {
  const before = await liveShopVersion(site.releases);
  const refused = /^shop \S+ fails in a browser at \/\S*: .+ Look at it: http\S+\?preview=\S+$/;
  const fault = await publishes(site, { browser: throwsInBrowsers }).catch((cause) => cause);
  expect(fault.message).toMatch(refused);
  expect(await liveShopVersion(site.releases)).toBe(before);
  const [, link = ''] = /Look at it: (\S+)/.exec(fault.message) ?? [];
  expect((await request.get(link)).headers()['x-releases']).not.toContain(`shop@${before}`);

  const works = await publishes(site, { browser: (code) => `${code}\n` });
  expect(works.told).toEqual([]);
  expect(await liveShopVersion(site.releases)).toBe(works.version);

  const forced = await publishes(site, { browser: throwsInBrowsers, force: 'a test' });
  expect(forced.told).toEqual([
    expect.stringMatching(/^Forced, though refused: shop .+ in a browser/),
  ]);
  const { shop } = (await readRegistry(site.releases)).parts;
  expect(shop).toMatchObject({ active: forced.version });
  expect(shop?.changes?.at(-1)?.why).toMatch(/^forced: a test \(refused: shop .+ in a browser/);
});

test('a build of a team that throws on the server is refused before it is opened', {
  tag: '@deep',
}, async ({ site }) => {
  const server = withPageFault("throw new Error('broken on purpose');");
  const fault = await publishes(site, { server }).catch((cause) => cause);
  expect(fault.message).toMatch(/^shop \S+ fails at \/\S*: Error: broken on purpose/);
});
