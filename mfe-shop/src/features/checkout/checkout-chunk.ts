/**
 * The dialog with its dependencies, loaded separately so that visitors who only read prices do not
 * load it.
 */
export const loadCheckoutDialog = () =>
  import('./checkout-dialog.tsx').then(({ CheckoutDialog }) => CheckoutDialog);
