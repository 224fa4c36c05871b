import { Container } from '@app/ui/layout';
import { useEffect } from 'react';

/** Longer than the code of a page may take to arrive: see `retrying-source.ts`. */
const LATE_MS = 12_000;

/** Shown while the code of a page loads, and only when the server could not render the page. */
export function PageLoading({
  onLate,
}: {
  /** Called when nothing came for so long that nothing will. */
  readonly onLate?: () => void;
}) {
  useEffect(() => {
    if (!onLate) return;
    const timer = setTimeout(onLate, LATE_MS);
    return () => clearTimeout(timer);
  }, [onLate]);
  return (
    <Container data-frame="" data-waiting="">
      <p role="status">Loading page...</p>
    </Container>
  );
}
