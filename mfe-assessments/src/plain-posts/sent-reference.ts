import type { LeadReceipt } from '@app/contracts/submission';
import type { Submission } from '@app/federation/remote-module';

/** The outcome of a post whose page shows only the reference. */
export const sentReference = ({ reference }: LeadReceipt): Submission => ({
  phase: 'sent',
  answer: reference,
});
