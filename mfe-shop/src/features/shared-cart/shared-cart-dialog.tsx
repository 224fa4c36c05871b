import { type Cart, cartTotal, itemCount } from '@app/cart';
import { beyondLimits, withAdditions } from '@app/cart/additions';
import { formatRand } from '@app/contracts/money';
import { useShoppingCart, useToast } from '@app/kit';
import { Button } from '@app/ui/button';
import { Dialog } from '@app/ui/dialog';
import { Notice } from '@app/ui/notice';
import { Spinner } from '@app/ui/spinner';
import { counted } from '@app/wording/counted';
import { type RefObject, useState } from 'react';
import { OrderTotal } from '../../cart/order-total.tsx';
import { readSharedCart } from '../../cart/share-link.ts';
import css from './shared-cart-dialog.module.css';
import { type SharedProducts, useSharedProducts } from './use-shared-products.ts';

interface Props {
  /** The parameter `cart` of the address. */
  readonly text: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly focusAfter: RefObject<HTMLElement | null>;
}

/** Shows what a shared cart would add, and asks before anything changes. */
export function SharedCartDialog({ text, open, onClose, focusAfter }: Props) {
  const [shared] = useState(() => readSharedCart(text));
  const { products, read } = useSharedProducts(shared);
  const { lines, change } = useShoppingCart();
  const showToast = useToast();
  const additions = products.phase === 'ready' ? products.additions : [];

  function take(title: string, rule: (cart: Cart) => Cart) {
    let before: Cart = [];
    change((cart) => {
      before = cart;
      return rule(cart);
    });
    showToast({ title, action: { label: 'Undo', run: () => change(() => before) } });
    onClose();
  }
  const add = () =>
    take('The shared products are in your cart', (cart) => withAdditions(cart, additions));
  const replace = () =>
    take('The shared cart has replaced yours', () => withAdditions([], additions));

  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => !wanted && onClose()}
      title="Shared cart"
      closeOnPressOutside={false}
      description="Nothing is in your cart until you add it."
      finalFocusRef={focusAfter}
      footer={
        <>
          <Button onClick={onClose}>{additions.length > 0 ? 'Do not add' : 'Close'}</Button>
          {additions.length > 0 && lines.length > 0 && (
            <Button onClick={replace}>Replace my cart</Button>
          )}
          {additions.length > 0 && (
            <Button variant="primary" onClick={add}>
              Add to my cart
            </Button>
          )}
          {products.phase === 'failed' && (
            <Button variant="primary" onClick={read}>
              Try again
            </Button>
          )}
        </>
      }
    >
      <SharedProductsView products={products} unreadable={shared.unreadable} cart={lines} />
    </Dialog>
  );
}

interface SharedProductsViewProps {
  readonly products: SharedProducts;
  /** Parts of the link that could not be read. */
  readonly unreadable: readonly string[];
  /** The visitor's own cart. */
  readonly cart: Cart;
}

/** What a shared cart would add, at the prices of today, and what it cannot. */
function SharedProductsView({ products, unreadable, cart }: SharedProductsViewProps) {
  if (products.phase === 'loading') return <Spinner label="Reading the price list..." />;
  if (products.phase === 'failed') {
    return (
      <p role="alert">
        We could not read the price list. Your cart has not changed. Please try again.
      </p>
    );
  }
  const { additions, unknown } = products;
  const lines = additions.map(({ product, quantity }) => ({ ...product, quantity }));
  const beyond = beyondLimits(cart, additions);
  return (
    <div className={css.view}>
      {lines.length > 0 ? (
        <>
          <ul className={css.lines}>
            {lines.map(({ sku, name, price, quantity }) => (
              <li key={sku}>
                <span>{`${quantity} × ${name}`}</span>
                <span className={css.amount}>{formatRand(price * quantity)}</span>
              </li>
            ))}
          </ul>
          <OrderTotal total={cartTotal(lines)} />
        </>
      ) : (
        <p>None of these products is in our price list.</p>
      )}
      <Left title="Not in our price list" items={unknown} />
      <Left title="We could not read this part of the link" items={unreadable} />
      {lines.length > 0 && cart.length > 0 && (
        <p>
          {`Your cart has ${counted(itemCount(cart), 'item', 'items')}. Add these products to it, or replace it?`}
        </p>
      )}
      <Left
        title="Above the limit for one order, so only part of it will be added"
        items={beyond}
      />
    </div>
  );
}

function Left({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return items.length > 0 ? (
    <Notice variant="caution">
      <p className={css.left}>{`${title}: ${items.join('; ')}.`}</p>
    </Notice>
  ) : null;
}
