import { Button } from '@app/ui/button';
import { useEffect, useRef } from 'react';
import { focusHeading } from '../layout/focus-heading.ts';

export interface Retrying {
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Focuses the heading of what replaces it, because the focus was on it. */
export function RetryButton({ busy, onRetry }: Retrying) {
  const retried = useRef(false);
  useEffect(
    () => () => {
      if (retried.current) focusHeading();
    },
    [],
  );
  const retry = () => {
    retried.current = true;
    onRetry();
  };
  // Not disabled: a disabled button loses the focus.
  return (
    <Button variant="primary" onClick={busy ? undefined : retry} aria-disabled={busy}>
      {busy ? 'Trying again...' : 'Retry'}
    </Button>
  );
}
