import { lineTotal } from '@app/cart';
import { type CartLine, QUANTITY_LIMIT } from '@app/contracts/cart-line';
import { formatRand } from '@app/contracts/money';
import { Button } from '@app/ui/button';
import { MinusIcon } from '@app/ui/icons/minus';
import { PlusIcon } from '@app/ui/icons/plus';
import { useId, useRef } from 'react';
import css from './cart-line-item.module.css';
import { QuantityField } from './quantity-field.tsx';

interface Props {
  readonly line: CartLine;
  /** Zero removes the line. */
  readonly onQuantity: (quantity: number) => void;
  /** Called with the element that will be removed, when the focus has to go elsewhere. */
  readonly onRemove: (item: HTMLElement | null) => void;
}

export function CartLineItem({ line, onQuantity, onRemove }: Props) {
  const { name, quantity } = line;
  const item = useRef<HTMLLIElement>(null);
  const full = quantity >= QUANTITY_LIMIT;
  const mostId = useId();
  const remove = () => onRemove(item.current);

  /** A line that has the focus when it is removed must pass it on; one that lost it must not. */
  function change(wanted: number, focused: Element | null) {
    if (wanted === 0 && item.current?.contains(focused)) remove();
    else onQuantity(wanted);
  }

  return (
    <li ref={item} className={css.line}>
      <div>
        <span className={css.name} data-line-name="" tabIndex={-1}>
          {name}
        </span>
        <span className={css.each}>{`${formatRand(line.price)} each`}</span>
      </div>
      <span className={css.amount}>{formatRand(lineTotal(line))}</span>
      <QuantityField
        line={line}
        onQuantity={change}
        less={
          <Button
            size="icon"
            aria-label={`One less: ${name}`}
            onClick={() => (quantity > 1 ? onQuantity(quantity - 1) : remove())}
          >
            <MinusIcon />
          </Button>
        }
        more={
          <Button
            size="icon"
            aria-label={`One more: ${name}`}
            // Not disabled: a disabled button loses the focus.
            aria-disabled={full}
            aria-describedby={full ? mostId : undefined}
            onClick={() => !full && onQuantity(quantity + 1)}
          >
            <PlusIcon />
          </Button>
        }
      />
      <Button size="sm" variant="quiet" className={css.remove} onClick={remove}>
        Remove<span className="visually-hidden">{` ${name}`}</span>
      </Button>
      {full && (
        <p className={css.most} id={mostId}>
          {`${QUANTITY_LIMIT} is the most of one product that you can order at once.`}
        </p>
      )}
    </li>
  );
}
