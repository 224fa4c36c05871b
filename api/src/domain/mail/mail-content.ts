import type { SiteConfig } from '@app/site/site-config';
import type { MailAddress } from './ports.ts';

/** What a mail says, in blocks: its HTML and its plain text are made from the same ones. */
export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  /** The line that a list of mails shows beside the subject. */
  readonly preview: string;
  readonly blocks: readonly MailBlock[];
  /** Why the reader gets this mail. */
  readonly because: string;
}

export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  /** Somebody's own words; line breaks are kept. */
  | { readonly kind: 'quote'; readonly text: string }
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

/** Who writes, and to whom the company's own copies go. */
export interface Letterhead {
  readonly company: SiteConfig['company'];
  /** Colour of the button and of the line under the name, as `#rrggbb`. */
  readonly accent: SiteConfig['accent'];
  /** Where the site is, without a trailing slash. */
  readonly origin: string;
  readonly from: MailAddress;
  readonly staff: MailAddress;
}
