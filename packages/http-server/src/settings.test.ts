import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { flag, oneOf, parseSettings, portNumber, webOrigin, wholeNumber } from './settings.ts';

const Settings = v.object({
  PORT: v.optional(portNumber, '3000'),
  HOPS: v.optional(wholeNumber(1, 10), '1'),
  HIDE: v.optional(flag, 'false'),
  LEVEL: v.optional(oneOf(['info', 'debug']), 'info'),
  ORIGIN: v.optional(webOrigin),
  SECRET: v.string(),
});

describe('settings', () => {
  test('come from the environment, with defaults for what is unset or empty', () => {
    const env = { SECRET: 'x', PORT: '', HOPS: ' ', HIDE: 'true', ORIGIN: 'https://Shop.example/' };
    expect(parseSettings(Settings, env)).toEqual({
      ok: true,
      value: {
        SECRET: 'x',
        PORT: 3000,
        HOPS: 1,
        HIDE: true,
        LEVEL: 'info',
        ORIGIN: 'https://shop.example',
      },
    });
  });

  test('that are wrong are all named in one message, without their values', () => {
    const env = { PORT: '70000', HOPS: '1.5', HIDE: 'yes', LEVEL: 'loud', ORIGIN: 'hunter2' };
    expect(parseSettings(Settings, env)).toEqual({
      ok: false,
      failure: [
        'These settings are not valid:',
        '  PORT must be a whole number from 0 to 65535',
        '  HOPS must be a whole number from 1 to 10',
        '  HIDE must be true or false',
        '  LEVEL must be one of info, debug',
        '  ORIGIN must be a web address without a path, such as https://example.com',
        '  SECRET must be set',
      ].join('\n'),
    });
  });

  test.each(['-1', '1e1', '0x5', '11', '0', '99999999999'])('HOPS may not be %s', (HOPS) => {
    expect(parseSettings(Settings, { SECRET: 'x', HOPS }).ok).toBe(false);
  });

  test.each([
    'example.com',
    'ftp://example.com',
    'https://example.com/shop',
    'https://example.com?x',
    'https://user@example.com',
  ])('ORIGIN may not be %s', (ORIGIN) => {
    expect(parseSettings(Settings, { SECRET: 'x', ORIGIN }).ok).toBe(false);
  });
});
