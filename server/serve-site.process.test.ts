import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { publishCanary } from '@app/federation/canary';
import { releasesFolder } from '@app/federation/releases';
import { aShell, versionOf, writeBuilt } from '@app/federation/testing/built-release';
import { smallSite } from '@app/testing/site/small-site';
import { expect, onTestFinished, test } from 'vitest';
import { serveSite } from './serve-site.ts';
import { readSettings } from './settings.ts';

test('a first start serves the sample price list and is ready by the time it says so', async () => {
  const DATA_DIR = await smallSite();
  const left = path.join(DATA_DIR, 'registry.good.json.1.partial');
  await writeFile(left, 'of a killed process');
  const settings = readSettings({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR,
    LOG_LEVEL: 'silent',
    SHUTDOWN_DELAY_SECONDS: '0',
  });
  const site = await serveSite(settings, { sampleWhenEmpty: true });
  onTestFinished(() => site.stop());
  expect(existsSync(left)).toBe(false);
  expect(site.notes).toContain('sample price list imported');
  const list = await (await fetch(`${site.url}/api/products`)).json();
  expect(list.length).toBeGreaterThan(0);
  expect(await (await fetch(`${site.url}/readyz`)).json()).toEqual({ status: 'ok' });
});

test('a site with RELEASE_CONTROL=off gives every visitor the live release, and says that releases are changed elsewhere', async () => {
  const DATA_DIR = await smallSite();
  const built = await writeBuilt(path.join(DATA_DIR, 'next'), aShell({ version: versionOf(2) }));
  await publishCanary(releasesFolder(DATA_DIR), built, 99);
  const settings = readSettings({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR,
    LOG_LEVEL: 'silent',
    SHUTDOWN_DELAY_SECONDS: '0',
    RENDER_DEADLINE_MS: '30000',
    RELEASE_CONTROL: 'off',
  });
  const site = await serveSite(settings, { sampleWhenEmpty: false });
  onTestFinished(() => site.stop());
  for (let visitor = 0; visitor < 10; visitor++) {
    const answer = await fetch(`${site.url}/contact?preview=made-up`);
    expect(answer.headers.get('x-releases')).toBe(`shell@${versionOf(1)}`);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await answer.text()).toContain('Page /contact');
  }
  const answer = await fetch(`${site.url}/api/admin/releases`);
  expect(answer.status).toBe(404);
  expect((await answer.json()).message).toContain('runs without release control');
});
