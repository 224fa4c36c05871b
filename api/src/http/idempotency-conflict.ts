import { IDEMPOTENCY_HEADER } from '@app/contracts/endpoint';
import type { IdempotencyConflict } from '../domain/leads/record-lead.ts';
import { type HttpFailure, httpFailure } from './failures.ts';

export const idempotencyConflict = (_: IdempotencyConflict): HttpFailure =>
  httpFailure(
    409,
    'idempotency_conflict',
    `This ${IDEMPOTENCY_HEADER} was already used for another request`,
  );
