import type { Cart } from '@app/cart';
import { cartTexts, type OrderReceipt } from '@app/contracts/order';
import { useShoppingCart } from '@app/kit';
import { Badge } from '@app/ui/badge';
import { cardProps } from '@app/ui/card';
import { CartIcon } from '@app/ui/icons';
import { type RefObject, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { counted } from '../../text/counted.ts';
import { CheckoutDialog } from '../checkout/checkout-chunk.ts';
import { useCheckout } from '../checkout/use-checkout.ts';
import { CartAnnouncer } from './cart-announcer.tsx';
import { CartFoot } from './cart-foot.tsx';
import { CartLines } from './cart-lines.tsx';
import css from './cart-panel.module.css';
import { CartWithoutScript } from './cart-without-script.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { OrderReceived } from './order-received.tsx';
import { useLastOrder } from './use-last-order.ts';

/** The cart beside the list, and where checkout starts. */
export function CartPanel({ ref }: { readonly ref: RefObject<HTMLElement | null> }) {
  const { lines, loaded, itemCount, total } = useShoppingCart();
  const [lastOrder, setLastOrder] = useLastOrder();
  const ordered = useRef<Cart>([]);
  const checkoutButton = useRef<HTMLButtonElement>(null);
  const checkout = useCheckout();
  const focusPanel = () => ref.current?.focus();
  // After an order the cart is empty, so its Checkout button cannot get the focus.
  const focusAfterCheckout = () => checkoutButton.current ?? ref.current;

  function keepOrder(receipt: OrderReceipt, lines: Cart) {
    ordered.current = lines;
    setLastOrder(receipt);
  }

  // Without the ordered lines the page is shorter, so scroll to the focused element.
  const showAfterCheckout = useEffectEvent(() => {
    focusAfterCheckout()?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    if (checkout.state === 'closed') showAfterCheckout();
  }, [checkout.state]);

  return (
    <>
      <section
        ref={ref}
        id="cart"
        {...cardProps({ padding: 'none', className: css.cart })}
        tabIndex={-1}
        aria-labelledby="cart-title"
      >
        <div className={css.head}>
          <CartIcon />
          <h2 id="cart-title">{cartTexts.title}</h2>
          {itemCount > 0 && <Badge variant="solid">{counted(itemCount, 'item')}</Badge>}
        </div>
        {lastOrder && (
          <OrderReceived
            receipt={lastOrder}
            onDismiss={() => {
              focusPanel();
              setLastOrder(undefined);
            }}
          />
        )}
        {lines.length === 0 ? (
          <EmptyCart loaded={loaded} />
        ) : (
          <>
            <CartLines lines={lines} onNoneLeft={focusPanel} />
            <CartFoot
              total={total}
              buttonRef={checkoutButton}
              onCheckout={checkout.open}
              onApproach={checkout.prefetch}
            />
          </>
        )}
        <CartWithoutScript />
        {checkout.state !== 'unused' && (
          <Suspense fallback={null}>
            <CheckoutDialog
              open={checkout.state === 'open'}
              onClose={checkout.close}
              onReopen={checkout.reopen}
              onOrdered={keepOrder}
              focusAfter={focusAfterCheckout}
            />
          </Suspense>
        )}
      </section>
      <CartAnnouncer ordered={ordered} />
    </>
  );
}
