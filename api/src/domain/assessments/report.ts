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

/**
 * A text in which each fact is a placeholder: `{1}` is the first of `facts`. A model may reword the
 * template when `wordable` is true and never sees it otherwise.
 */
export interface Wording {
  readonly template: string;
  readonly facts: readonly string[];
  readonly wordable: boolean;
}

/** The words of the rules, which no model touches. */
export const fixed = (template: string, ...facts: readonly string[]): Wording => ({
  template,
  facts,
  wordable: false,
});

/** The words of the rules, which a model may replace. */
export const wordable = (template: string, ...facts: readonly string[]): Wording => ({
  template,
  facts,
  wordable: true,
});

/** A wording with its facts in place. Throws for a placeholder without a fact. */
export const wordsOf = ({ template, facts }: Wording): string =>
  template.replace(/\{(\d+)\}/g, (placeholder, number: string) => {
    const fact = facts[Number(number) - 1];
    if (fact === undefined) throw new Error(`No fact for ${placeholder} in "${template}"`);
    return fact;
  });
