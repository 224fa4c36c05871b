import { IDEMPOTENCY_HEADER } from '@app/contracts/endpoint';
import { correctionTexts } from '@app/contracts/report-understanding';
import type { CannotCorrect } from '../domain/assessments/corrections/corrections.ts';
import type { NoReport } from '../domain/leads/answer-lead.ts';
import type { LeadFailure } from '../domain/leads/record-lead.ts';
import {
  badFields,
  type HttpFailure,
  httpFailure,
  notAsSeen,
  tooManyRequests,
  unavailable,
} from './failures.ts';

export interface LeadFailureSite {
  readonly company: { readonly phone: { readonly shown: string } };
}

/** The key came before, with another request. */
export const idempotencyConflict = httpFailure(
  409,
  'idempotency_conflict',
  `This ${IDEMPOTENCY_HEADER} was already used for another request`,
);

/** The answer to an order, message or other request that could not be accepted or not be met. */
export function leadFailure(
  failure: LeadFailure | NoReport,
  { company: { phone } }: LeadFailureSite,
): HttpFailure {
  switch (failure.kind) {
    case 'bad-fields':
      return badFields(failure.fields);
    case 'not-as-seen':
      return notAsSeen(failure.fields);
    case 'unavailable':
      return unavailable(failure.message);
    case 'idempotency-conflict':
      return idempotencyConflict;
    case 'limit-reached':
      return tooManyRequests('Too many requests from your network.', failure.retryAfterSeconds);
    case 'too-many-reports': {
      const { lead, retryAfterSeconds } = failure;
      const byMail = lead.suspect ? '' : ' We will e-mail it to you.';
      const message = `We have your details. Too many reports were requested in a short time, so we cannot show yours now.${byMail} If it is urgent, call ${phone.shown} and give the reference ${lead.reference}.`;
      return { ...httpFailure(429, 'too_many_requests', message), retryAfterSeconds };
    }
    case 'no-report': {
      const message = `We have your details, but we could not make the report. Please call ${phone.shown} and give the reference ${failure.lead.reference}.`;
      return httpFailure(500, 'internal', message);
    }
  }
}

/** The answer to a correction that could not be accepted. What was typed is still on the page. */
export function correctionFailure(failure: CannotCorrect, site: LeadFailureSite): HttpFailure {
  switch (failure.kind) {
    case 'no-such-report':
      return httpFailure(404, 'not_found', correctionTexts.noSuchReport);
    case 'too-many-versions':
      return httpFailure(429, 'too_many_requests', correctionTexts.tooManyVersions);
    default:
      return leadFailure(failure, site);
  }
}
