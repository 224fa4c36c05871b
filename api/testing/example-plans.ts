import { readdirSync, readFileSync } from 'node:fs';
import { type EstablishmentType, ProposalRequest } from '@app/contracts/proposal';
import type { Answers } from '@app/contracts/shown-questions';
import * as v from 'valibot';
import { readAnswers } from '../src/domain/plans/answers/read-answers.ts';
import { makePlan } from '../src/domain/plans/make-plan.ts';
import type { Plan } from '../src/domain/plans/plan.ts';
import { aMarket } from './plan-builders.ts';
import { writePlan } from './plan-markdown.ts';

/** Where the example plans are, with a line on each in `README.md`. */
export const plansFolder = new URL('../../docs/examples/plans/', import.meta.url);

const answersFolder = new URL('./example-plans/', import.meta.url);

export interface PlanRequest {
  readonly establishmentType: EstablishmentType;
  readonly responses: Answers;
}

/** Answers as a visitor would send them, one site for each type of establishment, by name. */
export const planRequests: ReadonlyMap<string, PlanRequest> = new Map(
  readdirSync(answersFolder)
    .toSorted()
    .map((file) => [file.replace(/\.json$/, ''), requestIn(new URL(file, answersFolder))]),
);

interface ExamplePlan {
  readonly name: string;
  readonly plan: Plan;
  readonly markdown: string;
}

/** The rules' plans for the example answers, with the products of the sample price list. */
export async function examplePlans(): Promise<readonly ExamplePlan[]> {
  const market = await aMarket();
  return [...planRequests].map(([name, request]) => {
    const site = readAnswers(request.establishmentType, request.responses);
    if (!site.ok) throw new Error(`${name}: ${JSON.stringify(site.failure.fields)}`);
    const plan = makePlan({ site: site.value, market, vatRate: 0.15, priceListDate: '2026-11-20' });
    return { name, plan, markdown: writePlan(request, plan) };
  });
}

function requestIn(file: URL): PlanRequest {
  const { establishmentType, responses } = v.parse(
    ProposalRequest,
    JSON.parse(readFileSync(file, 'utf8')),
  );
  if (!establishmentType || !responses) throw new Error(`No type or answers in ${file.pathname}`);
  return { establishmentType, responses };
}
