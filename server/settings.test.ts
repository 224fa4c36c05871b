import { describe, expect, test } from 'vitest';
import { CannotStart, readSettings } from './settings.ts';

describe('the settings of the site', () => {
  test('all have defaults', () => {
    expect(readSettings({})).toMatchObject({
      PORT: 3000,
      HOST: 'localhost',
      DATA_DIR: '.data',
      TRUST_PROXY: 0,
      LOG_LEVEL: 'info',
      CATALOGUE_HIDE_COST: false,
      SHUTDOWN_DELAY_SECONDS: 5,
      SHARE_PORT: false,
    });
  });

  test('count as unset when they are empty', () => {
    expect(readSettings({ PORT: ' ', PUBLIC_ORIGIN: '' })).toMatchObject({ PORT: 3000 });
  });

  test('are refused in one message that names every bad one and repeats no value', () => {
    const bad = {
      PORT: '65536',
      PUBLIC_ORIGIN: 'kestrel.example/path',
      API_ORIGIN: 'ftp://user:hunter2@api.example',
      TRUST_PROXY: '-1',
      LOG_LEVEL: 'loud',
      CATALOGUE_HIDE_COST: 'yes',
      MAP_TILE_URL: 'https://tiles.example/{z}/{x}.png',
      MAP_ATTRIBUTION_URL: 'javascript:alert(1)',
    };
    const fault = catchFault(() => readSettings(bad));
    expect(fault).toBeInstanceOf(CannotStart);
    const [heading, ...lines] = fault.message.split('\n');
    expect(heading).toBe('These settings are not valid:');
    expect(lines.map((line) => line.trim().split(' ')[0]).sort()).toEqual(Object.keys(bad).sort());
    for (const value of ['65536', 'hunter2', 'loud']) expect(fault.message).not.toContain(value);
  });
});

test('RELEASES_URL is refused where release control, which follows that host, is off', () => {
  const env = { RELEASES_URL: 'https://releases.example/', RELEASE_CONTROL: 'off' };
  expect(() => readSettings(env)).toThrow(/^RELEASES_URL needs RELEASE_CONTROL=on/);
});

describe('MAP_TILE_URL', () => {
  const accepts = (MAP_TILE_URL: string) => {
    try {
      return readSettings({ MAP_TILE_URL }).MAP_TILE_URL === MAP_TILE_URL;
    } catch {
      return false;
    }
  };

  test.each([
    'https://tiles.example/{z}/{x}/{y}.png',
    'http://localhost:8080/{z}/{x}/{y}.png?style=plain',
  ])('is accepted: %s', (address) => {
    expect(accepts(address)).toBe(true);
  });

  test.each([
    ['has several hosts', 'https://{s}.tiles.example/{z}/{x}/{y}.png'],
    ['has no row', 'https://tiles.example/{z}/{x}.png'],
    ['has a placeholder that we do not fill', 'https://tiles.example/{z}/{x}/{y}{r}.png'],
    ['has a password', 'https://user:hunter2@tiles.example/{z}/{x}/{y}.png'],
    ['is not a web address', '/{z}/{x}/{y}.png'],
    ['has another scheme', 'data:{z}{x}{y}'],
  ])('is refused when it %s', (_, address) => {
    expect(accepts(address)).toBe(false);
  });
});

function catchFault(run: () => unknown): Error {
  try {
    run();
  } catch (fault) {
    return fault as Error;
  }
  throw new Error('Nothing was thrown');
}
