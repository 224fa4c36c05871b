import type { Cart } from '@app/cart';
import type { CartLine } from '@app/contracts/cart-line';
import { useShoppingCart } from '@app/kit';
import { CartLineItem } from './cart-line-item.tsx';
import css from './cart-lines.module.css';
import { useRemoveLine } from './use-remove-line.ts';

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
