import { savedPlanTexts } from '@app/contracts/saved-plan';
import { Link, useApi } from '@app/kit';
import { paths } from '@app/site/paths';
import { buttonProps } from '@app/ui/button';
import { Container, Row } from '@app/ui/layout';
import { PageHead } from '@app/ui/page-head';
import { Spinner } from '@app/ui/spinner';
import { Suspense, useState } from 'react';
import { FailureNote } from '../take-along/failure-note.tsx';
import { LazyPart } from '../take-along/lazy-part.tsx';
import { useOnce } from '../take-along/use-once.ts';
import { type OpenedPlan, openPlan, type PlanAddress } from './open-plan.ts';
import { SavedPlanPage } from './saved-plan-chunk.ts';

interface Props {
  /** Use it as the `key`, too: the view is of one revision. */
  readonly address: PlanAddress;
  /** Undefined while the data is loading. */
  readonly opened: OpenedPlan | undefined;
}

/** The plan of a plan link, or why there is none to show. */
export function OpenedPlanView({ address, opened: loaded }: Props) {
  const [read, setRead] = useState<OpenedPlan>();
  const opened = read ?? loaded;
  switch (opened?.kind) {
    case undefined:
      return <OpeningPlan />;
    case 'missing':
      return <PlanMissing />;
    case 'unavailable':
      return <PlanUnavailable address={address} onOpened={setRead} />;
    case 'found':
      return (
        <LazyPart>
          <Suspense fallback={<OpeningPlan />}>
            <SavedPlanPage token={address.token} saved={opened.saved} />
          </Suspense>
        </LazyPart>
      );
  }
}

const OpeningPlan = () => (
  <Container data-waiting="">
    <PageHead title="Security plan" />
    <Spinner label="Opening the plan..." />
  </Container>
);

function PlanMissing() {
  return (
    <Container>
      <PageHead title={savedPlanTexts.missing} />
      <p>Please check that you have the whole address, or make a new plan.</p>
      <Row>
        <Link to={paths.securityPlan} {...buttonProps({ variant: 'primary' })}>
          Make a plan
        </Link>
      </Row>
    </Container>
  );
}

/** The browser tries once by itself: the server may only have run out of time. */
function PlanUnavailable({
  address,
  onOpened,
}: {
  readonly address: PlanAddress;
  readonly onOpened: (opened: OpenedPlan) => void;
}) {
  const api = useApi();
  const [trying, setTrying] = useState(false);
  async function tryAgain() {
    setTrying(true);
    const opened = await openPlan(api, address);
    setTrying(false);
    if (opened.kind !== 'unavailable') onOpened(opened);
  }
  useOnce(() => void tryAgain());
  return (
    <Container>
      <PageHead title="Security plan" />
      <div aria-busy={trying}>
        <FailureNote onRetry={tryAgain}>
          We could not open this plan. It is still saved. Please try again in a moment.
        </FailureNote>
      </div>
    </Container>
  );
}
