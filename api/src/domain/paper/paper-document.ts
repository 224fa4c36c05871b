import type { SiteLayout } from '@app/contracts/site-layout';
import type { MarkdownBlock, MarkdownTable } from '@app/markdown/markdown-document';
import type { Bounds } from '@app/site-plan/geometry/bounds';

/** What a PDF may hold: blocks of Markdown, and what Markdown cannot say. Texts are plain. */
export type PaperDocument = readonly PaperBlock[];

export type PaperBlock =
  | MarkdownBlock
  | CoverBlock
  | AmountsBlock
  | SiteFigureBlock
  | ThreatMatrixBlock
  | { readonly kind: 'page-break' };

/** The first page, below the letterhead. What follows begins a new page. */
export interface CoverBlock {
  readonly kind: 'cover';
  readonly title: string;
  readonly subtitle: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** The figure that readers look for. */
  readonly total: { readonly label: string; readonly value: string };
  /** What could be chosen instead of it, and itself, which is marked. */
  readonly choices: readonly {
    readonly label: string;
    readonly value: string;
    readonly isChosen: boolean;
  }[];
  /** What a reader must know before relying on it. */
  readonly caution: string;
}

/** A table in small type, some of whose columns are amounts. */
export interface AmountsBlock {
  readonly kind: 'amounts';
  readonly table: MarkdownTable;
  /** Indexes of the columns that end at the right. */
  readonly right: readonly number[];
}

/**
 * The drawing of a site, to a standard scale on a page of its own, with the heading before it. Its numbers
 * are the lines of the bill, from 1.
 */
export interface SiteFigureBlock {
  readonly kind: 'site-figure';
  /** In its title block: what is drawn. */
  readonly name: string;
  readonly layout: SiteLayout;
  /** A rectangle in metres, whose devices have their numbers in a figure of their own. */
  readonly enlarged?: Bounds | undefined;
  /** In its title block: how to read it. */
  readonly caption: string;
  /** What a screen reader reads instead of it. */
  readonly alt: string;
}

/** Threats as letters in a grid of likelihood and impact, each from 1 to 5. */
export interface ThreatMatrixBlock {
  readonly kind: 'threat-matrix';
  readonly threats: readonly {
    readonly letter: string;
    readonly likelihood: number;
    readonly impact: number;
  }[];
  readonly alt: string;
}
