import { describe, expect, test } from 'vitest';
import { aCartLine } from '../../cart/a-cart-line.ts';
import {
  type CheckoutEvent,
  checkoutFlow,
  includesInstallEstimate,
  startCheckout,
} from './checkout-flow.ts';

const camera = [aCartLine()];
const cable = [aCartLine({ sku: 'CB-1', category: 'CABLE' })];
const receipt = { success: true, reference: 'ORD-7K2M', total: 12_000, link: '/x' } as const;
const placed: CheckoutEvent = { type: 'placed', receipt, reviewedTotal: 10000 };

const after = (lines: typeof camera, ...events: CheckoutEvent[]) =>
  events.reduce(checkoutFlow, startCheckout(lines));

describe('the install estimate', () => {
  test('is offered first when the cart qualifies, and not otherwise', () => {
    expect(after(camera)).toEqual({ step: 'install-question' });
    expect(after(cable)).toEqual({ step: 'details', installEstimate: 'not-asked' });
  });

  test('is offered once: closing and opening keeps the answer', () => {
    const flow = after(
      camera,
      { type: 'answered', wanted: true },
      { type: 'opened', lines: camera },
    );
    expect(flow).toEqual({ step: 'details', installEstimate: 'wanted' });
  });

  test('can be declined and then chosen after all', () => {
    const declined = after(camera, { type: 'answered', wanted: false });
    expect(declined).toEqual({ step: 'details', installEstimate: 'declined' });
    const wanted = checkoutFlow(declined, { type: 'answered', wanted: true });
    expect(includesInstallEstimate(wanted, camera)).toBe(true);
  });

  test('is offered at the next opening when a camera was added after the first', () => {
    expect(after(cable, { type: 'opened', lines: camera })).toEqual({ step: 'install-question' });
  });

  test('is no longer offered when the last camera is removed during the question', () => {
    expect(after(camera, { type: 'cart-changed', lines: cable })).toEqual({
      step: 'details',
      installEstimate: 'not-asked',
    });
  });

  test('is not offered while the form is being filled in', () => {
    const flow = after(cable, { type: 'cart-changed', lines: camera });
    expect(flow).toEqual({ step: 'details', installEstimate: 'not-asked' });
  });

  test('is not sent for a cart that no longer qualifies', () => {
    const flow = after(camera, { type: 'answered', wanted: true });
    expect(includesInstallEstimate(flow, camera)).toBe(true);
    expect(includesInstallEstimate(flow, cable)).toBe(false);
  });
});

describe('an order in the checkout flow', () => {
  test('that was placed shows its receipt and the reviewed lines', () => {
    expect(after(cable, placed)).toEqual({ step: 'submitted', receipt, reviewedTotal: 10000 });
  });

  test('that was placed accepts no more answers', () => {
    const flow = after(cable, placed);
    expect(checkoutFlow(flow, { type: 'answered', wanted: true })).toBe(flow);
    expect(checkoutFlow(flow, { type: 'cart-changed', lines: [] })).toBe(flow);
  });

  test('that was placed is not in the next checkout, which starts from the beginning', () => {
    const flow = after(camera, { type: 'answered', wanted: true }, placed);
    expect(checkoutFlow(flow, { type: 'opened', lines: camera })).toEqual({
      step: 'install-question',
    });
  });
});
