import { parseSettings } from '@app/http-server/settings';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { apiSettings } from './config.ts';

const read = (env: Record<string, string>) => parseSettings(v.object(apiSettings), env);

test('the API starts without any setting', () => {
  expect(read({})).toEqual({
    ok: true,
    value: { DATA_DIR: '.data', TRUST_PROXY: 0, LOG_LEVEL: 'info', CATALOGUE_HIDE_COST: false },
  });
});

test('every bad setting of the API is named, MongoDB among them', () => {
  const failure = [
    'These settings are not right:',
    '  MONGODB_URI must start with mongodb:// or mongodb+srv://',
    '  PUBLIC_ORIGIN must be a web address without a path, such as https://example.com',
    '  TRUST_PROXY must be a whole number from 0 to 10',
    '  LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
    '  CATALOGUE_HIDE_COST must be true or false',
  ].join('\n');
  const env = {
    MONGODB_URI: 'user:hunter2@localhost',
    PUBLIC_ORIGIN: 'shop.example',
    TRUST_PROXY: '11',
    LOG_LEVEL: 'loud',
    CATALOGUE_HIDE_COST: '1',
  };
  expect(read(env)).toEqual({ ok: false, failure });
});

test('MongoDB is chosen by its connection string', () => {
  for (const MONGODB_URI of ['mongodb://u:p@a:1,b:2/shop?tls=true', 'mongodb+srv://db.example']) {
    expect(read({ MONGODB_URI })).toMatchObject({ ok: true, value: { MONGODB_URI } });
  }
});
