import path from 'node:path';
import { publish, releasesFolder } from '@app/federation/releases';
import { aShell, temporaryFolder, writeBuilt } from '@app/federation/testing/built-release';
import { expect, it, onTestFinished } from 'vitest';
import { freePorts } from '../scripts/dev/dev-ports.ts';
import { serveSite } from './serve-site.ts';
import { readSettings } from './settings.ts';

const server = `
export const render = async ({ url }) =>
  ({ status: 200, html: 'Page ' + url, title: '', tags: [], secret: false, hasData: false });
`;

it('a first start serves the sample price list and is ready by the time it says so', async () => {
  const dataDir = await temporaryFolder();
  const built = await writeBuilt(path.join(dataDir, 'dist'), aShell(), { 'server.mjs': server });
  await publish(releasesFolder(dataDir), built);
  const [port] = await freePorts('127.0.0.1', 1);
  const settings = readSettings({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    SHUTDOWN_DELAY_SECONDS: '0',
  });
  const site = await serveSite(settings, { sampleWhenEmpty: true });
  onTestFinished(() => site.stop());
  expect(site.notes).toContain('sample price list imported');
  const list = await (await fetch(`${site.url}/api/products`)).json();
  expect(list.length).toBeGreaterThan(0);
  expect(await (await fetch(`${site.url}/readyz`)).json()).toEqual({ status: 'ok' });
});
