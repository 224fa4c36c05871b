import { type CartAccess, useCart } from '@app/kit';
import { useSyncExternalStore } from 'react';

/**
 * The cart as it may be rendered. The page hydrates after the frame has read the stored cart;
 * until it has, it must show what the server did, which knows no cart.
 */
export function useShownCart(): CartAccess {
  const cart = useCart();
  const hydrated = useSyncExternalStore(neverChanges, inBrowser, onServer);
  return hydrated ? cart : { ...cart, lines: [], loaded: false, total: 0, itemCount: 0 };
}

const neverChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
