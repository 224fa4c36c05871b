import { type Result, success } from '@app/result';
import { paths, planPath } from '@app/site/paths';
import type { SiteConfig } from '@app/site/site-config';
import { shortCaution } from '@app/wording/cautions';
import type { MailAttachment } from '../../mail/ports.ts';
import type { PaperFailure, PaperMaker } from '../../paper/paper-maker.ts';
import type { PlanRevision } from '../ports.ts';
import { planOf } from '../saved/find-plan.ts';
import { PROPOSAL_TITLE } from './cover.ts';
import { proposalPaper } from './proposal-paper.ts';

export interface PlanFileDependencies {
  readonly paper: Pick<PaperMaker, 'make'>;
  readonly site: Pick<SiteConfig, 'company' | 'accent'>;
  /** Where visitors reach the site. */
  readonly origin: string;
}

/** For whom a file is made; nobody when only the link of the plan is known. */
export interface PlanReader {
  readonly customer: string;
  readonly reference: string;
}

/** A saved revision as a PDF file. */
export async function planFile(
  { paper, site: { company, accent }, origin }: PlanFileDependencies,
  revision: PlanRevision,
  reader?: PlanReader,
): Promise<Result<MailAttachment, PaperFailure>> {
  const plan = planOf(revision);
  const document = proposalPaper(
    { ...revision, plan },
    {
      ...reader,
      companyName: company.name,
      link: origin + planPath(revision.token, revision.revision),
      terms: termsOf(origin),
    },
  );
  const title = reader?.reference ?? PROPOSAL_TITLE;
  const made = await paper.make(document, {
    reference: `${title}, revision ${revision.revision}`,
    createdAt: revision.createdAt,
    caution: shortCaution(plan.source),
    company,
    accent,
  });
  if (!made.ok) return made;
  const stem = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const name = `${stem}-revision-${revision.revision}.pdf`;
  return success({ name, type: 'application/pdf', content: made.value });
}

/** Only where the company's own terms are: none are made up here. */
const termsOf = (origin: string): readonly string[] => [
  'This is a plan and not an order. Nothing is ordered or charged.',
  `Our warranty: ${origin}${paths.warranty}. How we use your details: ${origin}${paths.privacy}.`,
];
