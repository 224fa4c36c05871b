import { failureBody } from '@app/contracts/failure';
import { OrderReceipt, type WireReceipt } from '@app/contracts/order';
import { OrderSummary } from '@app/contracts/order-summary';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { aContactMessage, anOrder, aProduct, importProducts } from '../../testing/builders.ts';
import { memoryCatalogue } from '../../testing/memory-catalogue.ts';
import { memoryStore } from '../../testing/memory-store.ts';
import { movingClock } from '../../testing/moving-clock.ts';
import { NOW, type TestApi, testApi } from '../../testing/test-api.ts';
import { fingerprintOf } from '../domain/leads/fingerprint.ts';

const PATH = '/api/order-confirmation';
const KEY = { 'Idempotency-Key': 'order-key-0001' };
const WHOLE = 'Quantity must be a whole number from 1 to 999';
const EMPTY = 'Your cart is empty.';
const TOTAL = 'The total of this order cannot be read';
const UNREADABLE =
  'This line of your cart cannot be read. Please remove it and add the product again.';

const camera = aProduct();
const cable = aProduct({ sku: 'CAB-1', name: 'Cable 100 m', category: 'CABLES', price: 1005 });
const withProducts = () => testApi({ products: [camera, cable] });

const tokenOf = (receipt: WireReceipt) => receipt.link.split('=').at(-1);

async function place(api: TestApi, order: object, headers = {}): Promise<WireReceipt> {
  const answer = await api.post(PATH, order, headers);
  expect(answer.status).toBe(200);
  const receipt: WireReceipt = await answer.json();
  v.assert(v.strictObject(OrderReceipt.entries), receipt);
  return receipt;
}

