import { formatRand } from '@app/contracts/money';
import type { PlanBudget } from '@app/contracts/security-plan';
import type { PaperBlock } from '../../paper/paper-document.ts';
import type { Plan } from '../plan.ts';
import { heading, table } from './blocks.ts';

const names: Readonly<Record<PlanBudget['level'], string>> = {
  essential: 'Essential',
  recommended: 'Recommended (this plan)',
  complete: 'Complete',
};

/** The three budgets beside each other. */
export const budgetBlocks = ({ budgets }: Plan): readonly PaperBlock[] =>
  budgets.length === 0
    ? []
    : [
        heading('Budgets'),
        {
          kind: 'amounts',
          table: table(
            ['Budget', 'What differs', 'Remaining risk', 'Total'],
            budgets.map(({ level, totals, differences, risk }) => [
              names[level],
              differences.join('; ') || 'Nothing',
              risk,
              formatRand(totals.total),
            ]),
          ),
          right: [3],
        },
      ];
