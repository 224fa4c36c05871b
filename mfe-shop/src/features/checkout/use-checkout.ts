import { useToast } from '@app/kit';
import { useState } from 'react';
import { loadCheckoutDialog } from './checkout-chunk.ts';

/** `unused` until the dialog was first asked for: from then on it stays, with what was typed. */
export type CheckoutState = 'unused' | 'open' | 'closed';

/** Opens checkout once its code is there. Code that does not come must not take the page with it. */
export function useCheckout() {
  const [state, setState] = useState<CheckoutState>('unused');
  const showToast = useToast();
  return {
    state,
    close: () => setState('closed'),
    async open() {
      try {
        await loadCheckoutDialog();
        setState('open');
      } catch (cause) {
        console.error(cause);
        showToast({
          title: 'Checkout did not open',
          text: 'Please check your connection and try again. Your cart is kept.',
          variant: 'destructive',
        });
      }
    },
    /** Fetches the code ahead of the click. */
    prefetch() {
      loadCheckoutDialog().catch(() => {});
    },
  };
}
