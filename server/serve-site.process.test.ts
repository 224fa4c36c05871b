import { smallSite } from '@app/testing/site/small-site';
import { expect, onTestFinished, test } from 'vitest';
import { serveSite } from './serve-site.ts';
import { readSettings } from './settings.ts';

test('a first start serves the sample price list and is ready by the time it says so', async () => {
  const settings = readSettings({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: await smallSite(),
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
