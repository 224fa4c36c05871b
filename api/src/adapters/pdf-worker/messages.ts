import type { PaperContent, PaperDetails } from '../../domain/paper/paper-maker.ts';

/** What a PDF thread gets: one at a time. */
export interface PaperOrder {
  readonly content: PaperContent;
  readonly details: PaperDetails;
}

export type PaperReply =
  | { readonly kind: 'done'; readonly bytes: Uint8Array }
  | { readonly kind: 'fault'; readonly reason: string };
