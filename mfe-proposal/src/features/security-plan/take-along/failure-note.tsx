import { Button } from '@app/ui/button';
import { AlertIcon } from '@app/ui/icons/alert';
import type { ReactNode } from 'react';
import css from '../failure.module.css';

/** Why something failed, with a Retry button. */
export function FailureNote({
  onRetry,
  children,
}: {
  readonly onRetry?: (() => void) | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div className={css.failure}>
      <div className={css.message} role="alert">
        <AlertIcon />
        <p>{children}</p>
      </div>
      {onRetry && <Button onClick={onRetry}>Retry</Button>}
    </div>
  );
}
