import { createHash } from 'node:crypto';
import type { Contract } from './contract.ts';

/** Twelve hexadecimal digits that differ when the contract does. */
export const contractHash = (contract: Contract): string =>
  createHash('sha256').update(JSON.stringify(contract)).digest('hex').slice(0, 12);
