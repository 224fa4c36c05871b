import type { Cart } from '@app/cart';
import { Button } from '@app/ui/button';
import { useState } from 'react';
import { useLate } from '../../late/use-late.ts';

const loadPanel = () => import('./share-panel.tsx').then(({ SharePanel }) => SharePanel);

/** Opens the link of the cart below the button. */
export function ShareCart({ lines }: { readonly lines: Cart }) {
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
