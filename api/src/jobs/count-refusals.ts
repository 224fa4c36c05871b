import { beginCount, countOne } from '@app/http-server/telemetry-channel';
import type { Result } from '@app/result';
import type { LimitReached, Limits } from '../domain/limits/limits.ts';

const REFUSALS = 'site.limit.refusals';

/** The same limits, which count by policy how often one was reached. */
export function countRefusals({ take, check, forgive }: Limits): Limits {
  const begun = new Set<string>();
  const counted = async <Value>(limit: string, asked: Promise<Result<Value, LimitReached>>) => {
    if (!begun.has(limit)) beginCount(REFUSALS, { limit });
    begun.add(limit);
    const answer = await asked;
    if (!answer.ok) countOne(REFUSALS, { limit });
    return answer;
  };
  return {
    take: (policy, asker) => counted(policy.name, take(policy, asker)),
    check: (policy, asker) => counted(policy.name, check(policy, asker)),
    forgive,
  };
}
