import { randomUUID } from 'node:crypto';
import { ownerHeaders } from '@app/api/testing/owner-headers';
import { applyPriceList, previewPriceList } from '@app/contracts/admin-price-list';
import { startAdminSession } from '@app/contracts/admin-session';
import { IDEMPOTENCY_HEADER } from '@app/contracts/endpoint';
import { checkoutTexts, OrderReceipt } from '@app/contracts/order';
import { OrderSummary } from '@app/contracts/order-summary';
import * as v from 'valibot';
import { changedSample, currentPrice, withPrice } from '../support/changed-price-list.ts';
import {
  buy,
  customer,
  fillDetails,
  keypad,
  openCheckout,
  openPriceList,
  submitButton,
} from '../support/price-list-visit.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { adminPassword, test } from '../support/several-processes.ts';
import { expect } from '../support/test.ts';

const EVERYWHERE = { timeout: 5000 };
const SENT = { timeout: 15_000 };

async function order(api: ServerProcess, key: string): Promise<OrderReceipt> {
  const response = await fetch(`${api.url}/api/order-confirmation`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [IDEMPOTENCY_HEADER]: key },
    body: JSON.stringify({ ...customer, cart: [{ Sku: keypad.sku, quantity: 1 }] }),
  });
  return v.parse(OrderReceipt, await response.json());
}

test('an order that one process took is readable in the other', {
  tag: ['@store', '@several'],
}, async ({ page, apis }) => {
  await buy(page, keypad);
  const dialog = await openCheckout(page);
  await fillDetails(dialog);
  const answer = page.waitForResponse('**/api/order-confirmation');
  await submitButton(dialog).click();
  await expect(dialog.getByRole('heading', { name: checkoutTexts.submitted })).toBeVisible();
  const { link, reference } = v.parse(OrderReceipt, await (await answer).json());
  const token = new URL(link, apis[1].url).searchParams.get('order');
  const there = await fetch(`${apis[1].url}/api/orders/${token}`);
  expect(v.parse(OrderSummary, await there.json())).toMatchObject({ reference });

  const elsewhere = await order(apis[1], randomUUID());
  // As from a mail: in a tab that nothing else leads away.
  const tab = await page.context().newPage();
  await tab.goto(elsewhere.link);
  await expect(tab.getByRole('heading', { name: elsewhere.reference })).toBeVisible();
});

test('a price list that one process previewed and another applied is served by all', {
  tag: ['@store', '@several'],
}, async ({ page, apis }) => {
  const sent = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
  const credentials = JSON.stringify({ username: 'admin', password: adminPassword });
  const session = await fetch(apis[0].url + startAdminSession.path, { ...sent, body: credentials });
  const asOwner = await ownerHeaders(session);
  const body = new FormData();
  body.set('sqlFile', new File([await changedSample(withPrice(keypad.sku, '1000.00'))], 'new.sql'));
  const staged = { method: 'POST', headers: asOwner, body };
  const preview = await (await fetch(apis[0].url + previewPriceList.path, staged)).json();
  expect(preview).toMatchObject({ changed: 1, priceChanges: [{ sku: keypad.sku, after: 1000 }] });
  const applied = await fetch(apis[1].url + applyPriceList.path, {
    method: 'POST',
    body: JSON.stringify({ preview: preview.id }),
    headers: { ...sent.headers, ...asOwner },
  });
  expect(await applied.json()).toMatchObject({ message: 'Upload succeeded' });
  for (const api of apis) {
    await expect.poll(() => currentPrice(api, keypad.sku), EVERYWHERE).toBe(1000);
  }
  await expect(async () => {
    await openPriceList(page, `?q=${keypad.sku}`);
    await expect(page.getByText('R1000.00')).toBeVisible({ timeout: 100 });
  }).toPass(EVERYWHERE);
});

test('a submission to several processes makes one order, and each of its mails is sent once', {
  tag: ['@store', '@several'],
}, async ({ apis, inbox, startApi }) => {
  const keys = Array.from({ length: 5 }, () => randomUUID());
  const receipts = await Promise.all(keys.flatMap((key) => apis.map((api) => order(api, key))));
  const references = [...new Set(receipts.map(({ reference }) => reference))];
  expect(references).toHaveLength(keys.length);
  const mailsOf = (...orders: readonly string[]) =>
    inbox.received.filter(({ raw }) => orders.some((reference) => raw.includes(reference)));
  await expect.poll(() => mailsOf(...references).length, SENT).toBe(2 * keys.length);

  // It starts with all leads and sends the oldest mail first, so mails that it wrongly found due
  // would come before the mails of its own order.
  const late = await startApi('late');
  const { reference } = await order(late, randomUUID());
  await expect.poll(() => mailsOf(reference).length, SENT).toBe(2);
  expect(await late.stop(), late.output()).toBe(0);
  const ids = mailsOf(...references).map(({ mail }) => mail.messageId);
  expect(ids).toHaveLength(2 * keys.length);
  expect(new Set(ids).size).toBe(2 * keys.length);
});
