import * as v from 'valibot';
import { AdminCredentials } from './admin-credentials.ts';
import { defineEndpoint } from './endpoint.ts';

export const mailStatusTexts = {
  show: 'Show mail status',
  showMeans: 'Mail status needs no file. It shows whether mails to customers and staff were sent.',
  reading: 'Reading mail status...',
  dead: (count: number) => {
    if (count === 0) return 'No failed mail';
    return count === 1 ? '1 failed mail' : `${count} failed mails`;
  },
  table: 'Failed mail',
  tableMeans: 'We do not try these again. Please contact these people yourself.',
  failed: 'The mail status could not be read. Please try again.',
  webhook: 'the webhook',
} as const;

/** A mail that was not sent and is not tried again. On the page it is called a failed mail. */
const DeadMail = v.object({
  /** `customer`, `staff`, or a purpose that is newer than this schema. */
  purpose: v.string(),
  attempts: v.number(),
  /** Why the last attempt failed. */
  lastError: v.string(),
  /**
   * When the last attempt failed, ISO 8601, UTC. Released clients read this member, so it keeps its
   * name.
   */
  givenUpAt: v.string(),
  /** What the mail was about; null once its lead is deleted. */
  lead: v.nullable(
    v.object({
      /** For programs. New kinds come without a change of this schema. */
      kind: v.string(),
      /** For people, shown unchanged. Older APIs do not send it. */
      label: v.optional(v.string()),
      reference: v.string(),
    }),
  ),
  /** Null when its lead is deleted, or when this API cannot write the mail. */
  letter: v.nullable(v.object({ recipient: v.string(), subject: v.string() })),
});
export type DeadMail = v.InferOutput<typeof DeadMail>;

const Counts = v.object({
  /** Not tried yet, or being sent. */
  pending: v.number(),
  sent: v.number(),
  /** Not sent so far; will be tried again. */
  failed: v.number(),
  dead: v.number(),
});

/** A mail or webhook that is not sent yet. */
const Waiting = v.object({
  ...v.pick(DeadMail, ['purpose', 'attempts', 'lastError', 'lead', 'letter']).entries,
  /** `urgent` goes before `order`, that before `other`. */
  priority: v.string(),
  /** When it may be tried next, ISO 8601, UTC. */
  nextAttemptAt: v.string(),
});
export type Waiting = v.InferOutput<typeof Waiting>;

export const MailStatus = v.object({
  /** Of mails alone. */
  counts: Counts,
  /** The same of webhooks. Older APIs do not send it. */
  webhooks: v.optional(Counts),
  /** The latest first, at most a hundred. */
  dead: v.array(DeadMail),
  /** What is tried next first, at most a hundred. Older APIs do not send it. */
  waiting: v.optional(v.array(Waiting)),
});
export type MailStatus = v.InferOutput<typeof MailStatus>;

export const readMailStatus = defineEndpoint({
  method: 'POST',
  path: '/api/admin/mail-status',
  summary: 'How many mails are in which state, and which failed for good; for the owner',
  /** Neither is needed with a session of the owner. */
  request: v.partial(AdminCredentials),
  response: MailStatus,
  takesLong: true,
});
