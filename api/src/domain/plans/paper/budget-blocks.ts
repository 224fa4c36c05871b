import { formatRand } from '@app/contracts/money';
import type { BudgetLevel } from '@app/contracts/security-plan';
import type { PaperBlock } from '../../paper/paper-document.ts';
import type { Plan } from '../plan.ts';
import { heading, list, paragraph, smallTable } from './blocks.ts';

export const budgetNames: Readonly<Record<BudgetLevel, string>> = {
  essential: 'Essential',
  recommended: 'Recommended',
  complete: 'Complete',
};

/** Plans that were stored before a budget could be chosen are the recommended one. */
export const chosenBudget = ({ budget = 'recommended' }: Plan): BudgetLevel => budget;

/** The three budgets beside each other, a sentence each. */
export function budgetBlocks(plan: Plan): readonly PaperBlock[] {
  if (plan.budgets.length === 0) return [];
  const chosen = chosenBudget(plan);
  return [
    heading('Budgets'),
    smallTable(
      ['Budget', 'What it adds', 'Still open', 'Total'],
      plan.budgets.map(({ level, totals, adds, open, risk }) => [
        level === chosen ? `${budgetNames[level]} (this plan)` : budgetNames[level],
        adds ?? '',
        open ?? risk,
        formatRand(totals.total),
      ]),
      [3],
    ),
  ];
}

/** Line by line what the other budgets have instead, and the risk that each leaves. */
export const budgetDetails = ({ budgets }: Plan): readonly PaperBlock[] =>
  budgets.length === 0
    ? []
    : [
        heading('Budgets compared'),
        ...budgets.flatMap(({ level, differences, risk }) => [
          heading(budgetNames[level], 3),
          paragraph(risk),
          ...(differences.length > 0 ? [list(differences)] : []),
        ]),
      ];
