import { installedBrowsers } from '@app/testing/installed-browsers';
import { describe, expect, test } from 'vitest';
import type { BrowserSource } from './browser-sources.ts';
import { findBrowser } from './find-browser.ts';

const source = (
  name: string,
  {
    missing,
    program = `/fetched/${name}`,
    fault,
  }: Partial<Record<'missing' | 'program' | 'fault', string>> = {},
): BrowserSource => ({
  name,
  missing: async () => missing,
  async fetch() {
    if (fault) throw new Error(fault);
    return program;
  },
});
const nothing = { named: '', installed: [], sources: [], starts: () => true, say: () => {} };

describe('the browser of the tests', () => {
  test('is the one that BROWSER_PATH names, though others are installed', async () => {
    const found = await findBrowser({ ...nothing, named: '/my/chrome', installed: ['/usr/bin/a'] });
    expect(found).toEqual({ ok: true, value: '/my/chrome' });
  });

  test('is no other when the one of BROWSER_PATH does not start', async () => {
    const starts = (program: string) => program !== '/my/chrome';
    const found = await findBrowser({ ...nothing, named: '/my/chrome', installed: ['/a'], starts });
    expect(found).toEqual({ ok: false, failure: '/my/chrome (BROWSER_PATH) does not start' });
  });

  test('is the first installed one that starts', async () => {
    const starts = (program: string) => program === '/b';
    const found = await findBrowser({ ...nothing, installed: ['/a', '/b', '/c'], starts });
    expect(found).toEqual({ ok: true, value: '/b' });
  });

  test('is fetched from the first source that can be reached, and the command says so', async () => {
    const said: string[] = [];
    const sources = [source('far', { missing: 'far does not answer' }), source('near')];
    const found = await findBrowser({ ...nothing, sources, say: (line) => said.push(line) });
    expect(found).toEqual({ ok: true, value: '/fetched/near' });
    expect(said).toEqual(['No browser here: fetching near...']);
  });

  test('cannot be had: one line says what to install and why each source failed', async () => {
    const sources = [
      source('far', { missing: 'far does not answer' }),
      source('broken', { fault: 'no space left\nat line 3' }),
      source('other system'),
    ];
    const found = await findBrowser({ ...nothing, sources, starts: () => false });
    expect(found).toEqual({
      ok: false,
      failure:
        'install Chromium or Chrome, or name one in BROWSER_PATH (far does not answer; broken: no space left; other system does not start here)',
    });
  });
});

test.each([
  ['linux', '/usr/bin/google-chrome'],
  ['darwin', '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'],
] as const)('an installed browser is found on %s', (platform, program) => {
  expect(installedBrowsers(platform, (file) => file === program)).toEqual([program]);
});
