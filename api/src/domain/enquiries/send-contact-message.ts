import type { ContactMessage } from '@app/contracts/contact';
import { looksAutomated } from '@app/contracts/submission';
import { type Result, success } from '@app/result';
import { type Arrival, type LeadDesk, type NotRecorded, recordLead } from '../leads/record-lead.ts';

export interface ContactReceipt {
  readonly success: true;
  readonly reference: string;
}

/** Stores a visitor's message. How long the form was open tells nothing about what it says. */
export function sendContactMessage(
  desk: LeadDesk,
  request: ContactMessage,
  arrival: Arrival,
): Promise<Result<ContactReceipt, NotRecorded>> {
  const { website, elapsedMs, ...message } = request;
  const submission = {
    ...arrival,
    kind: 'contact',
    referencePrefix: 'MSG',
    suspect: looksAutomated({ website, elapsedMs }),
    substance: message,
  } as const;
  return recordLead(desk, submission, async () =>
    success({
      payload: message,
      answer: ({ reference }): ContactReceipt => ({ success: true, reference }),
    }),
  );
}
