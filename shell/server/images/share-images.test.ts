import type { ServerEnv } from '@app/http-server/request-context';
import { sampleConfig, sampleSite } from '@app/site/testing/sample-site';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { shareImagePath } from '../../src/head/share-image.ts';
import { aHead, aPageServer } from '../testing/a-page-server.ts';
import { sizeOfPng } from '../testing/png.ts';
import { createPainter, type Picture } from './painter.ts';
import { shareCard } from './share-card.ts';
import { mountShareImages } from './share-images.ts';

const contact = aHead();
const pages = { '/contact': contact };
const address = shareImagePath(contact, sampleSite, '/contact');

describe('the image of a public page', () => {
  test('is a PNG of 1200 by 630 pixels, cached for ever', async () => {
    const response = await aPageServer(pages).app.request(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const png = new Uint8Array(await response.arrayBuffer());
    expect(sizeOfPng(png)).toEqual({ width: 1200, height: 630 });
    expect(png.length).toBeLessThan(150_000);
  });

  test('answers HEAD without a body', async () => {
    const response = await aPageServer(pages).app.request(address, { method: 'HEAD' });
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(await response.text()).toBe('');
  });

  test('is redirected to from the address of an earlier title', async () => {
    const response = await aPageServer(pages).app.request('/og/00000000/contact.png');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(address);
  });

  test('answers 503, not 404, while its page cannot be described', async () => {
    const { app, releaseSets } = aPageServer(pages);
    releaseSets.described = undefined;
    expect((await app.request(address)).status).toBe(503);
  });

  test('differs by title, company name and accent', async () => {
    const paint = createPainter();
    const { company } = sampleConfig;
    const images = await Promise.all([
      paint(shareCard('Contact', sampleSite)),
      paint(shareCard('Contact us', sampleSite)),
      paint(shareCard('Contact', { ...sampleSite, accent: '#3fd0a0' })),
      paint(shareCard('Contact', { ...sampleSite, company: { ...company, name: 'Another' } })),
      // A letter that only the second font file has must not look like one that no font has.
      paint(shareCard('Contāct', sampleSite)),
      paint(shareCard('Cont\u{f8ff}ct', sampleSite)),
    ]);
    expect(new Set(images.map((image) => image.toString('base64'))).size).toBe(images.length);
  });
});

describe('share images', () => {
  test.each([
    '/og/00000000/nowhere.png',
    '/og/00000000/admin/upload.png',
    '/og/00000000/contact.svg',
    '/og/00000000/..%2fcontact.png',
    `${address}/more`,
  ])('answer 404 for %s', async (path) => {
    expect((await aPageServer(pages).app.request(path)).status).toBe(404);
  });

  test('are painted once for three requests', async () => {
    const painted: Picture[] = [];
    const app = new Hono<ServerEnv>();
    const known = {
      site: sampleSite,
      pages: [{ path: '/contact', head: contact }],
      complete: true,
    };
    mountShareImages(
      app,
      async () => known,
      async (picture) => {
        painted.push(picture);
        return Buffer.from('image');
      },
    );
    for (const visit of [address, `${address}?again=1`, address]) await app.request(visit);
    expect(painted).toHaveLength(1);
  });

  test('are painted at the next request after painting has failed', async () => {
    let attempts = 0;
    const app = new Hono<ServerEnv>();
    const known = {
      site: sampleSite,
      pages: [{ path: '/contact', head: contact }],
      complete: true,
    };
    app.onError((_, c) => c.text('', 500));
    mountShareImages(
      app,
      async () => known,
      async () => {
        attempts += 1;
        if (attempts === 1) throw new Error('no memory');
        return Buffer.from('image');
      },
    );
    const failure = await app.request(address);
    expect(failure.status).toBe(500);
    expect(failure.headers.get('cache-control')).toBeNull();
    expect((await app.request(address)).status).toBe(200);
  });
});
