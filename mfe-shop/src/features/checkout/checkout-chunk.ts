import { lazy } from 'react';

/** The dialog with everything it needs; nobody who only reads prices loads it. */
export const loadCheckoutDialog = () => import('./checkout-dialog.tsx');

export const CheckoutDialog = lazy(async () => ({
  default: (await loadCheckoutDialog()).CheckoutDialog,
}));
