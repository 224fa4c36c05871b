import { breakingChanges } from '@app/contracts/snapshots/breaking-changes';
import type { Contract } from '@app/contracts/snapshots/contract';
import { contractHash } from '@app/contracts/snapshots/contract-hash';
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
 */
export function unservedCalls(
  { calls = {}, contracts = [] }: Pick<Release, 'calls' | 'contracts'>,
  served: readonly Contract[],
): readonly UnservedCall[] {
  // Written by our build; contracts of any age have the members that are compared.
  const builtWith = contracts as readonly Contract[];
  return Object.entries(calls).flatMap(([call, hash]) => {
    const now = served.find(({ name }) => name === call);
    if (!now) return [{ call, why: 'the API does not serve it' }];
    if (contractHash(now) === hash) return [];
    const before = builtWith.find(({ name }) => name === call);
    if (!before) return [{ call, why: 'the release does not have its contract' }];
    const [first, ...more] = breakingChanges(before, now);
    if (!first) return [];
    const rest = more.length > 0 ? `, and ${more.length} more` : '';
    return [{ call, why: `${first}${rest}` }];
  });
}
