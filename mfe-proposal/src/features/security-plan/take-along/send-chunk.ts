import { lazy } from 'react';

/** The form in the dialog, which few visitors open. */
export const SendDialog = lazy(async () => ({
  default: (await import('./send-dialog.tsx')).SendDialog,
}));
