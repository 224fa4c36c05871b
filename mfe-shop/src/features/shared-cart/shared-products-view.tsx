import { type Cart, cartTotal, itemCount } from '@app/cart';
import { beyondLimits } from '@app/cart/additions';
import { formatRand } from '@app/contracts/money';
import { Notice } from '@app/ui/notice';
import { Spinner } from '@app/ui/spinner';
import { counted } from '@app/wording/counted';
import { OrderTotal } from '../../cart/order-total.tsx';
import css from './shared-products-view.module.css';
import type { SharedProducts } from './use-shared-products.ts';

interface Props {
  readonly products: SharedProducts;
  /** Parts of the link that could not be read. */
  readonly unreadable: readonly string[];
  /** The visitor's own cart. */
  readonly cart: Cart;
}

/** What a shared cart would add, at the prices of today, and what it cannot. */
export function SharedProductsView({ products, unreadable, cart }: Props) {
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
