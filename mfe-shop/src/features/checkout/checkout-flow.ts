import { needsInstallEstimate } from '@app/cart';
import type { Cents } from '@app/contracts/money';
import type { OrderReceipt } from '@app/contracts/order';
import type { Product } from '@app/contracts/product';

/**
 * The step of checkout. The install estimate is offered once, as the first step; the answer can be
 * changed beside the review.
 */
export type CheckoutFlow =
  | { readonly step: 'install-question' }
  | { readonly step: 'details'; readonly installEstimate: 'not-asked' | 'wanted' | 'declined' }
  | {
      readonly step: 'submitted';
      readonly receipt: OrderReceipt;
      /** The lines that the visitor reviewed; the total that counts is on the receipt. */
      readonly reviewedTotal: Cents;
    };

type Lines = readonly Pick<Product, 'category'>[];

export type CheckoutEvent =
  | { readonly type: 'opened'; readonly lines: Lines }
  /** While checkout is open: another tab, or products that the price list no longer has. */
  | { readonly type: 'cart-changed'; readonly lines: Lines }
  | { readonly type: 'answered'; readonly wanted: boolean }
  | { readonly type: 'placed'; readonly receipt: OrderReceipt; readonly reviewedTotal: Cents };

export const startCheckout = (lines: Lines): CheckoutFlow =>
  needsInstallEstimate(lines)
    ? { step: 'install-question' }
    : { step: 'details', installEstimate: 'not-asked' };

export function checkoutFlow(flow: CheckoutFlow, event: CheckoutEvent): CheckoutFlow {
  switch (event.type) {
    case 'opened':
      return flow.step === 'details' && flow.installEstimate !== 'not-asked'
        ? flow
        : startCheckout(event.lines);
    case 'cart-changed':
      // The question may be dropped here, but must not replace a form that is being filled in.
      return flow.step === 'install-question' ? startCheckout(event.lines) : flow;
    case 'answered':
      return flow.step === 'submitted'
        ? flow
        : { step: 'details', installEstimate: event.wanted ? 'wanted' : 'declined' };
    case 'placed':
      return { step: 'submitted', receipt: event.receipt, reviewedTotal: event.reviewedTotal };
  }
}

/** The wish as it is sent: false for a cart that no longer qualifies. */
export const includesInstallEstimate = (flow: CheckoutFlow, lines: Lines): boolean =>
  flow.step === 'details' && flow.installEstimate === 'wanted' && needsInstallEstimate(lines);
