import { formatRand } from '@app/contracts/money';
import { strong, text } from '@app/markdown/markdown-document';
import type { PaperBlock } from '../../paper/paper-document.ts';
import type { Plan } from '../plan.ts';
import { heading, paragraph, smallTable } from './blocks.ts';

/** What is paid each month, which the totals do not hold; plans of before have none. */
export const monthlyBlocks = ({ monthly = [] }: Plan): readonly PaperBlock[] =>
  monthly.length === 0
    ? []
    : [
        heading('Each month'),
        paragraph('Not part of the total. In rand with VAT.'),
        smallTable(
          ['Item and why', 'Qty', 'A month'],
          monthly.map(({ item, reason, quantity, lineTotal }) => [
            [strong(`${item}.`), text(` ${reason}`)],
            String(quantity),
            lineTotal === undefined ? 'To be quoted' : formatRand(lineTotal),
          ]),
          [1, 2],
        ),
      ];
