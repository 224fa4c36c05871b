import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { exportReleases } from '@app/federation/export-releases';
import { findKeys, publicKeyText } from '@app/federation/release-keys';
import { releasesFolder } from '@app/federation/releases';
import { temporaryFolder } from '@app/federation/testing/built-release';
import { staticHost } from '@app/shell/server/testing/static-host';
import { runScript } from '@app/testing/site/run-script';
import { smallSite } from '@app/testing/site/small-site';
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

/** A host with the releases of a small site, and the settings of a server that follows it. */
async function hostedSite() {
  const releases = releasesFolder(await smallSite());
  const folder = path.join(await temporaryFolder(), 'hosted');
  await exportReleases(releases, folder);
  const host = await staticHost(folder);
  const keys = await findKeys(releases);
  if (!keys) throw new Error('The release made no key');
  const DATA_DIR = await temporaryFolder();
  const common = { PORT: '0', HOST: '127.0.0.1', DATA_DIR, SHUTDOWN_DELAY_SECONDS: '0' };
  const env = { ...common, RELEASES_URL: host.url, RELEASE_PUBLIC_KEY: publicKeyText(keys) };
  return { host, env, DATA_DIR };
}

async function lineOf(program: string, env: Record<string, string>) {
  const { code, stderr } = await runScript(program, env).ended;
  expect(code).toBe(1);
  return stderr.trimEnd();
}

test('a site with RELEASES_URL serves what a static host has, without a release of its own', async () => {
  const { env, DATA_DIR } = await hostedSite();
  const site = runScript('server/serve.ts', env);
  const url = () => /^Ready on (\S+)/m.exec(site.output.stdout)?.[1];
  await expect.poll(url).toBeDefined();
  expect(await (await fetch(`${url()}/anything`)).text()).toContain('Page /anything');
  const registry = await readFile(path.join(releasesFolder(DATA_DIR), 'registry.json'), 'utf8');
  expect(registry).toContain('"signature"');
  site.kill('SIGTERM');
  expect((await site.ended).code).toBe(0);
});

test('the start of a new machine ends with one line when the host is down', async () => {
  const { env, host } = await hostedSite();
  await host.goDown();
  expect(await lineOf('server/serve.ts', env)).toBe(
    `RELEASES_URL: nothing can be taken from ${host.url} (registry.json: the host cannot be reached (ECONNREFUSED)), and nothing was taken before.`,
  );
});

const NEEDS_KEY =
  'RELEASES_URL needs RELEASE_PUBLIC_KEY, and no RELEASE_KEY: releases are signed elsewhere, and npm run registry -- key prints the public key there.';

test('a site with RELEASES_URL and no public key does not start', async () => {
  const { env, host } = await hostedSite();
  expect(await lineOf('server/serve.ts', { ...env, RELEASE_PUBLIC_KEY: '' })).toBe(NEEDS_KEY);
  expect(host.asked).toEqual([]);
});

test.each(['releases', 'ftp://h.example/', 'https://u:p@h.example/', 'https://h.example/?a'])(
  'RELEASES_URL cannot be %s',
  (RELEASES_URL) => {
    expect(() => readSettings({ RELEASES_URL })).toThrow(
      'RELEASES_URL must be a web address without user, query and fragment',
    );
  },
);
