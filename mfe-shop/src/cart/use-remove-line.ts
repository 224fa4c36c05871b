import { restoreLine } from '@app/cart/restore-line';
import type { CartLine } from '@app/contracts/cart-line';
import { useShoppingCart, useToast } from '@app/kit';
import { whyNotAdded } from './why-not-added.ts';

/** Returns a function that removes a line, and offers to put it back at its place. */
export function useRemoveLine(): (line: CartLine) => void {
  const { lines, remove, change } = useShoppingCart();
  const showToast = useToast();

  return (line) => {
    const place = lines.indexOf(line);
    function undo() {
      let reason: string | undefined;
      change((cart) => {
        reason = whyNotAdded(cart, line.sku);
        return restoreLine(cart, line, place);
      });
      if (reason) showToast({ title: 'Not added', text: reason, variant: 'destructive' });
    }
    remove(line.sku);
    showToast({ title: 'Removed', text: line.name, action: { label: 'Undo', run: undo } });
  };
}
