import type { Cart } from '@app/cart';
import { useShoppingCart } from '@app/kit';
import { CartLineItem } from './cart-line-item.tsx';
import css from './cart-panel.module.css';

/**
 * The lines. When one is removed, the focus moves to the name of the line that replaces it, and not
 * to a button: a key that is still held down would remove that line as well.
 */
export function CartLines({
  lines,
  onNoneLeft,
}: {
  readonly lines: Cart;
  /** Called before the last line, which has the focus, is removed. */
  readonly onNoneLeft: () => void;
}) {
  const { setQuantity, remove } = useShoppingCart();

  function removeLine(sku: string, item: HTMLElement | null) {
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
    const name = neighbour?.querySelector<HTMLElement>('[data-line-name]');
    if (name) name.focus();
    else onNoneLeft();
    remove(sku);
  }

  return (
    <ul className={css.lines}>
      {lines.map((line) => (
        <CartLineItem
          key={line.sku}
          line={line}
          onQuantity={(quantity) => setQuantity(line.sku, quantity)}
          onRemove={(item) => removeLine(line.sku, item)}
        />
      ))}
    </ul>
  );
}
