import { Link, useApi } from '@app/kit';
import { newPlanPath } from '@app/site/paths';
import { Button, buttonProps } from '@app/ui/button';
import { Container, Row, Stack } from '@app/ui/layout';
import { PageHead } from '@app/ui/page-head';
import { Spinner } from '@app/ui/spinner';
import { lazy, Suspense, useState } from 'react';
import { exampleAnswers } from '../../../content/example-answers.ts';
import { FailureNote } from '../take-along/failure-note.tsx';
import { LazyPart } from '../take-along/lazy-part.tsx';
import { useOnce } from '../take-along/use-once.ts';
import { PlainForm } from '../without-script/plain-form.tsx';
import { type Example, loadExample } from './load-example.ts';

const ExamplePlanPage = lazy(async () => ({
  default: (await import('./example-plan-page.tsx')).ExamplePlanPage,
}));

/**
 * The whole plan of an example home, before a visitor answers anything. The browser asks for it:
 * the page server only reads, and a plan is the answer to a post.
 */
export function ExamplePlan() {
  const api = useApi();
  const [example, setExample] = useState<Example>();
  const load = async () => {
    setExample(undefined);
    setExample(await loadExample(api));
  };
  useOnce(() => void load());
  if (typeof example === 'object') {
    return (
      <LazyPart>
        <Suspense fallback={<OpeningExample />}>
          <ExamplePlanPage plan={example} />
        </Suspense>
      </LazyPart>
    );
  }
  if (!example) return <OpeningExample />;
  return (
    <Container>
      <PageHead title="Example plan" />
      <NoExample onRetry={load} />
    </Container>
  );
}

const OpeningExample = () => (
  <Container data-waiting="">
    <PageHead title="Example plan" />
    <Spinner label="Opening the example..." />
    <noscript>
      <WithoutScript />
    </noscript>
  </Container>
);

const NoExample = ({ onRetry }: { readonly onRetry: () => Promise<void> }) => (
  <Stack>
    <FailureNote onRetry={onRetry}>We could not open the example. Please try again.</FailureNote>
    <Row>
      <Link to={newPlanPath()} {...buttonProps({ variant: 'primary' })}>
        Start your own plan
      </Link>
    </Row>
  </Stack>
);

/** The example as a post of the questionnaire with all its answers. */
const WithoutScript = () => (
  <PlainForm
    id="example"
    post={{ type: exampleAnswers.establishmentType, given }}
    place={{ at: 'check' }}
  >
    <Button type="submit" variant="primary">
      Show the example plan
    </Button>
  </PlainForm>
);

const given = Object.fromEntries(
  Object.entries(exampleAnswers.responses).map(([name, answer]) => [name, [answer].flat()]),
);
