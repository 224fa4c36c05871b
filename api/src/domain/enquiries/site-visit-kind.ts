import { photoTexts } from '@app/contracts/photo';
import { savedPlanTexts } from '@app/contracts/saved-plan';
import { requestSiteVisit } from '@app/contracts/site-visit';
import { looksAutomated } from '@app/contracts/submission';
import { failed, success } from '@app/result';
import { planPath } from '@app/site/paths';
import * as v from 'valibot';
import { leadReceipt } from '../leads/handles.ts';
import type { MailSource } from '../leads/lead-declaration.ts';
import { defineLeadKind } from '../leads/lead-kind.ts';
import { recordFormat } from '../leads/record-format.ts';
import type { MailContent } from '../mail/mail-content.ts';
import { arrivalFacts, STAFF_ADDRESS, spamFacts, spamMark } from '../mail/staff-notice.ts';
import type { PlanStore } from '../plans/ports.ts';
import { acknowledgementMail } from './acknowledgement-mail.ts';

/**
 * As it is stored: without limits, because those of the form may change. `secondTime` and `note` are empty
 * when there is none; plan and revision are absent for a visit without a plan.
 */
const SiteVisitRecord = v.object({
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  place: v.string(),
  firstTime: v.string(),
  secondTime: v.string(),
  note: v.string(),
  plan: v.optional(v.string()),
  revision: v.optional(v.number()),
  /** Ids of photos. */
  photos: v.optional(v.array(v.string()), []),
});

/** A wish for a visit. The plan that it is about is the newest revision of that moment. */
export const siteVisitKind = defineLeadKind({
  name: 'site-visit',
  label: 'Site visit',
  referencePrefix: 'VIS',
  endpoint: requestSiteVisit,
  accept: ({ website, elapsedMs, plan, ...request }, { plans, photos }) => ({
    substance: { ...request, plan },
    suspect: looksAutomated({ website, elapsedMs }),
    async prepare() {
      const revision = plan ? await newestRevision(plans, plan) : undefined;
      if (plan && revision === undefined) {
        return failed({ kind: 'bad-fields', fields: { plan: savedPlanTexts.missing } });
      }
      // Before the lead is stored: a lead whose photos nobody claimed would lose them.
      for (const id of request.photos) {
        if (!(await photos.claim(id))) {
          return failed({ kind: 'bad-fields', fields: { photos: photoTexts.gone } });
        }
      }
      if (revision === undefined) return success({ record: request, kept: leadReceipt });
      return success({ record: { ...request, plan, revision }, kept: leadReceipt });
    },
  }),
  answer: async (receipt) => receipt,
  records: recordFormat(SiteVisitRecord),
  describe: ({ name, email, phone, ...details }) => ({ visitor: { name, email, phone }, details }),
  plan: ({ plan: token, revision, name }) =>
    token === undefined || revision === undefined ? undefined : { token, revision, customer: name },
  photos: ({ photos }) => photos,
  mails: {
    customer: {
      to: (visitor) => visitor,
      whenSuspect: false,
      write: acknowledgementMail({
        what: 'request for a visit',
        thanks: (company) =>
          `${company} has received your request for a site visit. We will phone you to agree on the day and the time.`,
        did: 'asked for a site visit',
      }),
    },
    staff: { to: 'staff', whenSuspect: true, attaches: ['plan', 'photos'], write: siteVisitNotice },
  },
});

async function newestRevision(
  plans: Pick<PlanStore, 'list'>,
  token: string,
): Promise<number | undefined> {
  const revisions = await plans.list(token);
  return revisions.at(-1)?.revision;
}

function siteVisitNotice({
  lead,
  record: { name, email, phone, place, firstTime, secondTime, note, plan, revision, photos },
  letterhead: { origin },
}: MailSource<v.InferOutput<typeof SiteVisitRecord>>): MailContent {
  return {
    subject: `${spamMark(lead)}Site visit ${lead.reference} for ${name}`,
    heading: `Site visit ${lead.reference}`,
    preview: `${place}, ${firstTime}`,
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: 'Where', value: place },
          { label: 'When', value: firstTime },
          ...(secondTime ? [{ label: 'Or', value: secondTime }] : []),
          { label: 'Name', value: name },
          { label: 'Phone', value: phone },
          { label: 'E-mail', value: email },
          ...(plan ? [{ label: 'Plan', value: origin + planPath(plan, revision) }] : []),
          ...(photos.length > 0 ? [{ label: 'Photos', value: `${photos.length}, attached` }] : []),
          ...arrivalFacts(lead),
          ...spamFacts(lead, 'Yes; the sender got no acknowledgement'),
        ],
      },
      ...(note ? [{ kind: 'quote', text: note } as const] : []),
      { kind: 'paragraph', text: 'Phone to agree on the day and the time.' },
    ],
    because: STAFF_ADDRESS,
  };
}
