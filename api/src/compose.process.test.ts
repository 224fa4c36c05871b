import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLogger } from '@app/http-server/logger';
import { simpleParser } from 'mailparser';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anApiConfig, anOrder, aPermit, aProduct, importProducts } from '../testing/builders.ts';
import { collect } from '../testing/collect.ts';
import { startSmtpInbox } from '../testing/smtp-inbox.ts';
import type { StorePlace } from '../testing/store-contract/opened-store.ts';
import { testPlaces } from '../testing/test-places.ts';
import { testSite } from '../testing/test-site.ts';
import { AdminPasswordUnusable } from './adapters/files/admin-password.ts';
import type { StoreSettings } from './adapters/open-store.ts';
import { type RunningApi, startApi } from './compose.ts';

const log = createLogger({ level: 'silent', name: 'test' });

function start(place: StoreSettings, settings = {}): Promise<RunningApi> {
  const config = anApiConfig({ ...place, ...settings });
  return startApi({ config, site: testSite, log });
}

const order = (api: RunningApi, key: string) =>
  api.app.request('/api/order-confirmation', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(anOrder()),
  });

describe.each(testPlaces)('the API on $name', ({ skipped, newPlace }) => {
  let place: StorePlace;
  beforeEach(async ({ skip }) => {
    skip(skipped);
    place = await newPlace();
  });
  afterEach(() => place?.cleanup());

  test('serves a new price list, takes an order, and knows it after a restart', async () => {
    const first = await start(place.settings);
    expect((await order(first, 'too-early')).status).toBe(503);
    await importProducts(first.store.priceLists, [aProduct()], new Date().toISOString());
    await expect
      .poll(async () => (await first.app.request('/api/products')).json())
      .toMatchObject([{ Sku: 'CAM-4MP', Price: 804.9 }]);
    const receipt = await (await order(first, 'order-key-1')).json();
    await first.close();

    const second = await start(place.settings);
    expect(await (await order(second, 'order-key-1')).json()).toEqual(receipt);
    expect(await collect(second.store.leads.since(''))).toHaveLength(1);
    const page = await second.app.request('/api/catalogue?q=dome');
    expect(await page.json()).toMatchObject({ productCount: 1, pages: 1 });
    await second.close();
  }, 20_000);

  test('makes one lead when the same submission reaches two servers at once', async () => {
    const apis = [await start(place.settings), await start(place.settings)] as const;
    await importProducts(apis[0].store.priceLists, [aProduct()], new Date().toISOString());
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const answer = await order(apis[index % 2 === 0 ? 0 : 1], 'order-key-2');
        return `${answer.status} ${await answer.text()}`;
      }),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^200 /);
    expect(await collect(apis[1].store.leads.since(''))).toHaveLength(1);
    for (const api of apis) await api.close();
  }, 20_000);

  test('answers an order, then writes its mails to files when there is no mail server', async () => {
    const api = await start(place.settings, {
      PUBLIC_ORIGIN: 'https://shop.example',
      MAIL_FROM: 'shop@acme.example',
      STAFF_EMAIL: 'desk@acme.example',
    });
    await importProducts(api.store.priceLists, [aProduct()], new Date().toISOString());
    const { reference, link } = await (await order(api, 'order-key-3')).json();
    expect(await readdir(place.settings.DATA_DIR)).not.toContain('mail');
    await expect.poll(() => api.store.outbox.counts()).toMatchObject({ sent: 2 });
    const files = (await readdir(join(place.settings.DATA_DIR, 'mail'))).toSorted();
    expect(files).toEqual([
      expect.stringMatching(`^${reference.toLowerCase()}-customer-[0-9a-f]{16}\\.eml$`),
      expect.stringMatching(`^${reference.toLowerCase()}-staff-[0-9a-f]{16}\\.eml$`),
    ]);
    const mails = await Promise.all(
      files.map(async (file) =>
        simpleParser(await readFile(join(place.settings.DATA_DIR, 'mail', file))),
      ),
    );
    expect(mails[0]?.text).toContain(`https://shop.example${link}`);
    for (const mail of mails) {
      expect(mail.from?.value).toEqual([{ name: 'Acme Security', address: 'shop@acme.example' }]);
    }
    expect(mails[1]?.to).toMatchObject({ value: [{ address: 'desk@acme.example' }] });
    expect(mails[1]?.replyTo).toMatchObject({ value: [{ address: 'thandi@example.com' }] });
    await api.close();
  });

  test('starts without a data folder, and keeps the password that it has shown once', async () => {
    const DATA_DIR = join(place.settings.DATA_DIR, 'not', 'yet');
    const api = await start({ ...place.settings, DATA_DIR }, { ADMIN_PASSWORD: undefined });
    expect(await readdir(DATA_DIR)).not.toContain('admin.json');
    expect(await api.firstNotes()).toEqual([expect.stringContaining('shown once')]);
    expect(await readdir(DATA_DIR)).toContain('admin.json');
    await api.close();
  });

  test('deletes expired permits when it starts, and none that still count', async () => {
    const first = await start(place.settings);
    const expired = aPermit({ id: 'expired', expiresAt: '2025-06-01T12:00:00.000Z' });
    const valid = aPermit({ id: 'valid', expiresAt: '2999-06-01T12:00:00.000Z' });
    for (const permit of [expired, valid]) await first.store.permits.insert(permit);
    await first.close();
    const second = await start(place.settings);
    await expect.poll(() => second.store.permits.valid(valid.subject, '')).toEqual([valid]);
    await second.close();
  });

  test.each([
    ['12345678', 'it is on the lists of guessers'],
    ['Acme-2026!', 'it is made of words about the company or the site'],
  ])('does not start with the password %s, which is guessed soon', async (ADMIN_PASSWORD, why) => {
    await expect(start(place.settings, { ADMIN_PASSWORD })).rejects.toThrow(
      new AdminPasswordUnusable(`ADMIN_PASSWORD would be guessed: ${why}.`),
    );
  });

  test('fails with one line that tells why the data folder cannot be used', async () => {
    const file = join(place.settings.DATA_DIR, 'file');
    await writeFile(file, '');
    await expect(start({ ...place.settings, DATA_DIR: file })).rejects.toMatchObject({
      name: 'StoreUnavailable',
      message: `The data folder ${file} cannot be used: there is a file in its place.`,
    });
  });

  test('stops while a mail server does not answer, and the mails are sent later', async () => {
    const inbox = await startSmtpInbox({ data: () => 'hang' });
    const api = await start(place.settings, { SMTP_URL: inbox.url });
    await importProducts(api.store.priceLists, [aProduct()], new Date().toISOString());
    await order(api, 'order-key-4');
    await expect.poll(() => inbox.received.length).toBe(2);
    await api.close();
    await inbox.stop();
    const restarted = await start(place.settings);
    expect(await restarted.store.outbox.counts()).toMatchObject({ failed: 2, dead: 0 });
    await restarted.close();
  }, 20_000);

  test('is not ready while it drains', async () => {
    const api = await start(place.settings);
    expect((await api.app.request('/readyz')).status).toBe(200);
    api.drain();
    expect((await api.app.request('/readyz')).status).toBe(503);
    await api.close();
  });
});
