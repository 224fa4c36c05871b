import type { Cart } from '@app/cart';
import { restoreLine } from '@app/cart/restore-line';
import type { CartLine } from '@app/contracts/cart-line';
import { useShoppingCart, useToast } from '@app/kit';
import { CartLineItem } from './cart-line-item.tsx';
import css from './cart-lines.module.css';
import { whyNotAdded } from './why-not-added.ts';

/**
 * The lines of a cart, to be changed. When one is removed, the focus moves to the name of the line that replaces it, and not
 * to a button: a key that is still held down would remove that line as well.
 */
export function CartLines({
  lines,
  className,
  onNoneLeft,
}: {
  readonly lines: Cart;
  readonly className: string | undefined;
  /** Called before the last line, which has the focus, is removed. */
  readonly onNoneLeft: () => void;
}) {
  const { setQuantity } = useShoppingCart();
  const removeLine = useRemoveLine();

  function removeFocused(line: CartLine, item: HTMLElement | null) {
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
    const name = neighbour?.querySelector<HTMLElement>('[data-line-name]');
    if (name) name.focus();
    else onNoneLeft();
    removeLine(line);
  }

  return (
    <ul className={`${css.lines} ${className}`}>
      {lines.map((line) => (
        <CartLineItem
          key={line.sku}
          line={line}
          onQuantity={(quantity) =>
            quantity === 0 ? removeLine(line) : setQuantity(line.sku, quantity)
          }
          onRemove={(item) => removeFocused(line, item)}
        />
      ))}
    </ul>
  );
}

/** Returns a function that removes a line, and offers to put it back at its place. */
function useRemoveLine(): (line: CartLine) => void {
  const { lines, remove, change } = useShoppingCart();
  const showToast = useToast();

  return (line) => {
    const place = lines.indexOf(line);
    function undo() {
      let reason: string | undefined;
      change((cart) => {
        reason = whyNotAdded(cart, line.sku);
        return restoreLine(cart, line, place);
      });
      if (reason) showToast({ title: 'Not added', text: reason, variant: 'destructive' });
    }
    remove(line.sku);
    showToast({ title: 'Removed', text: line.name, action: { label: 'Undo', run: undo } });
  };
}