describe('placing an order', () => {
  test('stores the order at the prices of the list, with the VAT in the total', async () => {
    const api = await withProducts();
    const cart = [
      { Sku: 'CAM-4MP', quantity: 2 },
      { Sku: 'CAB-1', quantity: 3 },
    ];
    const receipt = await place(api, anOrder({ cart }));
    expect(receipt).toMatchObject({ success: true, total: 1639.95 });
    expect(receipt.reference).toMatch(/^ORD-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
    expect(receipt.link).toMatch(/^\/consulting\?order=[0-9a-f]{32}$/);
    const version = await api.store.priceLists.active();
    expect(await api.leads()).toMatchObject([
      {
        kind: 'order',
        reference: receipt.reference,
        token: tokenOf(receipt),
        payload: {
          customer: { email: 'thandi@example.com', name: 'Thandi Mkhize', phone: '0315550100' },
          lines: [
            { sku: 'CAM-4MP', name: camera.name, price: 80_490, quantity: 2, lineTotal: 160_980 },
            { sku: 'CAB-1', name: cable.name, price: 1005, quantity: 3, lineTotal: 3015 },
          ],
          total: 163_995,
          vat: 21_391,
          includeInstallEstimate: false,
          priceListVersion: version?.id,
        },
      },
    ]);
  });

  test('ignores names and prices in the cart', async () => {
    const api = await withProducts();
    const line = { Sku: 'CAM-4MP', quantity: 1, Price: 0.01, Product: 'Free', Category: 'CABLES' };
    expect((await place(api, anOrder({ cart: [line] }))).total).toBe(804.9);
    expect(JSON.stringify(await api.leads())).not.toContain('Free');
  });

  test('at another total than the reviewed one is refused, so that the visitor is asked again', async () => {
    const api = await withProducts();
    const cart = [{ Sku: 'CAM-4MP', quantity: 1 }];
    const answer = await api.post(PATH, anOrder({ cart, reviewedTotal: 800 }));
    const message =
      'Prices have changed since you reviewed this order, so it was not sent. Please check the new total.';
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual(
      failureBody('confirmation_required', message, { reviewedTotal: message }),
    );
    expect(await api.leads()).toEqual([]);
    expect((await place(api, anOrder({ cart, reviewedTotal: 804.9 }))).total).toBe(804.9);
  });

  test('makes one line of two lines with the same product', async () => {
    const api = await withProducts();
    const line = { Sku: 'CAM-4MP', quantity: 2 };
    expect((await place(api, anOrder({ cart: [line, line] }))).total).toBe(3219.6);
    expect(await api.leads()).toMatchObject([{ payload: { lines: [{ quantity: 4 }] } }]);
  });

  test('refuses lines that together exceed the largest quantity of a product', async () => {
    const api = await withProducts();
    const cart = [
      { Sku: 'CAM-4MP', quantity: 999 },
      { Sku: 'CAM-4MP', quantity: 1 },
    ];
    const answer = await api.post(PATH, anOrder({ cart }));
    const message = 'An order has at most 999 of a product';
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual(
      failureBody('invalid_request', message, { 'cart.1.quantity': message }),
    );
    expect(await api.leads()).toEqual([]);
  });

  test('refuses lines whose product is not in the price list, by their index', async () => {
    const api = await withProducts();
    const cart = ['CAM-4MP', 'GONE-1', 'GONE-2'].map((Sku) => ({ Sku, quantity: 1 }));
    const answer = await api.post(PATH, anOrder({ cart }));
    const message = 'This product is no longer in the price list';
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual(
      failureBody('invalid_request', message, { 'cart.1.Sku': message, 'cart.2.Sku': message }),
    );
    expect(await api.leads()).toEqual([]);
  });

  test('is unavailable while there is no price list', async () => {
    const api = await testApi({ products: [] });
    const answer = await api.post(PATH, anOrder());
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual(
      failureBody(
        'unavailable',
        'The price list is not available at the moment. Please try again later.',
      ),
    );
  });

  test.each([
    ['kept when a camera is ordered', 'CAM-4MP', true],
    ['dropped when there is nothing to mount', 'CAB-1', false],
  ])('the wish for an install estimate is %s', async (_, Sku, kept) => {
    const api = await withProducts();
    await place(api, anOrder({ cart: [{ Sku, quantity: 1 }], includeInstallEstimate: true }));
    expect(await api.leads()).toMatchObject([{ payload: { includeInstallEstimate: kept } }]);
  });

  test('accepts a cart of the largest size', async () => {
    const products = Array.from({ length: 200 }, (_, index) =>
      aProduct({ sku: `S-${index}`, name: 'n'.repeat(900) }),
    );
    const api = await testApi({ products });
    const cart = products.map(({ sku, name }) => ({ Sku: sku, quantity: 1, Product: name }));
    expect((await place(api, anOrder({ cart }))).total).toBe(160_980);
  });

  test.each([
    ['no name', { name: ' ' }, 'name', 'Name required'],
    ['a bad address', { email: 'thandi@' }, 'email', 'Invalid email'],
    ['two addresses', { email: 'a@b.co,c@d.co' }, 'email', 'Invalid email'],
    ['a phone with letters', { phone: '031-555-0100' }, 'phone', 'Phone must be 10+ digits'],
    ['an empty cart', { cart: [] }, 'cart', EMPTY],
    ['no cart', { cart: undefined }, 'cart', EMPTY],
    ['a cart that is no list', { cart: { 0: { Sku: 'CAM-4MP', quantity: 1 } } }, 'cart', EMPTY],
    ['a line without a SKU', { cart: [{ quantity: 1 }] }, 'cart.0.Sku', UNREADABLE],
    ['a line that is no object', { cart: [null] }, 'cart.0', UNREADABLE],
    ['no quantity', { cart: [{ Sku: 'CAM-4MP' }] }, 'cart.0.quantity', WHOLE],
    ['a total in words', { reviewedTotal: 'R1.00' }, 'reviewedTotal', TOTAL],
    ['a negative total', { reviewedTotal: -1 }, 'reviewedTotal', TOTAL],
  ])('refuses %s', async (_, changes, field, message) => {
    const api = await withProducts();
    const answer = await api.post(PATH, anOrder(changes));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual(
      failureBody('invalid_request', message, { [field]: message }),
    );
    expect(await api.leads()).toEqual([]);
  });

  test.each([0, -1, 1.5, 1000, 1e21, '2', null, { $gt: 0 }])(
    'refuses the quantity %j',
    async (quantity) => {
      const api = await withProducts();
      const answer = await api.post(PATH, anOrder({ cart: [{ Sku: 'CAM-4MP', quantity }] }));
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual(
        failureBody('invalid_request', WHOLE, { 'cart.0.quantity': WHOLE }),
      );
      expect(await api.leads()).toEqual([]);
    },
  );

  test('refuses NaN, which is not JSON', async () => {
    const api = await withProducts();
    const body = JSON.stringify(anOrder()).replace('"quantity":2', '"quantity":NaN');
    const answer = await api.post(PATH, body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual(
      failureBody('invalid_request', 'The request is not valid JSON'),
    );
  });
});

describe('the idempotency key of an order', () => {
  test('makes one order of twenty simultaneous submissions, all with the same answer', async () => {
    const api = await withProducts();
    const receipts = await Promise.all(
      Array.from({ length: 20 }, () => place(api, anOrder(), KEY)),
    );
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1);
    expect(await api.leads()).toHaveLength(1);
  });

  test('returns the first answer even after prices have changed and the product was removed', async () => {
    const api = await withProducts();
    const first = await place(api, anOrder(), KEY);
    await importProducts(api.store.priceLists, [cable]);
    expect(await place(api, anOrder(), KEY)).toEqual(first);
    expect(await api.leads()).toHaveLength(1);
  });

  // A repeat after an update of the API must still be recognised as the same order.
  test('compares orders by a fingerprint that is the same in all releases', async () => {
    const api = await withProducts();
    await place(api, anOrder(), KEY);
    const order = {
      email: 'thandi@example.com',
      name: 'Thandi Mkhize',
      phone: '0315550100',
      cart: [{ Sku: 'CAM-4MP', quantity: 2 }],
      includeInstallEstimate: false,
    };
    expect(await api.leads()).toMatchObject([{ fingerprint: fingerprintOf(order) }]);
  });

  test('is the same order when members that the API does not know are added', async () => {
    const api = await withProducts();
    const first = await place(api, anOrder(), KEY);
    const cart = [{ Sku: 'CAM-4MP', quantity: 2, colour: 'white' }];
    expect(await place(api, { ...anOrder({ cart }), voucher: 'X' }, KEY)).toEqual(first);
  });

  test('is the same order when only the shown prices or the reviewed total differ', async () => {
    const api = await withProducts();
    const first = await place(api, anOrder(), KEY);
    const cart = [{ Sku: 'CAM-4MP', quantity: 2, Price: 1 }];
    expect(await place(api, anOrder({ cart, reviewedTotal: 2 }), KEY)).toEqual(first);
  });

  test('is free again after an order was refused because of its reviewed total', async () => {
    const api = await withProducts();
    const refused = await api.post(PATH, anOrder({ reviewedTotal: 1 }), KEY);
    expect(refused.status).toBe(409);
    const { total } = await place(api, anOrder(), { 'Idempotency-Key': 'order-key-0002' });
    const receipt = await place(api, anOrder({ reviewedTotal: total }), KEY);
    expect(receipt.total).toBe(total);
    expect(await api.leads()).toHaveLength(2);
  });

  test('is a conflict with another order and with another kind of request', async () => {
    const api = await withProducts();
    await place(api, anOrder(), KEY);
    const cart = [{ Sku: 'CAM-4MP', quantity: 3 }];
    for (const [path, body] of [
      [PATH, anOrder({ cart })],
      ['/api/contact', aContactMessage()],
    ] as const) {
      const answer = await api.post(path, body, KEY);
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({ code: 'idempotency_conflict' });
    }
    expect(await api.leads()).toHaveLength(1);
  });
});

test('an address that sends too many leads is refused with Retry-After', async () => {
  const api = await testApi({ config: { TRUST_PROXY: 1, LEADS_PER_TEN_MINUTES: 2 } });
  const from = (address: string) => ({ 'X-Forwarded-For': address });
  await place(api, anOrder(), { ...KEY, ...from('1.1.1.1') });
  expect((await api.post('/api/contact', aContactMessage(), from('1.1.1.1'))).status).toBe(200);
  const answer = await api.post(PATH, anOrder(), from('1.1.1.1'));
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toBe('600');
  const message = 'Too many requests from your network. Please try again in 10 minutes.';
  expect(await answer.json()).toEqual(failureBody('too_many_requests', message));
  expect(await api.leads()).toHaveLength(2);
  // A repeat does not count, and another visitor has another allowance.
  await place(api, anOrder(), { ...KEY, ...from('1.1.1.1') });
  await place(api, anOrder(), from('2.2.2.2'));
});

test('the addresses of one IPv6 /56 share an allowance', async () => {
  const api = await testApi({ config: { TRUST_PROXY: 1, LEADS_PER_TEN_MINUTES: 1 } });
  const status = async (address: string) =>
    (await api.post(PATH, anOrder(), { 'X-Forwarded-For': address })).status;
  expect(await status('2001:db8:1:2:3:4:5:6')).toBe(200);
  expect(await status('[2001:db8:1:2::9]:443')).toBe(429);
  expect(await status('2001:db8:1:3::9')).toBe(429);
  expect(await status('2001:db8:1:103::9')).toBe(200);
});

test('a cart of thousands of lines is refused with a short message', async () => {
  const { post } = await testApi();
  for (const line of [{}, 0, { Sku: 'CAM-4MP', quantity: 1 }]) {
    const answer = await post(PATH, anOrder({ cart: Array(5_000).fill(line) }));
    expect(answer.status).toBe(400);
    const text = await answer.text();
    expect(text.length).toBeLessThan(300);
    expect(JSON.parse(text).fields).toEqual({ cart: 'An order has at most 200 lines' });
  }
});

describe('reading an order by its link', () => {
  test('shows the products but not the customer, and is not cached', async () => {
    const api = await withProducts();
    const receipt = await place(api, anOrder({ includeInstallEstimate: true }));
    const answer = await api.get(`/api/orders/${tokenOf(receipt)}`);
    expect(answer.status).toBe(200);
    const order = await answer.json();
    v.assert(v.strictObject(OrderSummary.entries), order);
    expect(order).toEqual({
      reference: receipt.reference,
      placedAt: NOW,
      lines: [
        { Sku: 'CAM-4MP', Product: camera.name, quantity: 2, Price: 804.9, lineTotal: 1609.8 },
      ],
      total: 1609.8,
      vat: 209.97,
      includeInstallEstimate: true,
    });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  });

  test('does not write the token to the log', async () => {
    const api = await withProducts();
    const token = tokenOf(await place(api, anOrder())) ?? '';
    await api.get(`/api/orders/${token}`);
    expect(api.log.at(-1)).toMatchObject({ path: '/api/orders/:token', status: 200 });
    expect(JSON.stringify(api.log)).not.toContain(token);
  });

  test('finds nothing for another token, a malformed one, or the token of a message', async () => {
    const api = await withProducts();
    await api.post('/api/contact', aContactMessage());
    const [message] = await api.leads();
    for (const token of ['0'.repeat(32), 'short', '%00', `${message?.token}`]) {
      const answer = await api.get(`/api/orders/${token}`);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual(failureBody('not_found', 'There is no such order'));
    }
  });
});

describe('between the activation of a new price list and its first page', () => {
  const RAISED = { ...camera, price: 99_900 };

  /** The API still serves the old list. */
  async function served() {
    const store = memoryStore();
    const version = await importProducts(store.priceLists, [camera]);
    const catalogue = memoryCatalogue([camera], version);
    return { api: await testApi({ store, catalogue, products: [] }), old: version };
  }
  const pricesNow = async (api: TestApi) =>
    (await api.post('/api/catalogue/current', { skus: [camera.sku] })).json();
  const one = anOrder({ cart: [{ Sku: camera.sku, quantity: 1 }] });

  test('an order and the price check have the prices that the visitor sees', async () => {
    const { api, old } = await served();
    await importProducts(api.store.priceLists, [RAISED]);
    expect(await pricesNow(api)).toMatchObject([{ Price: 804.9 }]);
    expect((await place(api, one)).total).toBe(804.9);
    expect(await api.leads()).toMatchObject([{ payload: { priceListVersion: old.id } }]);
  });

  test('an order has the new prices when the old list is already removed', async () => {
    const { api } = await served();
    for (let list = 0; list < 5; list++) await importProducts(api.store.priceLists, [RAISED]);
    expect(await pricesNow(api)).toMatchObject([{ Price: 999 }]);
    expect((await place(api, one)).total).toBe(999);
  });
});

test('setting the time of day, forward or back by a year, changes nothing in how many may be sent', async () => {
  const clock = movingClock();
  const steadyClock = movingClock();
  const { post } = await testApi({ clock, steadyClock, config: { LEADS_PER_TEN_MINUTES: 1 } });
  const YEAR_MS = 365 * 86_400_000;
  expect((await post('/api/order-confirmation', anOrder())).status).toBe(200);
  for (const ms of [YEAR_MS, -2 * YEAR_MS]) {
    clock.pass(ms);
    const answer = await post('/api/order-confirmation', anOrder());
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '600']);
  }
  steadyClock.pass(600_000);
  expect((await post('/api/order-confirmation', anOrder())).status).toBe(200);
});
