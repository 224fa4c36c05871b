import { formatRand } from '@app/contracts/money';
import { formatDay } from '@app/site/johannesburg-time';
import { caution } from '@app/wording/cautions';
import { howMany } from '@app/wording/phrases';
import type { CoverBlock } from '../../paper/paper-document.ts';
import { budgetNames, chosenBudget } from './budget-blocks.ts';
import type { ProposalMeta, Proposed } from './proposed.ts';

export const PROPOSAL_TITLE = 'Security plan';

/** The first page of a proposal. */
export function coverBlock(
  { plan, establishmentType, revision, createdAt }: Proposed,
  { companyName, customer, reference, link }: ProposalMeta,
): CoverBlock {
  const { total, priceListDate } = plan.totals;
  const quoted = plan.bom.filter(({ lineTotal }) => lineTotal === undefined).length;
  const chosen = chosenBudget(plan);
  const facts: readonly (readonly [label: string, value: string | undefined])[] = [
    ['Prepared by', companyName],
    ['Prepared for', customer],
    ['Reference', reference],
    ['Date', formatDay(createdAt)],
    ['Revision', String(revision)],
    ['Prices', priceListDate && `price list of ${formatDay(priceListDate)}`],
    ['On the web', link],
  ];
  return {
    kind: 'cover',
    title: PROPOSAL_TITLE,
    subtitle: `Proposal: ${establishmentType}`,
    facts: facts.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    total: {
      label: [
        `${budgetNames[chosen]} budget, VAT included`,
        ...(quoted > 0 ? [`without ${howMany(quoted, 'line that is to be quoted')}`] : []),
      ].join(', '),
      value: formatRand(total),
    },
    choices: plan.budgets.map(({ level, totals }) => ({
      label: budgetNames[level],
      value: formatRand(totals.total),
      isChosen: level === chosen,
    })),
    caution: caution('plan', 'rules', companyName),
  };
}
