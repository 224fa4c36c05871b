import type { PageProps } from '@app/federation/remote-module';
import { useHelmetReady, useNavigate, useSearchParams } from '@app/kit';
import { paths } from '@app/site/paths';
import { Suspense, useState } from 'react';
import { ExamplePlan } from './example/example-plan.tsx';
import { isExample } from './example/load-example.ts';
import { keepAnswers } from './flow/kept-answers.ts';
import { queryOf } from './flow/place.ts';
import type { Answered } from './flow/plan-events.ts';
import type { SecurityPlanData } from './saved-plan/load-opened-plan.ts';
import { planAddressIn } from './saved-plan/open-plan.ts';
import { OpenedPlanView } from './saved-plan/opened-plan.tsx';
import { ResumeStep } from './saved-plan/saved-plan-chunk.ts';
import { SecurityPlan } from './security-plan.tsx';
import { LazyPart } from './take-along/lazy-part.tsx';

/** The questionnaire, or what the link in the address names: a saved plan, or saved answers. */
export function ProposalPage({ resource }: PageProps<SecurityPlanData>) {
  useHelmetReady();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [resumed, setResumed] = useState<Answered>();
  const address = planAddressIn(query);
  const resume = query.get('resume');
  if (address) {
    const { token, revision } = address;
    return (
      <OpenedPlanView key={`${token} ${revision}`} address={address} opened={openedIn(resource)} />
    );
  }
  if (resume !== null) {
    return (
      <LazyPart>
        <Suspense>
          <ResumeStep
            key={resume}
            token={resume}
            onResume={(answered) => {
              keepAnswers(answered);
              setResumed(answered);
              navigate(
                { pathname: paths.securityPlan, search: queryOf({ at: 'check' }) },
                { replace: true },
              );
            }}
          />
        </Suspense>
      </LazyPart>
    );
  }
  if (isExample(query)) return <ExamplePlan />;
  return <SecurityPlan resumed={resumed} />;
}

function openedIn(resource: PageProps<SecurityPlanData>['resource']) {
  switch (resource.phase) {
    case 'loading':
      return undefined;
    case 'ready':
      return resource.data.opened;
    case 'failed':
      return { kind: 'unavailable' } as const;
  }
}
