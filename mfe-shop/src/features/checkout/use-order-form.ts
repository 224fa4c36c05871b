import type { Cart } from '@app/cart';
import { encodeCartLine } from '@app/contracts/cart-line';
import { CheckoutDetails, type OrderReceipt, placeOrder } from '@app/contracts/order';
import { withTypedPhone } from '@app/contracts/phone';
import { useForm } from '@app/forms';
import { submitFailure } from '@app/forms/submit-failure';
import { useApi, useShoppingCart } from '@app/kit';
import { failed } from '@app/result';

const TypedDetails = withTypedPhone(CheckoutDetails);
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
  const { lines } = useShoppingCart();
  return useForm({
    name: 'order',
    schema: TypedDetails,
    initial: NOTHING_TYPED,
    async send(details, keyOf) {
      const order = { ...details, cart: lines.map(encodeCartLine), includeInstallEstimate };
      // Without prices: the server uses its own.
      const ordered = lines.map(({ sku, quantity }) => [sku, quantity]);
      const idempotencyKey = keyOf([details, ordered, includeInstallEstimate]);
      const placed = await api.send(placeOrder, order, { idempotencyKey });
      if (placed.ok) {
        onPlaced(placed.value, lines);
        return placed;
      }
      console.error(placed.failure.detail);
      const failure = submitFailure(placed.failure, 'We could not submit your order.');
      if (Object.keys(failure.fields).some((field) => field.startsWith('cart.'))) onLinesRefused();
      return failed(failure);
    },
  });
}

export type OrderForm = ReturnType<typeof useOrderForm>;
