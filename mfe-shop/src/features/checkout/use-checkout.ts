import { useLocation, useNavigate, useShoppingCart, useToast } from '@app/kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadCheckoutDialog } from './checkout-chunk.ts';

/** `unused` until the dialog was first asked for: from then on it stays, with what was typed. */
export type CheckoutState = 'unused' | 'open' | 'closed';

/**
 * Open checkout is an entry of the history, so that Back closes it instead of leaving the page, and
 * a reload keeps it. It opens once its code is there; code that does not come must not take the page
 * with it.
 */
export function useCheckout() {
  const [ready, setReady] = useState(false);
  const { loaded } = useShoppingCart();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const showToast = useToast();
  // Like the cart, the history is known to the browser alone.
  const wanted = loaded && state?.checkout === true;
  // A second press may come before the history has changed.
  const moving = useRef(false);

  function move(go: () => void) {
    if (moving.current) return;
    moving.current = true;
    go();
  }
  const close = () => wanted && move(() => navigate(-1));

  const giveUp = useEffectEvent((cause: unknown) => {
    console.error(cause);
    showToast({
      title: 'Checkout did not open',
      text: 'Please check your connection and try again. Your cart is kept.',
      variant: 'destructive',
    });
    close();
  });
  useEffect(() => {
    moving.current = false;
    if (!wanted) return;
    let current = true;
    loadCheckoutDialog().then(
      () => current && setReady(true),
      (cause) => current && giveUp(cause),
    );
    return () => {
      current = false;
    };
  }, [wanted]);

  return {
    state: checkoutState(ready, wanted),
    open() {
      move(() =>
        navigate({ pathname, search }, { state: { checkout: true }, preventScrollReset: true }),
      );
    },
    close,
    /** Takes back a Back that came at the wrong moment. */
    reopen: () => navigate(1),
    /** Fetches the code ahead of the click. */
    prefetch() {
      loadCheckoutDialog().catch(() => {});
    },
  };
}

function checkoutState(ready: boolean, wanted: boolean): CheckoutState {
  if (!ready) return 'unused';
  return wanted ? 'open' : 'closed';
}
