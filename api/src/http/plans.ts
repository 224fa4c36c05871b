import { advanceProposal } from '@app/contracts/proposal';
import { encodePlan } from '@app/contracts/security-plan';
import type { ServerEnv } from '@app/http-server/request-context';
import { failed, success } from '@app/result';
import type { Hono } from 'hono';
import { readAnswers } from '../domain/plans/answers/read-answers.ts';
import { nextQuestions } from '../domain/plans/next-questions.ts';
import type { Planner } from '../domain/plans/planner.ts';
import { assumedInShort } from '../domain/plans/words/assumed-in-short.ts';
import { badFields, tooManyRequests } from './failures.ts';
import { mountEndpoint } from './mount-endpoint.ts';

/** The next questions by the answers so far, what a plan would assume, or the plan. Nothing of it is stored. */
export function mountPlans(app: Hono<ServerEnv>, planner: Planner): void {
  mountEndpoint(app, advanceProposal, async ({ body, c }) => {
    const { establishmentType: type, responses, budget, outline, only } = body;
    if (type === undefined || responses === undefined) {
      return success({ questions: nextQuestions(type) });
    }
    const site = readAnswers(type, responses, outline);
    if (!site.ok) return failed(badFields(site.failure.fields));
    if (only) return success({ questions: [], assumed: assumedInShort(site.value) });
    const plan = await planner.plan({ site: site.value, budget }, c.get('clientAddress'));
    if (plan.ok) return success(encodePlan(plan.value));
    return failed(
      tooManyRequests('Too many requests from your network.', plan.failure.retryAfterSeconds),
    );
  });
}
