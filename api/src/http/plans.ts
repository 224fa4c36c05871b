import { advanceProposal } from '@app/contracts/proposal';
import type { ServerEnv } from '@app/http-server/request-context';
import { failed, success } from '@app/result';
import type { Hono } from 'hono';
import { readAnswers } from '../domain/plans/answers/read-answers.ts';
import { nextQuestions } from '../domain/plans/next-questions.ts';
import { badFields, httpFailure } from './failures.ts';
import { mountEndpoint } from './mount-endpoint.ts';

export function mountPlans(app: Hono<ServerEnv>): void {
  mountEndpoint(app, advanceProposal, async ({ body }) => {
    const { establishmentType: type, responses } = body;
    if (type === undefined || responses === undefined) {
      return success({ questions: nextQuestions(type) });
    }
    const site = readAnswers(type, responses);
    return failed(site.ok ? notAvailable : badFields(site.failure.fields));
  });
}

const notAvailable = httpFailure(
  501,
  'not_available',
  'Security plans are not available online yet. Please contact us and we will prepare one with you.',
);
