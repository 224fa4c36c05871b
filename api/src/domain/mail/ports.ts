import type { Result } from '@app/result';
import type { DeliveryFailure } from '../outbox/delivery.ts';

/** One mailbox: a name to show, which may be empty, and exactly one plain address. */
export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

export interface MailMessage {
  readonly from: MailAddress;
  readonly to: MailAddress;
  readonly replyTo?: MailAddress;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Mail programs mark a message of high priority. */
  readonly priority?: 'high';
  readonly attachments: readonly MailAttachment[];
}

export interface MailAttachment {
  /** Letters, digits, hyphens and a dot. */
  readonly name: string;
  /** Such as `application/pdf`. */
  readonly type: string;
  readonly content: Uint8Array;
}

export interface MailTransport {
  /**
   * Hands a mail over. Success means that the other server is now responsible for it. The
   * Message-ID, in angle brackets, is the same at every attempt.
   */
  send(
    message: MailMessage,
    options: { readonly messageId: string },
  ): Promise<Result<void, DeliveryFailure>>;
  /** Whether the server answers and takes our login, within two seconds. Must not reject. */
  probe?(): Promise<boolean>;
  /** Aborts mails that are being sent; their attempts fail as `temporary`. */
  close(): Promise<void>;
}

/** Mails that were written to files instead of being sent. */
export interface CapturedMails {
  /** Deletes a mail by the part of its Message-ID before the `@`, if it exists. */
  remove(key: string): Promise<void>;
}
