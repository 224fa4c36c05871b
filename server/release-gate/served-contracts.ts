import type { Contract } from '@app/contracts/snapshots/contract';
import { CONTRACTS_PATH } from '@app/contracts/snapshots/contracts-path';
import { failed, type Result, success } from '@app/result';
import * as v from 'valibot';

const TIMEOUT_MS = 3000;
const Contracts = v.array(v.looseObject({ name: v.string() }));

/** The contracts of all calls that a running API serves; the failure is one line. */
export async function readServedContracts(
  apiOrigin: string,
): Promise<Result<readonly Contract[], string>> {
  const url = apiOrigin + CONTRACTS_PATH;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) return failed(`${url} answers ${response.status}`);
    // What an API of ours writes: contracts of any age have the members of this one.
    return success(v.parse(Contracts, await response.json()) as readonly Contract[]);
  } catch (fault) {
    return failed(`${url} does not answer (${reasonOf(fault)})`);
  }
}

/** `fetch` puts the reason, such as `connect ECONNREFUSED`, behind its own general message. */
function reasonOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  return fault.cause instanceof Error ? fault.cause.message || fault.message : fault.message;
}
