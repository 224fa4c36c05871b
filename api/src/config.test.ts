import { parseSettings } from '@app/http-server/settings';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { apiSettings, hasWebhookSecret, NEEDS_WEBHOOK_SECRET } from './config.ts';

const read = (env: Record<string, string>) =>
  parseSettings(
    v.pipe(
      v.object(apiSettings),
      v.check((settings) => hasWebhookSecret(settings), NEEDS_WEBHOOK_SECRET),
    ),
    env,
  );

test('the API starts without any setting', () => {
  expect(read({})).toEqual({
    ok: true,
    value: {
      DATA_DIR: '.data',
      TRUST_PROXY: 0,
      LOG_LEVEL: 'info',
      ADMIN_USERNAME: 'admin',
      MAX_UPLOAD_MB: 100,
      BACKUP_DIR: 'backups',
      BACKUP_VERIFY: 'on',
      RETENTION_MONTHS: 0,
      LEADS_PER_TEN_MINUTES: 30,
      REPORTS_PER_TEN_MINUTES: 10,
      PLANS_PER_TEN_MINUTES: 60,
      SAVED_PLANS_PER_TEN_MINUTES: 20,
      SAVED_PLANS_PER_HOUR_IN_TOTAL: 600,
      MAILS_PER_HOUR_TO_ONE_ADDRESS: 10,
      MAILS_PER_HOUR_TO_VISITORS: 500,
      SIGN_IN_FAILURES_PER_15_MINUTES: 100,
      OPENAI_MODEL: 'gpt-5-mini',
      MODEL_REWORDS: false,
      MODEL_TIMEOUT_SECONDS: 20,
      MODEL_CONCURRENCY: 4,
      MODEL_REQUESTS_PER_HOUR: 120,
      CATALOGUE_HIDE_COST: false,
    },
  });
});

test('every invalid setting of the API is named, MongoDB included', () => {
  const failure = [
    'These settings are not valid:',
    '  MONGODB_URI must start with mongodb:// or mongodb+srv://',
    '  SMTP_URL must look like smtps://user:password@host:465',
    '  MAIL_FROM must be one e-mail address',
    '  STAFF_EMAIL must be one e-mail address',
    '  STAFF_WEBHOOK_URL must be an https address without a login',
    '  STAFF_WEBHOOK_SECRET must be whsec_ and 24 to 64 bytes in base64',
    '  PUBLIC_ORIGIN must be a web address without a path, such as https://example.com',
    '  TRUST_PROXY must be a whole number from 0 to 10',
    '  LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
    '  ADMIN_PASSWORD must have at least 8 characters',
    '  MAX_UPLOAD_MB must be a whole number from 1 to 10000',
    '  RETENTION_MONTHS must be a whole number from 0 to 600',
    '  LEADS_PER_TEN_MINUTES must be a whole number from 0 to 1000',
    '  REPORTS_PER_TEN_MINUTES must be a whole number from 0 to 1000',
    '  PLANS_PER_TEN_MINUTES must be a whole number from 0 to 1000',
    '  MAILS_PER_HOUR_TO_ONE_ADDRESS must be a whole number from 0 to 1000',
    '  MAILS_PER_HOUR_TO_VISITORS must be a whole number from 0 to 5000',
    '  SIGN_IN_FAILURES_PER_15_MINUTES must be a whole number from 10 to 1000',
    '  CATALOGUE_HIDE_COST must be true or false',
  ].join('\n');
  const env = {
    MONGODB_URI: 'user:hunter2@localhost',
    SMTP_URL: 'mail.example:25',
    MAIL_FROM: 'Acme <hello@acme.example>',
    STAFF_EMAIL: 'a@acme.example, b@acme.example',
    STAFF_WEBHOOK_URL: 'http://hooks.example/',
    STAFF_WEBHOOK_SECRET: 'hunter2',
    PUBLIC_ORIGIN: 'shop.example',
    TRUST_PROXY: '11',
    LOG_LEVEL: 'loud',
    ADMIN_PASSWORD: 'hunter2',
    MAX_UPLOAD_MB: '0',
    RETENTION_MONTHS: '-1',
    LEADS_PER_TEN_MINUTES: 'many',
    REPORTS_PER_TEN_MINUTES: '-1',
    PLANS_PER_TEN_MINUTES: '-1',
    MAILS_PER_HOUR_TO_ONE_ADDRESS: '1001',
    MAILS_PER_HOUR_TO_VISITORS: '5001',
    SIGN_IN_FAILURES_PER_15_MINUTES: '9',
    CATALOGUE_HIDE_COST: '1',
  };
  expect(read(env)).toEqual({ ok: false, failure });
});

test('the settings of mail are read', () => {
  const env = {
    SMTP_URL: 'smtp://user:p%40ss@mail.example',
    MAIL_FROM: ' shop@acme.example ',
    STAFF_EMAIL: 'desk@acme.example',
  };
  expect(read(env)).toMatchObject({ ok: true, value: { ...env, MAIL_FROM: 'shop@acme.example' } });
});

test('a webhook is called with a secret only', () => {
  const webhook = {
    STAFF_WEBHOOK_URL: 'https://hooks.example/a',
    STAFF_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  };
  expect(read(webhook)).toMatchObject({ ok: true, value: webhook });
  const { STAFF_WEBHOOK_URL } = webhook;
  expect(read({ STAFF_WEBHOOK_URL })).toEqual({
    ok: false,
    failure:
      'These settings are not valid:\n  settings need STAFF_WEBHOOK_SECRET beside STAFF_WEBHOOK_URL',
  });
});

test('MongoDB is chosen by its connection string', () => {
  for (const MONGODB_URI of ['mongodb://u:p@a:1,b:2/shop?tls=true', 'mongodb+srv://db.example']) {
    expect(read({ MONGODB_URI })).toMatchObject({ ok: true, value: { MONGODB_URI } });
  }
});

test('a username or password that the form does not accept is refused', () => {
  const [most, more] = ['x'.repeat(200), 'x'.repeat(201)];
  expect(read({ ADMIN_USERNAME: most, ADMIN_PASSWORD: most }).ok).toBe(true);
  expect(read({ ADMIN_USERNAME: more, ADMIN_PASSWORD: more })).toEqual({
    ok: false,
    failure: [
      'These settings are not valid:',
      '  ADMIN_USERNAME must have at most 200 characters',
      '  ADMIN_PASSWORD must have at most 200 characters',
    ].join('\n'),
  });
});
