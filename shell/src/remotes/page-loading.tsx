import { Container } from '@app/ui/layout';

/** Shown while the code of a page loads, and only when the server could not render the page. */
export function PageLoading() {
  return (
    <Container data-waiting="">
      <p role="status">Loading page...</p>
    </Container>
  );
}
