import type { Cart } from '@app/cart';
import { withAdditions } from '@app/cart/additions';
import { useShoppingCart, useToast } from '@app/kit';
import { Button } from '@app/ui/button';
import { Dialog } from '@app/ui/dialog';
import { type RefObject, useState } from 'react';
import { readSharedCart } from '../../cart/share-link.ts';
import { SharedProductsView } from './shared-products-view.tsx';
import { useSharedProducts } from './use-shared-products.ts';

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
