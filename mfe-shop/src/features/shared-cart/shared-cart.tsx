import { useLocation, useNavigate, useSearchParams, useShoppingCart } from '@app/kit';
import { type RefObject, useState } from 'react';
import { useLate } from '../../late/use-late.ts';

const loadDialog = () =>
  import('./shared-cart-dialog.tsx').then(({ SharedCartDialog }) => SharedCartDialog);

/**
 * Asks what to do with the cart in the address, once the visitor's own cart is read. Its answer takes
 * it out of the address, so that a reload does not ask again.
 */
export function SharedCart({ focusAfter }: { readonly focusAfter: RefObject<HTMLElement | null> }) {
  const [searchParams] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { loaded } = useShoppingCart();
  const wanted = searchParams.get('cart') ?? '';
  // Kept while the dialog closes.
  const [shown, setShown] = useState(wanted);
  if (wanted !== '' && wanted !== shown) setShown(wanted);

  function close() {
    const left = new URLSearchParams(searchParams);
    left.delete('cart');
    const search = left.size > 0 ? `?${left}` : '';
    navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  }
  const Dialog = useLate(loaded && wanted !== '', loadDialog, {
    title: 'The shared cart did not open',
    onFailure: () => {},
  });
  return (
    Dialog && (
      <Dialog
        key={shown}
        text={shown}
        open={wanted !== ''}
        onClose={close}
        focusAfter={focusAfter}
      />
    )
  );
}
