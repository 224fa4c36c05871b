import { countOne } from '@app/http-server/telemetry-channel';
import type { Result } from '@app/result';
import type { LimitReached, Limits } from '../domain/limits/limits.ts';

/** The same limits, which count by policy how often one was reached. */
export function countRefusals({ take, check, forgive }: Limits): Limits {
  const counted = async <Value>(name: string, asked: Promise<Result<Value, LimitReached>>) => {
    const answer = await asked;
    if (!answer.ok) countOne('site.limit.refusals', { limit: name });
    return answer;
  };
  return {
    take: (policy, asker) => counted(policy.name, take(policy, asker)),
    check: (policy, asker) => counted(policy.name, check(policy, asker)),
    forgive,
  };
}
