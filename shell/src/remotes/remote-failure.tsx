import { useRevalidator } from 'react-router-dom';
import { FailurePanel } from './failure-panel.tsx';

/**
 * Shown for a page whose code could not be loaded or threw. Retry loads the release that is live
 * then.
 */
export function RemoteFailure() {
  const { revalidate, state } = useRevalidator();
  return <FailurePanel busy={state === 'loading'} onRetry={() => void revalidate()} />;
}
