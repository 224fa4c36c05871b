import type { ReactNode } from 'react';

/**
 * Where toasts appear. It is in the server's HTML, because screen readers announce what is put into a
 * live region that they already know.
 */
export const ToastPlace = ({ children }: { readonly children: ReactNode }) => (
  <div aria-live="polite" data-toast-region="">
    {children}
  </div>
);
