import type { PageProps } from '@app/federation/remote-module';
import { lazy, Suspense } from 'react';
import { SecurityPlan } from '../security-plan.tsx';
import { viewIn } from './plain-step.ts';

const PlainPlan = lazy(async () => ({ default: (await import('./plain-plan.tsx')).PlainPlan }));

/** The questionnaire, or the answer to a post of it from a browser without JavaScript. */
export function PlanOrPost({ submission }: Pick<PageProps, 'submission'>) {
  const view = submission && viewIn(submission);
  if (!view) return <SecurityPlan />;
  const { message, fields } = submission.phase === 'refused' ? submission : nothingWrong;
  return (
    <Suspense>
      <PlainPlan view={view} message={message} errors={fields} />
    </Suspense>
  );
}

const nothingWrong = { message: '', fields: {} };
