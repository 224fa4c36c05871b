import { stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { runImport, uploadLimits } from '@app/api/adapters/import-worker/run-import';
import { CannotStart, readSettings } from '../settings.ts';

const { values, positionals } = parseArgs({
  options: { confirm: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [file] = positionals;
try {
  if (!file) throw new CannotStart('Which file? npm run import -- price-list.sql');
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new CannotStart(`There is no file ${file}.`);
  await importFile(file);
} catch (fault) {
  if (!(fault instanceof Error)) throw fault;
  console.error(fault.message);
  process.exitCode = 1;
}

async function importFile(file: string): Promise<void> {
  const settings = readSettings(process.env);
  const { unpackedLimitBytes } = uploadLimits(settings.MAX_UPLOAD_MB);
  const who = 'npm run import';
  const work = { store: settings, file, unpackedLimitBytes, who, confirmed: values.confirm };
  const result = await runImport(work);
  if (!result.ok) {
    if (result.failure.kind === 'too-many-refusals') printRows(result.failure.report.refusals);
    const hint = result.failure.kind === 'unconfirmed' ? ' (npm run import -- FILE --confirm)' : '';
    throw new CannotStart(`Not imported. ${result.failure.message}${hint}`);
  }
  const { report, changes, version, lostPredecessor } = result.value;
  if (lostPredecessor) console.error(`The old price list was lost: ${lostPredecessor}`);
  console.log(
    `Imported ${report.accepted} products (${changes.added} added, ${changes.changed} changed, ` +
      `${changes.removed} removed, ${report.refused} rows refused) as version ${version.id}.`,
  );
  printRows(report.refusals);
  if (report.repeated > 0) console.log(`${report.repeated} rows replaced an earlier one:`);
  printRows(report.repeats);
  if (report.unusedTables.length > 0) {
    console.log(`Also in the file, and not used: ${report.unusedTables.join(', ')}.`);
  }
}

function printRows(rows: readonly { line: number; reason: string }[]): void {
  for (const { line, reason } of rows) console.log(`  Line ${line}: ${reason}`);
}
