import { FailurePanel } from '../remotes/failure-panel.tsx';

/** Shown when the shell itself throws. Faults of pages are caught by their own error boundaries. */
export function BrokenFrame() {
  return (
    <main id="main">
      <FailurePanel busy={false} onRetry={() => window.location.reload()} />
    </main>
  );
}
