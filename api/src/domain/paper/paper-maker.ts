import type { Result } from '@app/result';
import type { SiteConfig } from '@app/site/site-config';
import type { PaperDocument } from './paper-document.ts';

/** Makes PDFs, away from the thread that answers requests. */
export interface PaperMaker {
  /**
   * The PDF of a Markdown text or of a document: A4, tagged, with bookmarks. The same content and
   * details give the same bytes. Fails when too many wait, when it takes too long, or when a PDF can't be
   * made of the content.
   */
  make(content: PaperContent, details: PaperDetails): Promise<Result<Uint8Array, PaperFailure>>;
  /** Ends the work under way, which then fails as `stopped`. */
  close(): Promise<void>;
}

/** A Markdown text, or a document. */
export type PaperContent = string | PaperDocument;

/** What is on each page around the text. */
export interface PaperDetails {
  readonly reference: string;
  /** Date of the document: ISO 8601, UTC. */
  readonly createdAt: string;
  /** A few words for the foot of each page. */
  readonly caution: string;
  readonly company: SiteConfig['company'];
  /** `#rrggbb`. */
  readonly accent: SiteConfig['accent'];
}

export type PaperFailure =
  /** As many PDFs as may wait are waiting: try again later. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'too-slow' }
  | { readonly kind: 'stopped' }
  /** A fault of the program; trying again would most likely end the same way. */
  | { readonly kind: 'fault'; readonly reason: string };
