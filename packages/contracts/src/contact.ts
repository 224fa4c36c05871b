import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { LeadReceipt, spamSignals } from './submission.ts';
import { emailAddress, line, paragraph } from './text.ts';

export const ContactMessage = v.object({
  name: line(2, 'Name must be at least 2 characters'),
  email: emailAddress('Please enter a valid email address'),
  message: paragraph(10, 'Message must be at least 10 characters'),
  ...spamSignals,
});
export type ContactMessage = v.InferOutput<typeof ContactMessage>;

export const contactTexts = {
  sent: {
    title: 'Message Sent',
    text: 'Thank you for your message. We will get back to you shortly.',
  },
  failedTitle: 'Error',
  failed: 'Failed to send message',
} as const;

export const sendContactMessage = defineEndpoint({
  method: 'POST',
  path: '/api/contact',
  summary: 'Send a message to the company',
  request: ContactMessage,
  response: LeadReceipt,
  recordsLead: true,
});
