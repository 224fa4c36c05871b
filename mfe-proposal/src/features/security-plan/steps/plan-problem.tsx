import { Link } from '@app/kit';
import { paths } from '@app/site/paths';
import { Button } from '@app/ui/button';
import { AlertIcon } from '@app/ui/icons/alert';
import { useBackOnline, useOnline } from '@app/ui/use-online';
import css from '../failure.module.css';
import type { Call, Goal } from '../flow/plan-events.ts';

/**
 * The error of a failed call with a Retry button. The button stays while the call is tried again,
 * because it has the focus.
 */
export function PlanProblem({
  call,
  goal,
  kept,
  onRetry,
}: {
  readonly call: Call;
  /** Calls for anything else are not shown. */
  readonly goal: Goal | undefined;
  /** Whether answers are kept on the device. */
  readonly kept: boolean | undefined;
  readonly onRetry: () => void;
}) {
  const online = useOnline();
  const broken = call.kind === 'failed' && call.goal === goal && call.problem.network;
  useBackOnline(() => broken && onRetry());
  if (call.kind === 'idle' || call.goal !== goal) return null;
  if (call.kind === 'failed') {
    const { message, needsPeople, network } = call.problem;
    return (
      <div className={css.failure}>
        <div className={css.message} role="alert">
          <AlertIcon />
          <p>
            {message}
            {network && !online && '. No connection: we go on by ourselves when it is back.'}
            {needsPeople && (
              <>
                {' '}
                <Link to={paths.contact}>Contact us</Link>
              </>
            )}
          </p>
        </div>
        {goal !== 'first' && <p className={css.kept}>{answersKeptText(kept)}</p>}
        <Button key="retry" onClick={onRetry}>
          Retry
        </Button>
      </div>
    );
  }
  return call.retried ? (
    <div className={css.failure}>
      <Button key="retry" aria-disabled="true">
        Trying again...
      </Button>
    </div>
  ) : null;
}

const answersKeptText = (kept: boolean | undefined): string =>
  kept
    ? 'Your answers are kept on this device.'
    : 'Your answers are still on this page. Keep it open.';
