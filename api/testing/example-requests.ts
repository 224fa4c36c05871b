import { readdirSync, readFileSync } from 'node:fs';
import { HomeAssessment } from '@app/contracts/home-assessment';
import { RiskAssessment } from '@app/contracts/risk-assessment';
import { SecurityChallenge } from '@app/contracts/security-assessment';
import type { Report } from '@app/wording/report';
import * as v from 'valibot';
import type { Costs } from '../src/domain/assessments/costs.ts';
import { challengeReport } from '../src/domain/assessments/rules/challenge-report.ts';
import { homeReport } from '../src/domain/assessments/rules/home-report.ts';
import { riskReport } from '../src/domain/assessments/rules/risk-report.ts';
import {
  understandChallenge,
  understandHome,
  understandRisk,
} from '../src/domain/assessments/understanding/understand.ts';

/** A request as a visitor would send it, by the form that it came from. */
export const ExampleRequest = v.variant('form', [
  v.object({ form: v.literal('challenge'), request: SecurityChallenge }),
  v.object({ form: v.literal('risk'), request: RiskAssessment }),
  v.object({ form: v.literal('home'), request: HomeAssessment }),
]);
export type ExampleRequest = v.InferOutput<typeof ExampleRequest>;

const folder = new URL('./example-requests/', import.meta.url);

/** The requests of the example reports by their names, as the contracts parse them. */
export const exampleRequests: ReadonlyMap<string, ExampleRequest> = new Map(
  readdirSync(folder)
    .toSorted()
    .map((file) => [
      file.replace(/\.json$/, ''),
      v.parse(ExampleRequest, JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
    ]),
);

/** The rules' report on a request. */
export function reportOn({ form, request }: ExampleRequest, costs: Costs): Report {
  switch (form) {
    case 'challenge':
      return challengeReport(understandChallenge(request), costs, request);
    case 'risk':
      return riskReport(request, understandRisk(request), costs);
    case 'home':
      return homeReport(request, understandHome(request), costs);
  }
}
