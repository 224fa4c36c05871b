import { IDEMPOTENCY_HEADER } from '@app/contracts/endpoint';
import type { LeadFailure } from '../domain/leads/submit-lead.ts';
import {
  badFields,
  type HttpFailure,
  httpFailure,
  tooManyRequests,
  unavailable,
} from './failures.ts';

/** The answer to an order, message or other request that could not be accepted. */
export function leadFailure(failure: LeadFailure): HttpFailure {
  switch (failure.kind) {
    case 'bad-fields':
      return badFields(failure.fields);
    case 'unavailable':
      return unavailable(failure.message);
    case 'idempotency-conflict':
      return httpFailure(
        409,
        'idempotency_conflict',
        `This ${IDEMPOTENCY_HEADER} was already used for another request`,
      );
    case 'too-many-leads':
      return tooManyRequests('Too many requests from your network.', failure.retryAfterSeconds);
  }
}
