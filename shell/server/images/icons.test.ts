import { sampleConfig } from '@app/site/testing/sample-site';
import { describe, expect, test } from 'vitest';
import { aPageServer } from '../testing/a-page-server.ts';
import { sizeOfPng } from '../testing/png.ts';

const bytesOf = async (file: string, accent = sampleConfig.accent) => {
  const response = await aPageServer({}, { ...sampleConfig, accent }).app.request(file);
  return Buffer.from(await response.arrayBuffer());
};

describe('icons', () => {
  test.each([
    ['/favicon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/png'],
    ['/favicon-32.png', 'image/png'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/icon-192.png', 'image/png'],
    ['/icon-512.png', 'image/png'],
    ['/icon-maskable-512.png', 'image/png'],
  ])('%s is %s, cached for a day, in the accent of the company', async (file, type) => {
    const { app } = aPageServer({});
    const { status, headers } = await app.request(file, { method: 'HEAD' });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('cache-control')).toBe('public, max-age=86400');
    expect(headers.get('etag')).toMatch(/^"\w+"$/);
    expect(await bytesOf(file)).toEqual(await bytesOf(file));
    expect(await bytesOf(file)).not.toEqual(await bytesOf(file, '#3fd0a0'));
  });

  test.each([
    ['/favicon-32.png', 32],
    ['/apple-touch-icon.png', 180],
    ['/icon-192.png', 192],
    ['/icon-maskable-512.png', 512],
  ])('%s is %i pixels wide and high', async (file, size) => {
    expect(sizeOfPng(await bytesOf(file))).toEqual({ width: size, height: size });
  });
});
