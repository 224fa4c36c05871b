import type { Lead } from '../leads/ports.ts';
import { sha256 } from '../sha256.ts';

const HASH_LENGTH = 16;

/**
 * Public name of what a lead owes, such as `ord-7k3f-92qd-customer-0f1e2d3c4b5a6978`: the same at every
 * attempt, safe as a file name and in a header, and without the caller's idempotency key.
 */
export function idempotencyKey(lead: Pick<Lead, 'id' | 'reference'>, purpose: string): string {
  const hash = sha256(`${lead.id}:${purpose}`);
  const readable = lead.reference.toLowerCase().replace(/[^a-z0-9-]/g, '');
  return `${readable}-${purpose}-${hash.slice(0, HASH_LENGTH)}`;
}
