import type { ApiClient } from '@app/api-client';
import { readSavedPlan, type SavedPlan } from '@app/contracts/saved-plan';

/** The result of opening a plan by its link. */
export type OpenedPlan =
  | { readonly kind: 'found'; readonly saved: SavedPlan }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unavailable' };

/** What the address of a plan names. */
export interface PlanAddress {
  readonly token: string;
  /** The newest one when undefined. */
  readonly revision: string | undefined;
}

/** The plan that the query of an address names; undefined when it names none. */
export function planAddressIn(query: URLSearchParams): PlanAddress | undefined {
  const token = query.get('plan');
  return token === null ? undefined : { token, revision: query.get('revision') ?? undefined };
}

const NO_ANSWER_FOR = [400, 404];

/** Always asks the server: a plan that was open before may have a new revision. */
export async function openPlan(
  api: ApiClient,
  { token, revision }: PlanAddress,
  signal?: AbortSignal,
): Promise<OpenedPlan> {
  // Other addresses would be answered by another endpoint.
  if (token === '') return { kind: 'missing' };
  const answer = await api.read(readSavedPlan, {
    params: { token },
    query: { revision },
    fresh: true,
    ...(signal && { signal }),
  });
  if (answer.ok) return { kind: 'found', saved: answer.value };
  const { failure } = answer;
  // A revision that is no number is as unknown as one that was never made.
  if (failure.kind === 'refused' && NO_ANSWER_FOR.includes(failure.status)) {
    return { kind: 'missing' };
  }
  console.error(failure.detail);
  return { kind: 'unavailable' };
}
