import type { Cart } from '@app/cart';
import { useShoppingCart } from '@app/kit';
import { CartLineItem } from './cart-line-item.tsx';
import css from './cart-panel.module.css';

/**
 * The lines; when one goes, the focus moves to the name of the line that takes its place. On a button
 * of that line, a key that is still held down would take it out too.
 */
export function CartLines({
  lines,
  onNoneLeft,
}: {
  readonly lines: Cart;
  /** The last line is about to go, with the focus in it. */
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
