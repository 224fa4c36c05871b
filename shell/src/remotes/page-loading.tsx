import { Container } from '@app/ui/layout';

/** Stands in for a page whose code is on its way; shown only when the server could not render it. */
export function PageLoading() {
  return (
    <Container>
      <p role="status">Loading page...</p>
    </Container>
  );
}
