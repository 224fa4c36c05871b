import { HomeAssessment } from '@app/contracts/home-assessment';
import { RiskAssessment } from '@app/contracts/risk-assessment';
import { SecurityChallenge } from '@app/contracts/security-assessment';
import * as v from 'valibot';

/** A request whose report is shown, as it has to be sent again with each correction. */
const AskedRequest = v.variant('form', [
  v.object({ form: v.literal('challenge'), body: SecurityChallenge }),
  v.object({ form: v.literal('risk'), body: RiskAssessment }),
  v.object({ form: v.literal('home'), body: HomeAssessment }),
]);
export type AskedRequest = v.InferOutput<typeof AskedRequest>;

/** The request in a value of unknown origin; undefined when there is none. */
export function askedRequestIn(value: unknown): AskedRequest | undefined {
  const asked = v.safeParse(AskedRequest, value);
  return asked.success ? asked.output : undefined;
}
