import { lineTotal } from '@app/cart';
import { type CartLine, QUANTITY_LIMIT } from '@app/contracts/cart-line';
import { formatRand } from '@app/contracts/money';
import { Button } from '@app/ui/button';
import { MinusIcon, PlusIcon } from '@app/ui/icons';
import { useRef } from 'react';
import css from './cart-line-item.module.css';

interface Props {
  readonly line: CartLine;
  readonly onQuantity: (quantity: number) => void;
  /** Called with the element that will be removed. */
  readonly onRemove: (item: HTMLElement | null) => void;
}

export function CartLineItem({ line, onQuantity, onRemove }: Props) {
  const { name, quantity } = line;
  const item = useRef<HTMLLIElement>(null);
  const full = quantity >= QUANTITY_LIMIT;
  const remove = () => onRemove(item.current);
  return (
    <li ref={item} className={css.line}>
      <span className={css.name} data-line-name="" tabIndex={-1}>
        {name}
      </span>
      <span className={css.amount}>{formatRand(lineTotal(line))}</span>
      <span className={css.quantity}>
        <Button
          size="icon"
          aria-label={`One less: ${name}`}
          onClick={() => (quantity > 1 ? onQuantity(quantity - 1) : remove())}
        >
          <MinusIcon />
        </Button>
        <span className={css.count}>
          <span className="visually-hidden">Quantity: </span>
          {quantity}
        </span>
        <Button
          size="icon"
          aria-label={`One more: ${name}`}
          // Not disabled: a disabled button loses the focus.
          aria-disabled={full}
          onClick={() => !full && onQuantity(quantity + 1)}
        >
          <PlusIcon />
        </Button>
      </span>
      <Button size="sm" variant="quiet" className={css.remove} onClick={remove}>
        Remove<span className="visually-hidden">{` ${name}`}</span>
      </Button>
    </li>
  );
}
