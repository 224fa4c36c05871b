import type { PaperDocument } from '../../paper/paper-document.ts';
import { heading, paragraph, textBlocks } from './blocks.ts';
import { bomBlocks } from './bom-blocks.ts';
import { budgetBlocks } from './budget-blocks.ts';
import { coverBlock } from './cover.ts';
import { detailBlocks } from './detail-blocks.ts';
import { monthlyBlocks } from './monthly-blocks.ts';
import type { ProposalMeta, Proposed } from './proposed.ts';
import { drawingBlocks } from './site-blocks.ts';
import { gravestBlocks } from './threat-blocks.ts';

/**
 * A saved plan as a proposal to print: what it costs and why on the first pages, then, from a page of
 * their own, the details that it rests on. All figures are those of the plan. Texts are plain, so
 * nothing in them becomes markup.
 */
export const proposalPaper = (proposed: Proposed, meta: ProposalMeta): PaperDocument => {
  const { plan } = proposed;
  return [
    coverBlock(proposed, meta),
    ...drawingBlocks(proposed),
    ...gravestBlocks(plan),
    ...budgetBlocks(plan),
    ...textBlocks('Still open', plan.stillOpen ?? []),
    ...textBlocks('What we left out of the plan, and why', plan.refusals),
    ...bomBlocks(plan),
    ...monthlyBlocks(plan),
    ...textBlocks(
      'What we assumed',
      (plan.assumed ?? []).map(({ text }) => text),
    ),
    ...textBlocks('Next steps', plan.nextSteps),
    heading('Terms'),
    ...meta.terms.map(paragraph),
    { kind: 'page-break' },
    ...detailBlocks(proposed),
  ];
};
