import { IDEMPOTENCY_HEADER } from '@app/contracts/endpoint';
import type { NotRecorded } from '../domain/leads/record-lead.ts';
import { type HttpFailure, httpFailure, tooManyRequests } from './failures.ts';

/** What somebody is told whose order or message could not be taken. */
export function notRecorded(failure: NotRecorded): HttpFailure {
  switch (failure.kind) {
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
