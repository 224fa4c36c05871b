import type { ImportReport } from '../import/import-report.ts';
import type { ListComparison } from './compare-lists.ts';

/** The file of an import. */
export interface ImportedFile {
  readonly name: string;
  /** Of its bytes as they came, in hex: of the packed ones when it was compressed. */
  readonly sha256: string;
}

/** Who imports which file. */
export interface ImportSource {
  /** The owner's username, or the command that did it. */
  readonly who?: string | undefined;
  readonly file?: ImportedFile | undefined;
}

/** What the history tells of a change. No address: the log has it with the request. */
export interface ChangeRecord extends ImportSource {
  readonly kind: 'import' | 'undo';
  /** Of the list that became active. */
  readonly products?: number;
  readonly counts?: {
    readonly added: number;
    readonly changed: number;
    readonly removed: number;
    /** Rows of the file that were left out; none for an undo. */
    readonly refused: number;
  };
}

/** The record of an import. */
export const importRecord = (
  { who, file }: ImportSource,
  { refused }: Pick<ImportReport, 'refused'>,
  { after, added, changed, removed }: ListComparison,
): ChangeRecord => ({
  kind: 'import',
  who,
  file,
  products: after,
  counts: { added, changed, removed, refused },
});

/** As JSON, because stores read it only as a whole. */
export const writeRecord = (record: ChangeRecord): string => JSON.stringify(record);

/** Safe to cast: `writeRecord` and migrations write it, and those know nothing but the import. */
export const readRecord = (record: string): ChangeRecord => ({
  kind: 'import',
  ...(JSON.parse(record) as Partial<ChangeRecord>),
});
