import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { OWN_PAGES_SCRIPT, siteProxy } from './site-proxy.ts';

async function listen(handler: RequestListener): Promise<string> {
  const server = createServer(handler).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A site with this handler, and the address of a proxy to it. */
async function proxied(handler: RequestListener) {
  const site = await listen(handler);
  return { site, here: await listen(siteProxy(new URL(site))) };
}

describe('the proxy to a site that runs elsewhere', () => {
  test('passes on method, path, query and body of a call, and its answer', async () => {
    const { here } = await proxied(async (request, response) => {
      const { method, url } = request;
      response.writeHead(422, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ method, url, body: await text(request) }));
    });
    const answer = await fetch(`${here}/api/contact?a=1`, { method: 'POST', body: '{"name":"T"}' });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      method: 'POST',
      url: '/api/contact?a=1',
      body: '{"name":"T"}',
    });
  });

  test('a post comes from the origin of the site, which refuses other origins', async () => {
    const { site, here } = await proxied(({ headers }, response) => {
      response.end(JSON.stringify([headers.origin, headers.referer, headers.host]));
    });
    const headers = { origin: here, referer: `${here}/contact?secret=1` };
    const answer = await fetch(`${here}/api/contact`, { method: 'POST', headers });
    expect(await answer.json()).toEqual([site, `${site}/contact`, new URL(site).host]);
  });

  test('a path with two slashes in front stays a path of the site', async () => {
    const { here } = await proxied(({ url }, response) => response.end(url));
    expect(await (await fetch(`${here}//example.org/`)).text()).toBe('//example.org/');
  });

  test('a redirect within the site stays here', async () => {
    const { site, here } = await proxied((_, response) => {
      response.writeHead(302, { Location: `${site}/about` }).end();
    });
    const answer = await fetch(here, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe('/about');
  });

  test('a document gets the script that leads to the own pages, and loses its policy', async () => {
    const { here } = await proxied((_, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Content-Security-Policy', "script-src 'none'");
      response.end('<html><head><title>Site</title></head><body>Größe</body></html>');
    });
    const answer = await fetch(here);
    expect(answer.headers.get('content-security-policy')).toBeNull();
    expect(await answer.text()).toBe(
      `<html><head><title>Site</title><script src="${OWN_PAGES_SCRIPT}"></script></head><body>Größe</body></html>`,
    );
  });

  test('other files stay as they are, byte by byte', async () => {
    const bytes = Buffer.from([0, 255, 60, 47, 104, 101, 97, 100, 62]);
    const { here } = await proxied((_, response) => {
      response.setHeader('Content-Type', 'image/png');
      response.end(bytes);
    });
    expect(Buffer.from(await (await fetch(here)).arrayBuffer())).toEqual(bytes);
  });

  test('a site that does not answer is a 502 with its address', async () => {
    const here = await listen(siteProxy(new URL('http://127.0.0.1:1')));
    const answer = await fetch(here);
    expect(answer.status).toBe(502);
    expect(await answer.text()).toMatch(/^http:\/\/127\.0\.0\.1:1 does not answer: /);
  });

  test('a site that breaks off in the middle of a file breaks off here, too', async () => {
    const { here } = await proxied((_, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('half', () => response.destroy());
    });
    await expect(fetch(here).then((answer) => answer.text())).rejects.toThrow();
  });
});
