import { createHmac } from 'node:crypto';

const BYTES = 16;

/**
 * The token of the plan that a request with this idempotency key saves first: 128 bits, base64url. It
 * is made from the key, so that a repeat, also on another process, finds the plan; and with the secret of
 * the store, so that nobody can guess it who knows the key.
 */
export const planTokenOf = (idempotencyKey: string, secret: string): string =>
  createHmac('sha256', secret)
    .update(`saved-plan:${idempotencyKey}`)
    .digest()
    .subarray(0, BYTES)
    .toString('base64url');

const shape = /^[A-Za-z0-9_-]{22}$/;

export const isPlanToken = (text: string): boolean => shape.test(text);
