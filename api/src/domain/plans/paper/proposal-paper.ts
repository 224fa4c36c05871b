import { formatRand } from '@app/contracts/money';
import type { PlanBudget } from '@app/contracts/security-plan';
import type { PaperBlock, PaperDocument } from '../../paper/paper-document.ts';
import type { Plan } from '../plan.ts';
import { heading, list, paragraph, table } from './blocks.ts';
import { bomBlocks } from './bom-blocks.ts';
import { coverBlock } from './cover.ts';
import { monthlyBlocks } from './monthly-blocks.ts';
import type { ProposalMeta, Proposed } from './proposed.ts';
import { siteBlocks } from './site-blocks.ts';
import { threatBlocks } from './threat-blocks.ts';

/**
 * A saved plan as a proposal to print: cover, scope, drawing, threats, bill of materials, monthly costs, budgets,
 * calculations, cable schedule, compliance, assumptions, exclusions, handover, next steps and terms. All figures are
 * those of the plan. Texts are plain, so nothing in them becomes markup.
 */
export const proposalPaper = (proposed: Proposed, meta: ProposalMeta): PaperDocument => {
  const { plan } = proposed;
  return [
    coverBlock(proposed, meta),
    heading('Scope and requirements'),
    list(plan.requirements),
    ...section('Still open', plan.stillOpen ?? []),
    ...section('What we left out of the plan, and why', plan.refusals),
    ...siteBlocks(proposed),
    ...threatBlocks(plan),
    ...bomBlocks(plan),
    ...monthlyBlocks(plan),
    ...budgetBlocks(plan),
    ...calculationBlocks(proposed),
    ...cableBlocks(plan),
    ...section('Compliance', plan.compliance),
    ...section(
      'What we assumed',
      (plan.assumed ?? []).map(({ text }) => text),
    ),
    ...section('Assumptions', plan.assumptions),
    ...section('Not included', plan.exclusions),
    ...section('What we test at handover', plan.commissioning),
    ...section('Next steps', plan.nextSteps),
    heading('Terms'),
    ...meta.terms.map(paragraph),
  ];
};

/** Nothing when there is nothing to say. */
const section = (title: string, texts: readonly string[]): readonly PaperBlock[] =>
  texts.length === 0 ? [] : [heading(title), list(texts)];

const calculationBlocks = ({ plan: { calculations } }: Proposed): readonly PaperBlock[] =>
  calculations.length === 0
    ? []
    : [
        heading('Calculations'),
        table(
          ['Figure', 'Formula and inputs', 'Result', 'Source'],
          calculations.map(({ name, formula, inputs, result, source }) => [
            name,
            [formula, ...inputs.map((input) => `${input.name}: ${input.value}`)].join('; '),
            result,
            source,
          ]),
        ),
      ];

/** Every run as it is measured on the drawing; plans of before have none. */
const cableBlocks = ({ cables = [] }: Plan): readonly PaperBlock[] =>
  cables.length === 0
    ? []
    : [
        heading('Cable schedule'),
        {
          kind: 'amounts',
          table: table(
            ['Tag', 'From', 'To', 'Cable', 'Metres'],
            cables.map(({ tag, from, to, type, metres }) => [tag, from, to, type, String(metres)]),
          ),
          right: [4],
        },
      ];

const budgetNames: Readonly<Record<PlanBudget['level'], string>> = {
  essential: 'Essential',
  recommended: 'Recommended (this plan)',
  complete: 'Complete',
};

/** The three budgets beside each other. */
const budgetBlocks = ({ budgets }: Plan): readonly PaperBlock[] =>
  budgets.length === 0
    ? []
    : [
        heading('Budgets'),
        {
          kind: 'amounts',
          table: table(
            ['Budget', 'What differs', 'Remaining risk', 'Total'],
            budgets.map(({ level, totals, differences, risk }) => [
              budgetNames[level],
              differences.join('; ') || 'Nothing',
              risk,
              formatRand(totals.total),
            ]),
          ),
          right: [3],
        },
      ];
