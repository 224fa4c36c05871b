import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { CART_LINE_LIMIT } from './cart-line.ts';
import { fieldMessages } from './failure.ts';
import { CheckoutDetails, encodeReceipt, OrderReceipt, OrderRequest } from './order.ts';

const line = { Sku: 'CAM-1', quantity: 1 };
const valid = { email: 'jo@example.com', name: 'J', phone: '0315550100', cart: [line] };

const messagesFor = (changes: Record<string, unknown>) => {
  const parsed = v.safeParse(OrderRequest, { ...valid, ...changes });
  return parsed.success ? {} : fieldMessages(parsed.issues);
};
const EMPTY = 'Your cart is empty.';
const WHOLE = 'Quantity must be a whole number from 1 to 999';

describe('an order', () => {
  test('is accepted without a wish for an install estimate, which is then false', () => {
    expect(v.parse(OrderRequest, valid)).toEqual({
      ...valid,
      cart: [{ sku: 'CAM-1', quantity: 1 }],
      includeInstallEstimate: false,
    });
  });

  test('with members that this API does not know is accepted without them', () => {
    const order = { ...valid, voucher: 'X', cart: [{ ...line, colour: 'white', Price: 1 }] };
    expect(v.parse(OrderRequest, order)).toEqual(v.parse(OrderRequest, valid));
  });

  test.each([
    ['email', 'jo', 'Invalid email'],
    ['email', undefined, 'Invalid email'],
    ['email', 'a@b.co,c@d.co', 'Invalid email'],
    ['name', '  ', 'Name required'],
    ['name', undefined, 'Name required'],
    ['phone', '031555010', 'Phone must be 10+ digits'],
    ['phone', '031 555 0100', 'Phone must be 10+ digits'],
    ['phone', '+27315550100', 'Phone must be 10+ digits'],
    ['phone', '0'.repeat(21), 'Phone must be 10+ digits'],
    ['phone', '٠٣١٥٥٥٠١٠٠', 'Phone must be 10+ digits'],
    ['phone', 315550100, 'Phone must be 10+ digits'],
    ['cart', [], EMPTY],
    ['cart', undefined, EMPTY],
    ['cart', 'CAM-1', EMPTY],
    ['cart', Array(CART_LINE_LIMIT + 1).fill(line), 'An order has at most 200 lines'],
  ])('%s may not be %j: %s', (field, value, message) => {
    expect(messagesFor({ [field]: value })).toEqual({ [field]: message });
  });

  test.each([0, -1, 1.5, 1000, Number.NaN, Number.POSITIVE_INFINITY, '1', null, { $gt: 0 }])(
    'the quantity of a line may not be %j',
    (quantity) => {
      expect(messagesFor({ cart: [line, { ...line, quantity }] })).toEqual({
        'cart.1.quantity': WHOLE,
      });
    },
  );

  test.each(['', 'x'.repeat(65), 7, { $ne: '' }])('the SKU of a line may not be %j', (Sku) => {
    expect(Object.keys(messagesFor({ cart: [{ ...line, Sku }] }))).toEqual(['cart.0.Sku']);
  });

  test('with too many lines is refused before its lines are checked', () => {
    const cart = Array(50_000).fill({});
    const parsed = v.safeParse(OrderRequest, { ...valid, cart });
    expect(parsed.issues?.map(({ message }) => message)).toEqual([
      'An order has at most 200 lines',
    ]);
  });

  test('is accepted with the largest cart', () => {
    const cart = Array(CART_LINE_LIMIT).fill({ Sku: 'x'.repeat(64), quantity: 999 });
    expect(v.is(OrderRequest, { ...valid, cart })).toBe(true);
  });

  test('requires the same details as the checkout form', () => {
    const parsed = v.safeParse(CheckoutDetails, { email: '', name: '', phone: '' });
    expect(parsed.issues && fieldMessages(parsed.issues)).toEqual({
      email: 'Invalid email',
      name: 'Name required',
      phone: 'Phone must be 10+ digits',
    });
  });
});

test('a receipt has rand on the wire and cents inside, and members that are not known are ignored', () => {
  const wire = { success: true, reference: 'ORD-1', total: 1639.95, link: '/x' } as const;
  const receipt = v.parse(OrderReceipt, { ...wire, points: 7 });
  expect(receipt).toEqual({ ...wire, total: 163_995 });
  expect(encodeReceipt(receipt)).toEqual(wire);
});
