import type { Wording } from './wording.ts';

/**
 * A report as the rules make it. `report-markdown.ts` writes it as Markdown; nothing else does.
 * Texts are plain: whatever is in them is escaped when they are written.
 */
export interface Report {
  readonly title: string;
  readonly sections: readonly ReportSection[];
}

export interface ReportSection {
  /** Unique in the report and stable, such as `what-went-wrong`: a model answers by it. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly ReportBlock[];
}

export type ReportBlock =
  | { readonly kind: 'paragraph'; readonly text: Wording }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly ReportItem[] }
  | {
      readonly kind: 'table';
      readonly columns: readonly string[];
      /** As many cells a row as there are columns. */
      readonly rows: readonly (readonly string[])[];
    };

/** An entry of a list: its first words stand out when there is a `lead`. */
export interface ReportItem {
  readonly lead?: string;
  readonly text: Wording;
}
