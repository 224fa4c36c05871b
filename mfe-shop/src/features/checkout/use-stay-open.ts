import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Back does not call off an order that is on its way, and how that ends must be seen: the dialog
 * stays, and its entry of the history is asked back. It may not come, after a Back over several
 * entries: `letGo` closes the dialog all the same.
 */
export function useStayOpen(open: boolean, sending: boolean, onReopen: () => void) {
  const [interrupted, setInterrupted] = useState(false);
  const reopen = useEffectEvent(onReopen);
  useEffect(() => {
    if (open) setInterrupted(false);
    else if (sending) {
      setInterrupted(true);
      reopen();
    }
  }, [open, sending]);
  return { shown: open || sending || interrupted, letGo: () => setInterrupted(false) };
}
