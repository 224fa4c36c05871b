import { type CartLine, QUANTITY_LIMIT } from '@app/contracts/cart-line';
import { AlertIcon } from '@app/ui/icons/alert';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { parseQuantity } from './parse-quantity.ts';
import css from './quantity-field.module.css';

interface Props {
  readonly line: CartLine;
  /** Gets 0 when the visitor typed that; `next` is what has the focus then. */
  readonly onQuantity: (quantity: number, next: Element | null) => void;
  /** The buttons beside the field. */
  readonly less: ReactNode;
  readonly more: ReactNode;
}

/**
 * The quantity of a line between its buttons. What is typed counts after Enter or when the field
 * loses the focus; text that is no quantity is then replaced by the quantity that was kept.
 */
export function QuantityField({ line: { name, quantity }, onQuantity, less, more }: Props) {
  const [typed, setTyped] = useState<string>();
  // The quantity when nonsense was typed. The message disappears when the quantity changes.
  const [refusedAt, setRefusedAt] = useState<number>();
  const refused = refusedAt === quantity;
  const messageId = useId();

  // Shown while typing: a message that appears when the focus leaves would move Checkout away from
  // under the pointer that is about to press it.
  function type(text: string) {
    setTyped(text);
    const sensible = text.trim() === '' || parseQuantity(text) !== undefined;
    setRefusedAt(sensible ? undefined : quantity);
  }

  function finish(next: Element | null) {
    if (typed === undefined) return;
    setTyped(undefined);
    const wanted = parseQuantity(typed);
    if (wanted !== undefined && wanted !== quantity) onQuantity(wanted, next);
  }

  return (
    <>
      <span className={css.quantity}>
        {less}
        <input
          className={css.input}
          type="text"
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          aria-label={`Quantity: ${name}`}
          aria-invalid={(refused && typed !== undefined) || undefined}
          aria-describedby={refused ? messageId : undefined}
          value={typed ?? quantity}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={(event: FocusEvent) => finish(event.relatedTarget)}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'Enter') finish(event.currentTarget);
          }}
        />
        {more}
      </span>
      {refused && (
        <p className={css.message} id={messageId} role="alert">
          <AlertIcon />
          {`Please type a whole number up to ${QUANTITY_LIMIT}. Your cart still has ${quantity}.`}
        </p>
      )}
    </>
  );
}
