import { type Cart, cartTotal } from '@app/cart';
import { type CartLine, encodeCartLine } from '@app/contracts/cart-line';
import { toRand } from '@app/contracts/money';
import { CheckoutDetails, type OrderReceipt, placeOrder } from '@app/contracts/order';
import { withTypedPhone } from '@app/contracts/phone';
import { useForm } from '@app/forms';
import { submitFailure } from '@app/forms/submit-failure';
import { useApi, useShoppingCart } from '@app/kit';
import { failed } from '@app/result';
import { useEffect, useRef } from 'react';

const TypedDetails = withTypedPhone(CheckoutDetails);
const CHANGED_ELSEWHERE =
  'Nothing was sent, because your cart was changed or ordered in another tab.';
const NOTHING_TYPED = { email: '', name: '', phone: '' };

interface OrderOptions {
  readonly includeInstallEstimate: boolean;
  readonly onPlaced: (receipt: OrderReceipt, ordered: Cart) => void;
  /** The price list no longer agrees with the cart. */
  readonly onLinesRefused: () => void;
}

/** The details form, which sends them with the cart as one order. */
export function useOrderForm({ includeInstallEstimate, onPlaced, onLinesRefused }: OrderOptions) {
  const api = useApi();
  const { lines, change } = useShoppingCart();

  const ordered = [lines.map(orderedPart), includeInstallEstimate];

  /** Reads storage: this page may not have heard yet what another tab has done. */
  function changedElsewhere(): boolean {
    let stored: Cart = [];
    change((cart) => {
      stored = cart;
      return cart;
    });
    return JSON.stringify(stored.map(orderedPart)) !== JSON.stringify(lines.map(orderedPart));
  }

  const form = useForm({
    name: 'order',
    schema: TypedDetails,
    initial: NOTHING_TYPED,
    send: (details, keyOf) =>
      afterOtherTabs(async () => {
        if (changedElsewhere()) return failed({ message: CHANGED_ELSEWHERE });
        const order = {
          ...details,
          cart: lines.map(encodeCartLine),
          includeInstallEstimate,
          reviewedTotal: toRand(cartTotal(lines)),
        };
        // Without prices: a repeat is the same order, whatever the price list says now.
        const content = [details, ...ordered];
        const placed = await api.send(placeOrder, order, { idempotencyKey: keyOf(content) });
        if (placed.ok) {
          onPlaced(placed.value, lines);
          return placed;
        }
        console.error(placed.failure.detail);
        const failure = submitFailure(placed.failure, 'We could not submit your order.');
        if (Object.keys(failure.fields).some(isAboutPrices)) onLinesRefused();
        return failed(failure);
      }),
  });

  // Only the order that the visitor has submitted may send itself.
  const { stopWaiting } = form;
  const content = JSON.stringify(ordered);
  const submitted = useRef(content);
  useEffect(() => {
    if (submitted.current !== content) stopWaiting();
    submitted.current = content;
  }, [content, stopWaiting]);
  return form;
}

const orderedPart = ({ sku, quantity }: CartLine) => [sku, quantity];

const isAboutPrices = (field: string) => field.startsWith('cart.') || field === 'reviewedTotal';

export type OrderForm = ReturnType<typeof useOrderForm>;

/**
 * Runs a task when no other tab of this browser is at the same, so that two tabs do not order one cart
 * twice. Browsers have locks only on pages with HTTPS; elsewhere the task runs at once.
 * https://developer.mozilla.org/en-US/docs/Web/API/Web_Locks_API
 */
const afterOtherTabs = <Value>(task: () => Promise<Value>): Promise<Value> =>
  'locks' in navigator ? navigator.locks.request<Promise<Value>>('order', task) : task();
