import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { FailurePanel } from '../remotes/failure-panel.tsx';
import { Frame } from './frame.tsx';
import type { MainMenuItem } from './main-menu.ts';
import { NotFound } from './not-found.tsx';

/**
 * Whether no route took the path. The router's `*` takes every path except those that hold an
 * encoded line break, such as `/%0a`.
 */
export const isUnmatched = (fault: unknown): boolean =>
  isRouteErrorResponse(fault) && fault.status === 404;

/** Shown instead of the frame when the router has a fault. */
export function FrameFault({ menu }: { readonly menu: readonly MainMenuItem[] }) {
  if (!isUnmatched(useRouteError())) return <BrokenFrame />;
  return (
    <Frame menu={menu}>
      <NotFound menu={menu} />
    </Frame>
  );
}

/** Shown when the shell itself throws. Faults of pages are caught by their own error boundaries. */
function BrokenFrame() {
  return (
    <main id="main">
      <FailurePanel busy={false} onRetry={() => window.location.reload()} />
    </main>
  );
}
