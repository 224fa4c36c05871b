import { ReportAnswer } from '@app/contracts/report';
import * as v from 'valibot';

/** The answer with a report in a value of unknown origin; undefined when there is none. */
export function reportAnswerIn(value: unknown): ReportAnswer | undefined {
  const answer = v.safeParse(ReportAnswer, value);
  return answer.success ? answer.output : undefined;
}
