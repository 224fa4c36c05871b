import { type Cart, cartTotal } from '@app/cart';
import { cartTexts } from '@app/contracts/order';
import { Button } from '@app/ui/button';
import { type RefObject, useState } from 'react';
import { OrderTotal } from '../../cart/order-total.tsx';
import { useLate } from '../../late/use-late.ts';
import css from './cart-panel.module.css';

interface Props {
  readonly lines: Cart;
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  readonly onCheckout: () => void;
  /** Called when the visitor points at Checkout or focuses it, to load its code. */
  readonly onApproach: () => void;
}

export function CartFoot({ lines, buttonRef, onCheckout, onApproach }: Props) {
  return (
    <div className={css.foot}>
      <OrderTotal total={cartTotal(lines)} />
      <Button
        ref={buttonRef}
        variant="primary"
        block
        onClick={onCheckout}
        onPointerEnter={onApproach}
        onFocus={onApproach}
      >
        {cartTexts.checkout}
      </Button>
      <p className={css.note}>
        You review the order before you send it, and we confirm it before anything is charged.
      </p>
      <ShareCart lines={lines} />
    </div>
  );
}

const loadPanel = () => import('./share-panel.tsx').then(({ SharePanel }) => SharePanel);

/** Opens the link of the cart below the button. */
function ShareCart({ lines }: { readonly lines: Cart }) {
  const [open, setOpen] = useState(false);
  const SharePanel = useLate(open, loadPanel, {
    title: 'The link did not open',
    onFailure: () => setOpen(false),
  });
  return (
    <>
      <Button variant="quiet" block aria-expanded={open} onClick={() => setOpen(!open)}>
        Share this cart
      </Button>
      {open && SharePanel && <SharePanel lines={lines} />}
    </>
  );
}
