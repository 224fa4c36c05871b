import { useRevalidator } from 'react-router-dom';
import { FailurePanel } from './failure-panel.tsx';

/** A page whose code could not be had or threw. Retry asks for the release that is live by then. */
export function RemoteFailure() {
  const { revalidate, state } = useRevalidator();
  return <FailurePanel busy={state === 'loading'} onRetry={() => void revalidate()} />;
}
