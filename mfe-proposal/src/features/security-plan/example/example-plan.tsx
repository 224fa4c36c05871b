import { Link } from '@app/kit';
import { newPlanPath } from '@app/site/paths';
import { buttonProps } from '@app/ui/button';
import { Container, Row } from '@app/ui/layout';
import { PageHead } from '@app/ui/page-head';
import { Spinner } from '@app/ui/spinner';
import { lazy, Suspense } from 'react';
import { FailureNote } from '../take-along/failure-note.tsx';
import { LazyPart } from '../take-along/lazy-part.tsx';
import type { Example } from './load-example.ts';

const ExamplePlanPage = lazy(async () => ({
  default: (await import('./example-plan-page.tsx')).ExamplePlanPage,
}));

/** The whole plan of an example home, before a visitor answers anything. */
export function ExamplePlan({ example }: { readonly example: Example | undefined }) {
  if (typeof example === 'object') {
    return (
      <LazyPart>
        <Suspense>
          <ExamplePlanPage plan={example} />
        </Suspense>
      </LazyPart>
    );
  }
  return (
    <Container>
      <PageHead title="Example plan" />
      {example ? <NoExample /> : <Spinner label="Opening the example..." />}
    </Container>
  );
}

const NoExample = () => (
  <>
    <FailureNote>
      We could not open the example. Please check your connection and reload this page.
    </FailureNote>
    <Row>
      <Link to={newPlanPath()} {...buttonProps({ variant: 'primary' })}>
        Start your own plan
      </Link>
    </Row>
  </>
);
