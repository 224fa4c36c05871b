import { useLocation, useNavigate, useShoppingCart } from '@app/kit';
import { useEffect, useRef } from 'react';
import { useLate } from '../../late/use-late.ts';

/**
 * `unused` until the dialog is first opened. After that it stays mounted and keeps typed details.
 */
export type CheckoutState = 'unused' | 'open' | 'closed';

/**
 * Open checkout is a history entry, so that Back closes it instead of leaving the page, and a
 * reload keeps it open. It opens once its code is loaded; when that fails, the page stays as it
 * is.
 */
export function useCheckout() {
  const { loaded } = useShoppingCart();
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  // The server does not know the history, as it does not know the cart.
  const wanted = loaded && state?.checkout === true;
  // Stops a second click before the first one has changed the history. Another navigation may take
  // the place of the first: any change of the address ends the wait.
  const moving = useRef(false);
  useEffect(() => {
    moving.current = false;
  }, [key]);

  function move(go: () => void) {
    if (moving.current) return;
    moving.current = true;
    go();
  }
  const close = () => wanted && move(() => navigate(-1));

  const Dialog = useLate(wanted, loadCheckoutDialog, {
    title: 'Checkout did not open',
    onFailure: close,
  });

  return {
    state: checkoutState(Dialog !== undefined, wanted),
    /** Undefined while `unused`. */
    Dialog,
    open() {
      move(() =>
        navigate({ pathname, search }, { state: { checkout: true }, preventScrollReset: true }),
      );
    },
    close,
    /** Undoes a Back that came while an order was being sent. */
    reopen: () => navigate(1),
    /** Loads the code before the click. */
    prefetch() {
      loadCheckoutDialog().catch(() => {});
    },
  };
}

function checkoutState(ready: boolean, wanted: boolean): CheckoutState {
  if (!ready) return 'unused';
  return wanted ? 'open' : 'closed';
}

/**
 * The dialog with its dependencies, loaded separately so that visitors who only read prices do not
 * load it.
 */
const loadCheckoutDialog = () =>
  import('./checkout-dialog.tsx').then(({ CheckoutDialog }) => CheckoutDialog);
