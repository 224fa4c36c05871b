import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ServerEnv } from '@app/http-server/request-context';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { mountFavicon } from './favicon.ts';

const file = path.join(import.meta.dirname, '../public/favicon.svg');

test('the icon is drawn in the accent and is otherwise the file', async () => {
  const app = new Hono<ServerEnv>();
  mountFavicon(app, file, '#3fd0a0');
  const answer = await app.request('/favicon.svg');
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
  const drawn = await answer.text();
  expect(drawn).toContain('color="#3fd0a0"');
  expect(drawn).toContain('fill="currentColor"');
  expect(drawn.replace('#3fd0a0', '')).toBe(
    readFileSync(file, 'utf8').replace(/(?<= color=")[^"]*/, ''),
  );
});
