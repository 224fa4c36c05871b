import type { KindOf } from '../../leads/kind-of.ts';
import type { Lead } from '../../leads/ports.ts';
import type { MailAttachment } from '../../mail/ports.ts';
import { visitorName } from '../../mail/visitor-name.ts';
import { type PlanFileDependencies, planFile } from '../paper/plan-file.ts';
import type { PlanStore } from '../ports.ts';

export interface PlanPaperDependencies extends PlanFileDependencies {
  readonly kindOf: KindOf;
  readonly plans: Pick<PlanStore, 'get'>;
  readonly log: { error(fields: object, message: string): void };
}

/**
 * The saved plan of a lead as an attachment of a mail. Nothing when it is about none, the plan was deleted
 * or no PDF can be made of it: the mail has the link and the figures. Throws when one can be made later, so that the mail
 * is tried again.
 */
export async function planPaper(
  { kindOf, plans, log, ...dependencies }: PlanPaperDependencies,
  lead: Lead,
): Promise<MailAttachment | undefined> {
  const { reference } = lead;
  const read = kindOf(lead)?.read(lead);
  const plan = read?.ok ? read.value.plan : undefined;
  if (!plan) return undefined;
  const revision = await plans.get(plan.token, plan.revision);
  if (!revision) {
    log.error({ reference }, 'a mail goes without its plan, which was deleted');
    return undefined;
  }
  const reader = { customer: visitorName(plan.customer), reference };
  const made = await planFile(dependencies, revision, reader);
  if (made.ok) return made.value;
  const { kind } = made.failure;
  if (kind === 'busy' || kind === 'stopped') throw new Error(`No PDF can be made now: ${kind}`);
  log.error({ ...made.failure, reference }, 'a plan is mailed without its PDF');
  return undefined;
}
