import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { partNamed } from '@app/federation/tooling/parts';
import { expect, test } from 'playwright/test';
import { serveStandalone } from '../tooling/serve-standalone.ts';

/** A page of a shell that follows links by itself, as the router of the site does. */
const document = `<!doctype html><html lang="en"><head><title>Site</title></head>
<body><h1>The site</h1><div id="root"><a href="/">Home</a></div><script>
root.addEventListener('click', (event) => { event.preventDefault(); root.append('Followed by the shell'); });
</script></body></html>`;

test('a remote in front of a site: links lead from its pages to those of the site and back', async ({
  page,
}) => {
  const marketing = partNamed('marketing');
  if (!marketing) throw new Error('There is no marketing part');
  const site = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html').end(document);
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const address = new URL(`http://127.0.0.1:${(site.address() as AddressInfo).port}`);
  const running = await serveStandalone(marketing, { port: 0, site: address });

  await page.goto(`${running.url}/contact`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The site');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(`${running.url}/`);
  await expect(page.getByRole('banner')).toContainText('marketing, alone');
  await page.getByRole('link', { name: 'Security proposals' }).click();
  await expect(page).toHaveURL(`${running.url}/proposal`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The site');

  await running.stop();
  site.close();
});
