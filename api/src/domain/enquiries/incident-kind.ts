import { reportIncident } from '@app/contracts/incident';
import { looksAutomated } from '@app/contracts/submission';
import { success } from '@app/result';
import { formatDayAndTime } from '@app/site/johannesburg-time';
import * as v from 'valibot';
import { DO_NOT_RING, readDanger } from '../assessments/understanding/read-danger.ts';
import { leadReceipt } from '../leads/handles.ts';
import type { MailSource } from '../leads/lead-declaration.ts';
import { defineLeadKind } from '../leads/lead-kind.ts';
import { recordFormat } from '../leads/record-format.ts';
import type { MailContent } from '../mail/mail-content.ts';
import { STAFF_ADDRESS, spamFacts, spamMark } from '../mail/staff-notice.ts';

/** As it is stored: without limits, because those of the form may change. */
const IncidentRecord = v.object({ name: v.string(), phone: v.string(), details: v.string() });

/** Something that has just happened. It is never refused, and its mail goes before all others. */
export const incidentKind = defineLeadKind({
  name: 'incident',
  label: 'Incident',
  referencePrefix: 'INC',
  endpoint: reportIncident,
  limit: 'slowDown',
  accept: ({ website, elapsedMs, ...incident }) => ({
    substance: incident,
    suspect: looksAutomated({ website, elapsedMs }),
    prepare: async () => success({ record: incident, kept: leadReceipt }),
  }),
  answer: async (receipt) => receipt,
  records: recordFormat(IncidentRecord),
  describe: ({ name, phone, ...details }) => ({ visitor: { name, phone }, details }),
  mails: {
    staff: { to: 'staff', whenSuspect: true, priority: 'urgent', write: incidentNotice },
  },
});

/** Its sender can only be reached by phone, and a phone that rings betrays someone who hides. */
function incidentNotice({
  lead,
  record: { name, phone, details },
}: MailSource<v.InferOutput<typeof IncidentRecord>>): MailContent {
  const { mark, silent, facts } = readDanger([details]);
  return {
    subject: `URGENT: ${mark}${spamMark(lead)}Incident ${lead.reference} from ${name}, ${phone}`,
    heading: `Urgent: incident ${lead.reference}`,
    preview: silent ? `Do not ring ${name}` : `Call ${name} on ${phone}`,
    blocks: [
      {
        kind: 'paragraph',
        text: silent ? `Do not ring. ${DO_NOT_RING}` : `Call ${name} on ${phone} now.`,
      },
      { kind: 'quote', text: details },
      {
        kind: 'facts',
        facts: [
          // The paragraph above says it.
          ...facts.filter(({ label }) => label !== 'Do not ring'),
          { label: 'Name', value: name },
          { label: 'Phone', value: phone },
          { label: 'Received', value: formatDayAndTime(lead.receivedAt) },
          { label: 'Reference', value: lead.reference },
          { label: 'Sent from', value: lead.sourcePath || 'not known' },
          ...spamFacts(lead, 'Yes, so this e-mail was not sent ahead of others'),
        ],
      },
      {
        kind: 'paragraph',
        text: `The sender gave no e-mail address, so you cannot reply to them by e-mail.${silent ? '' : ' Phone them.'}`,
      },
    ],
    because: STAFF_ADDRESS,
  };
}
