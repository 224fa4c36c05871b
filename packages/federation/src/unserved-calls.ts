import { breakingChanges } from '@app/contracts/snapshots/breaking-changes';
import type { Contract } from '@app/contracts/snapshots/contract';
import { contractHash } from '@app/contracts/snapshots/contract-hash';
import { CONTRACTS_FILE, readContracts } from './contracts-of-release.ts';
import type { Release } from './registry.ts';

/** A call of a release that the API would not understand or not answer as the release expects. */
export interface UnservedCall {
  /** Such as `POST /api/contact`. */
  readonly call: string;
  /** Why, as one or more sentences without the final full stop. */
  readonly why: string;
}

/**
 * The calls of a release that an API with these contracts does not serve. A contract that differs is
 * served all the same when the difference only adds. Releases from before calls were described have
 * none.
 * @param folder of the release.
 */
export async function unservedCalls(
  { calls = {} }: Pick<Release, 'calls'>,
  folder: string,
  served: readonly Contract[],
): Promise<readonly UnservedCall[]> {
  const serves = new Map(served.map((contract) => [contract.name, contract]));
  const others = Object.entries(calls).filter(([call, hash]) => {
    const contract = serves.get(call);
    return !contract || contractHash(contract) !== hash;
  });
  if (others.length === 0) return [];
  const builtWith = await readContracts(folder);
  return others.flatMap(([call]) => {
    const now = serves.get(call);
    if (!now) return [{ call, why: 'the API does not serve it' }];
    if (!builtWith.ok) return [{ call, why: builtWith.failure }];
    const before = builtWith.value.find(({ name }) => name === call);
    if (!before) return [{ call, why: `it is not in the ${CONTRACTS_FILE} of the release` }];
    const [first, ...more] = breakingChanges(before, now);
    if (!first) return [];
    const rest = more.length > 0 ? `, and ${more.length} more` : '';
    return [{ call, why: `${first}${rest}` }];
  });
}
