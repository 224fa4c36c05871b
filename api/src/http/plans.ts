import { advanceProposal } from '@app/contracts/proposal';
import type { ServerEnv } from '@app/http-server/request-context';
import { failed } from '@app/result';
import type { Hono } from 'hono';
import { nextQuestions, type PlanFailure } from '../domain/plans/next-questions.ts';
import { type HttpFailure, httpFailure } from './failures.ts';
import { mountEndpoint } from './mount-endpoint.ts';

export function mountPlans(app: Hono<ServerEnv>): void {
  mountEndpoint(app, advanceProposal, async ({ body }) => {
    const next = nextQuestions(body);
    return next.ok ? next : failed(toHttp(next.failure));
  });
}

function toHttp(failure: PlanFailure): HttpFailure {
  switch (failure.kind) {
    case 'not-available':
      return httpFailure(
        501,
        'not_available',
        'Security plans are not available online yet. Please contact us and we will prepare one with you.',
      );
  }
}
