import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parts } from '@app/federation/tooling/parts';
import { expect, test } from 'playwright/test';
import { serveStandalone } from '../tooling/serve-standalone.ts';

/** A page of a shell that follows links by itself, as the router of the site does. */
const document = (link: string) => `<!doctype html><html lang="en"><head><title>Site</title></head>
<body><h1>The site</h1><div id="root"><a href="${link}">Own page</a></div><script>
root.addEventListener('click', (event) => { event.preventDefault(); root.append('Followed by the shell'); });
</script></body></html>`;

test('a remote in front of a site: its own pages are from here, all others from the site', async ({
  page,
}) => {
  const part = parts.find(({ name }) => name !== 'shell');
  if (!part) throw new Error('There is no remote');
  let own = '';
  const site = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html').end(document(own));
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const address = new URL(`http://127.0.0.1:${(site.address() as AddressInfo).port}`);
  const running = await serveStandalone(part, { port: 0, site: address });
  own = running.paths[0] ?? '';

  await page.goto(`${running.url}/some-page-of-the-site`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The site');
  await page.getByRole('link', { name: 'Own page' }).click();
  await expect(page).toHaveURL(running.url + own);
  await expect(page.getByRole('banner')).toContainText(`${part.name}, alone`);

  await running.stop();
  site.close();
});
