import type { MarkdownDocument } from '@app/markdown/markdown-document';
import type { SiteConfig } from '@app/site/site-config';
import type { MailAddress } from './ports.ts';

/** The content of a mail in blocks, from which both its HTML and its plain text are made. */
export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  /** The text that mail programs show beside the subject in a list. */
  readonly preview: string;
  readonly blocks: readonly MailBlock[];
  /** Why the reader gets this mail. */
  readonly because: string;
}

export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  /** Text of a visitor; line breaks are kept. */
  | { readonly kind: 'quote'; readonly text: string }
  /** A report, whose own title is a heading below that of the mail. */
  | { readonly kind: 'markdown'; readonly document: MarkdownDocument }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  | {
      readonly kind: 'order-lines';
      readonly lines: readonly {
        readonly name: string;
        readonly sku: string;
        readonly quantity: number;
        readonly price: string;
        readonly lineTotal: string;
      }[];
      readonly sums: readonly Fact[];
    };

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** Sender and appearance of mails, and the address of the staff. */
export interface Letterhead {
  readonly company: SiteConfig['company'];
  /** Colour of the button and of the line under the name, as `#rrggbb`. */
  readonly accent: SiteConfig['accent'];
  /** Where the site is, without a trailing slash. */
  readonly origin: string;
  readonly from: MailAddress;
  readonly staff: MailAddress;
}
