import * as v from 'valibot';
import { AdminCredentials } from './admin-credentials.ts';
import { defineEndpoint } from './endpoint.ts';

export const mailReportTexts = {
  check: 'Check mail',
  checkMeans: 'Check mail needs no file. It shows whether mails to customers and staff went out.',
  checking: 'Checking mail...',
  givenUp: (count: number) => {
    if (count === 0) return 'No mail was given up';
    return count === 1 ? '1 mail was given up' : `${count} mails were given up`;
  },
  table: 'Mails that nobody got',
  tableMeans: 'They are not tried again: please reach these people yourself.',
  failed: 'The mail could not be checked. Please try again.',
} as const;

/** A mail that was given up: nobody got it, and it is not tried again. */
const DeadMail = v.object({
  purpose: v.picklist(['customer', 'staff']),
  attempts: v.number(),
  /** Why the last attempt failed. */
  lastError: v.string(),
  /** ISO 8601, UTC. */
  givenUpAt: v.string(),
  /** What the mail was about; null once its lead is deleted. */
  lead: v.nullable(
    v.object({
      kind: v.picklist(['contact', 'order']),
      reference: v.string(),
    }),
  ),
  /** Null when its lead is deleted, or when the mail cannot be written. */
  letter: v.nullable(v.object({ recipient: v.string(), subject: v.string() })),
});
export type DeadMail = v.InferOutput<typeof DeadMail>;

export const MailReport = v.object({
  counts: v.object({
    /** Not tried yet, or being sent. */
    pending: v.number(),
    sent: v.number(),
    /** Not sent so far; will be tried again. */
    failed: v.number(),
    dead: v.number(),
  }),
  /** The latest first, at most a hundred. */
  dead: v.array(DeadMail),
});
export type MailReport = v.InferOutput<typeof MailReport>;

export const readMailReport = defineEndpoint({
  method: 'POST',
  path: '/api/admin/mail-status',
  summary: 'How the mails are doing, and which were given up; for the owner',
  request: AdminCredentials,
  response: MailReport,
});
