import { readdirSync, readFileSync } from 'node:fs';
import { formatRand } from '@app/contracts/money';
import { type EstablishmentType, ProposalRequest } from '@app/contracts/proposal';
import type { BomLine, PlanAssumed, PlanMonthly, PlanThreat } from '@app/contracts/security-plan';
import type { Answers } from '@app/contracts/shown-questions';
import type { LayoutDevice, SiteLayout } from '@app/contracts/site-layout';
import { blindSpotsBySide } from '@app/site-plan/blind-spots';
import { tagRange } from '@app/site-plan/device-tags';
import * as v from 'valibot';
import { readAnswers } from '../src/domain/plans/answers/read-answers.ts';
import { makePlan } from '../src/domain/plans/make-plan.ts';
import type { Plan } from '../src/domain/plans/plan.ts';
import { questionsFor } from '../src/domain/plans/questions/questions-for.ts';
import { aMarket } from './plan-builders.ts';

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

/** A plan to be read and compared in a diff: every text and figure of it, but not the drawing's points. */
function writePlan(request: PlanRequest, plan: Plan): string {
  const threats = plan.risk_assessment ?? plan.process_analysis ?? [];
  const sections: readonly (readonly [heading: string, body: string])[] = [
    ['Answers', table(['Question', 'Answer'], answersOf(request))],
    ['Refused', list(plan.refusals)],
    ['Requirements', list(plan.requirements)],
    ['Still open', list(plan.stillOpen ?? [])],
    [
      plan.risk_assessment ? 'Risk assessment' : 'Process analysis',
      table(['Threat', 'Likelihood × impact', 'Why', 'Controls'], threats.map(threatRow)),
    ],
    [
      'Bill of materials',
      table(['System', 'Quantity', 'Item', 'Why', 'SKU', 'Each', 'Total'], plan.bom.map(lineRow)),
    ],
    ['Totals', totalsOf(plan)],
    [
      'Each month',
      table(['Quantity', 'Item', 'Why', 'Each', 'Total'], (plan.monthly ?? []).map(monthlyRow)),
    ],
    ['Budgets', plan.budgets.map(budget).join('\n\n')],
    [
      'Calculations',
      table(['Figure', 'Formula', 'Inputs', 'Result', 'Source'], plan.calculations.map(sum)),
    ],
    ['Drawing', drawing(plan)],
    ['Devices', table(['Tag', 'Device', 'Height', 'Wired to'], deviceRows(plan.layout))],
    ['Cable schedule', table(['Tag', 'From', 'To', 'Cable', 'Metres'], cables(plan))],
    ['Assumed', list((plan.assumed ?? []).map(assumedText))],
    ['Assumptions', list(plan.assumptions)],
    ['Exclusions', list(plan.exclusions)],
    ['Compliance', list(plan.compliance)],
    ['Commissioning', list(plan.commissioning)],
    ['Next steps', list(plan.nextSteps)],
  ];
  const body = sections
    .filter(([, text]) => text !== '')
    .map(([heading, text]) => `## ${heading}\n\n${text}\n`);
  return `# Security plan: ${request.establishmentType}\n\n${body.join('\n')}`;
}

const answersOf = ({ establishmentType, responses }: PlanRequest) =>
  questionsFor(establishmentType).flatMap(({ name, text }) => {
    const answer = responses[name];
    return answer === undefined ? [] : [[text, [answer].flat().join('; ')]];
  });

const threatRow = ({ threat, likelihood, impact, reason, controls }: PlanThreat) => [
  threat,
  `${likelihood} × ${impact}`,
  reason,
  controls.join('; '),
];

const lineRow = ({ system, quantity, item, justification, sku, ...amounts }: BomLine) => [
  system,
  String(quantity),
  item,
  justification,
  sku ?? 'to be quoted',
  rands(amounts.unitPrice),
  rands(amounts.lineTotal),
];

const monthlyRow = ({ quantity, item, reason, unitPrice, lineTotal }: PlanMonthly) => [
  String(quantity),
  item,
  reason,
  unitPrice === undefined ? 'to be quoted' : rands(unitPrice),
  rands(lineTotal),
];

const assumedText = ({ text, question = 'at the visit' }: PlanAssumed): string =>
  `${text} (${question})`;

const rands = (cents: number | undefined): string => (cents === undefined ? '' : formatRand(cents));

const totalsOf = ({ totals }: Pick<Plan, 'totals'>): string =>
  `${formatRand(totals.subtotal)} + VAT ${formatRand(totals.vat)} = ${formatRand(totals.total)}, by the price list of ${totals.priceListDate ?? '(none)'}`;

const budget = ({ level, differences, risk, ...rest }: Plan['budgets'][number]): string =>
  [`### ${level}`, totalsOf(rest), list(differences), `Remaining risk: ${risk}`]
    .filter((text) => text !== '')
    .join('\n\n');

const sum = ({ name, formula, inputs, result, source }: Plan['calculations'][number]) => [
  name,
  formula,
  inputs.map((input) => `${input.name}: ${input.value}`).join('; '),
  result,
  source,
];

function drawing({ layout }: Plan): string {
  const { width, depth, devices, walls, rooms, openings, fence, cover, noGround } = layout;
  const size = `${metres(width)} × ${metres(depth)}`;
  const counts = `${devices.length} devices, ${rooms.length} rooms, ${openings.length} openings, ${walls.length} walls, ${fence.length} fence zones`;
  const seen = cover && [
    `Seen by cameras: ${noGround ? '' : `${percent(cover.perimeter)} of the perimeter, `}${percent(cover.entrances)} of the entrances.`,
    `Blind spots: ${blindSpotsBySide(cover.blindSpots).join('; ') || 'none'}.`,
  ];
  return list([`${size}: ${counts}.`, ...layout.notes, ...(seen ?? [])]);
}

const deviceRows = ({ devices, marks = [] }: SiteLayout) => [
  ...devices.map(deviceRow),
  ...marks.map((mark) => [tagRange(mark), `${mark.symbol}: ${mark.label}`, '', '']),
];

const deviceRow = ({ tag, symbol, label, height, switch: wiredTo }: LayoutDevice) => [
  tag ?? '',
  `${symbol}: ${label}`,
  height === undefined ? '' : `${height} m`,
  wiredTo ?? '',
];

const cables = (plan: Plan) =>
  (plan.cables ?? []).map(({ tag, from, to, type, metres }) => [tag, from, to, type, `${metres}`]);

const metres = (length: number): string => `${Math.round(length * 10) / 10} m`;
const percent = (share: number): string => `${Math.round(share * 100)}%`;

const list = (texts: readonly string[]): string => texts.map((text) => `- ${text}`).join('\n');

const table = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ''
    : [columns, columns.map(() => '---'), ...rows]
        .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
        .join('\n');
