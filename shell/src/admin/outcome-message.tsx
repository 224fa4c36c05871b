import { AlertIcon } from '@app/ui/icons/alert';
import { CircleCheckIcon } from '@app/ui/icons/circle-check';
import css from './outcome-message.module.css';

/** How something ended, in one sentence. */
export function OutcomeMessage({
  outcome,
  children,
}: {
  readonly outcome: 'succeeded' | 'failed';
  readonly children: string;
}) {
  return (
    <p className={css.message} data-outcome={outcome}>
      {outcome === 'failed' ? <AlertIcon /> : <CircleCheckIcon />}
      {children}
    </p>
  );
}
