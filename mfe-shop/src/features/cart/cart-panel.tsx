import type { Cart } from '@app/cart';
import { cartTexts, type OrderReceipt } from '@app/contracts/order';
import { useShoppingCart, useSite } from '@app/kit';
import { Badge } from '@app/ui/badge';
import { Button } from '@app/ui/button';
import { cardProps } from '@app/ui/card';
import { CartIcon } from '@app/ui/icons/cart';
import { counted } from '@app/wording/counted';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { CartLines } from '../../cart/cart-lines.tsx';
import type { PriceNews } from '../../cart/price-news.ts';
import { PriceNewsNotices } from '../../cart/price-news-notices.tsx';
import { useCheckout } from '../checkout/use-checkout.ts';
import { withoutOrdered } from '../checkout/without-ordered.ts';
import { CartFoot } from './cart-foot.tsx';
import css from './cart-panel.module.css';
import { describeCartChange } from './describe-cart-change.ts';
import { keepOrder } from './device-orders.ts';
import { DeviceOrders } from './device-orders.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { OrderReceived } from './order-received.tsx';
import { usePriceCheck } from './use-price-check.ts';

interface Props {
  readonly ref: RefObject<HTMLElement | null>;
  /** Tells one price list from another; undefined while it is being loaded. */
  readonly priceList: string | undefined;
}

/** The cart beside the list, and where checkout starts. */
export function CartPanel({ ref, priceList }: Props) {
  const { lines, loaded, itemCount } = useShoppingCart();
  const [lastOrder, setLastOrder] = useState<OrderReceipt>();
  const ordered = useRef<Cart>([]);
  const checkoutButton = useRef<HTMLButtonElement>(null);
  const checkout = useCheckout();
  const prices = usePriceCheck(priceList);
  const focusPanel = () => ref.current?.focus();
  // After an order the cart is empty, so its Checkout button cannot get the focus.
  const focusAfterCheckout = () => checkoutButton.current ?? ref.current;

  function noteOrder(receipt: OrderReceipt, lines: Cart) {
    ordered.current = lines;
    keepOrder(receipt);
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
          {itemCount > 0 && <Badge variant="solid">{counted(itemCount, 'item', 'items')}</Badge>}
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
        <CartNews
          news={prices.news}
          onAccept={() => {
            focusPanel();
            prices.accept();
          }}
        />
        {lines.length === 0 ? (
          <EmptyCart loaded={loaded} />
        ) : (
          <>
            <CartLines className={css.lines} lines={lines} onNoneLeft={focusPanel} />
            <CartFoot
              lines={lines}
              buttonRef={checkoutButton}
              onCheckout={checkout.open}
              onApproach={checkout.prefetch}
            />
          </>
        )}
        <DeviceOrders onRemove={focusPanel} />
        <CartWithoutScript />
        {checkout.Dialog && (
          <checkout.Dialog
            open={checkout.state === 'open'}
            prices={prices}
            onClose={checkout.close}
            onReopen={checkout.reopen}
            onOrdered={noteOrder}
            focusAfter={focusAfterCheckout}
          />
        )}
      </section>
      <CartAnnouncer ordered={ordered} />
    </>
  );
}

/**
 * Announces changes of the cart to screen readers, whether made in the list, the panel or another
 * tab. That an order has emptied the cart is not announced: checkout says that the order was sent.
 */
function CartAnnouncer({
  ordered,
}: {
  /** The lines that were just ordered. Emptied when they have left the cart. */
  readonly ordered: RefObject<Cart>;
}) {
  const { lines, loaded } = useShoppingCart();
  const [change, setChange] = useState('');
  const before = useRef<Cart>(undefined);
  useEffect(() => {
    if (!loaded) return;
    const last = before.current;
    before.current = lines;
    // Every write makes a new list, also of the same lines.
    if (!last || describeCartChange(last, lines) === '') return;
    setChange(describeCartChange(withoutOrdered(last, ordered.current), lines));
    ordered.current = [];
  }, [lines, loaded, ordered]);
  return (
    <p className="visually-hidden" role="status">
      {change}
    </p>
  );
}

/** What the price list has changed about the cart, until the visitor accepts it. */
function CartNews({ news, onAccept }: { readonly news: PriceNews; readonly onAccept: () => void }) {
  return (
    <PriceNewsNotices
      className={css.news}
      news={news}
      answer={
        <Button size="sm" onClick={onAccept}>
          OK
        </Button>
      }
    />
  );
}

/** Shown only without JavaScript, which the cart needs. */
function CartWithoutScript() {
  const { phone } = useSite().company;
  return (
    <p className={css.cartWithoutScriptNote}>
      The cart needs JavaScript. You can also order by phone:{' '}
      <a href={`tel:${phone.dialled}`}>{phone.shown}</a>.
    </p>
  );
}
