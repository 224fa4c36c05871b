import { reportIncident } from '@app/contracts/incident';
import { looksAutomated } from '@app/contracts/submission';
import { success } from '@app/result';
import { leadReceipt } from '../leads/handles.ts';
import { defineLeadKind } from '../leads/lead-kind.ts';
import { recordFormat } from '../leads/record-format.ts';
import { incidentNoticeMail } from './incident-notice-mail.ts';
import { IncidentRecord } from './incident-record.ts';

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
    staff: { to: 'staff', whenSuspect: true, urgent: true, write: incidentNoticeMail },
  },
});
