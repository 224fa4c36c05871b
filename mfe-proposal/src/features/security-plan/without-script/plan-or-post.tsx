import type { PageProps } from '@app/federation/remote-module';
import { lazy, Suspense } from 'react';
import { ProposalPage } from '../proposal-page.tsx';
import type { SecurityPlanData } from '../saved-plan/load-opened-plan.ts';
import { viewIn } from './plain-step.ts';

const PlainPlan = lazy(async () => ({ default: (await import('./plain-plan.tsx')).PlainPlan }));

/** The page of the path, or the answer to a post of it from a browser without JavaScript. */
export function PlanOrPost(page: PageProps<SecurityPlanData>) {
  const { submission } = page;
  const view = submission && viewIn(submission);
  if (!view) return <ProposalPage {...page} />;
  const { message, fields } = submission.phase === 'refused' ? submission : nothingWrong;
  return (
    <Suspense>
      <PlainPlan view={view} message={message} errors={fields} />
    </Suspense>
  );
}

const nothingWrong = { message: '', fields: {} };
