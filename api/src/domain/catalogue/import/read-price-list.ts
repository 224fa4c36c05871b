import { failed, type Result, success } from '@app/result';
import type { Replacement, StoredProduct } from '../ports.ts';
import { decodeText } from './decode-text.ts';
import type { ImportFailure, ImportReport } from './import-report.ts';
import { ProductCollector } from './product-collector.ts';
import { productsTable } from './product-row.ts';
import { SqlDumpReader } from './sql-dump-reader.ts';
import { structureFailure } from './structure-failure.ts';

export type { ImportFailure, ImportReport } from './import-report.ts';

interface ReadOptions {
  readonly batchSize?: number;
  /** Called after each chunk with the bytes read so far. */
  readonly onProgress?: ((bytesRead: number) => void) | undefined;
}

/** Takes products in this order. Gives those that replaced one that was taken before. */
type TakeProducts = (
  products: readonly StoredProduct[],
) => Promise<readonly Replacement[]> | readonly Replacement[];

const DEFAULT_BATCH_SIZE = 500;
/** A file is refused when more than one row in this many is bad. */
const ROWS_PER_REFUSAL = 100;

/**
 * Reads a price list, an SQL dump of MySQL, PostgreSQL or SQLite, into products. Nothing is
 * executed. `onBatch` gets products in the order of the file while the file is still being read,
 * so they count only when the result is a success. Faults of `chunks` and `onBatch` are rethrown.
 */
export async function readPriceList(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  onBatch: TakeProducts,
  { batchSize = DEFAULT_BATCH_SIZE, onProgress }: ReadOptions = {},
): Promise<Result<ImportReport, ImportFailure>> {
  const collector = new ProductCollector();
  const reader = new SqlDumpReader(productsTable, collector);
  const deliver = async () => {
    const batch = collector.take(batchSize);
    for (const { at, earlier } of await onBatch(batch.products)) {
      collector.repeated(batch, at, earlier);
    }
  };
  for await (const text of decodeText(chunks, onProgress)) {
    if (typeof text !== 'string') return failed(text);
    const failure = reader.push(text);
    if (failure !== undefined) return failed(failure);
    while (collector.waiting >= batchSize) await deliver();
  }
  const failure = reader.end();
  if (failure !== undefined) return failed(failure);
  while (collector.waiting > 0) await deliver();
  if (collector.failure) return failed(collector.failure);
  const { seen, unused } = reader.table;
  const report = {
    ...collector.report,
    unusedTables: unused,
    endIsMarked: reader.endIsMarked,
  };
  return judge(report, seen);
}

function judge(report: ImportReport, tableSeen: boolean): Result<ImportReport, ImportFailure> {
  if (report.read === 0) {
    const problem = tableSeen
      ? 'The table products has no rows in this file.'
      : 'The file has no table products.';
    return failed(structureFailure(undefined, problem));
  }
  if (report.refused * ROWS_PER_REFUSAL <= report.read) return success(report);
  return failed({ kind: 'too-many-refusals', message: tooMany(report), report });
}

function tooMany({ refused, read, refusals: [first] }: ImportReport): string {
  const message = `${refused} of ${read} rows have errors; at most one in ${ROWS_PER_REFUSAL} may.`;
  return first ? `${message} The first is on line ${first.line}: ${first.reason}.` : message;
}
