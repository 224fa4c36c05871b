import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Back cannot cancel an order that is being sent, and the visitor must see its outcome. So the
 * dialog stays open and its history entry is restored. After a Back over several entries that may
 * not be possible; `letGo` then closes the dialog nevertheless.
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
