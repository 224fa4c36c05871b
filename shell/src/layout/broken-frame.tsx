import { FailurePanel } from '../remotes/failure-panel.tsx';

/** The last resort: a fault of the shell itself. Pages have boundaries of their own. */
export function BrokenFrame() {
  return (
    <main id="main">
      <FailurePanel busy={false} onRetry={() => window.location.reload()} />
    </main>
  );
}
