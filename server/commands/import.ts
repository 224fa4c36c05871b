import { stat } from 'node:fs/promises';
import { runImport, uploadLimits } from '@app/api/adapters/import-worker/run-import';
import { CannotStart, readSettings } from '../settings.ts';

const [file] = process.argv.slice(2);
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
  const result = await runImport({ store: settings, file, unpackedLimitBytes });
  if (!result.ok) {
    if (result.failure.kind === 'too-many-refusals') printRefusals(result.failure.report.refusals);
    throw new CannotStart(`Not imported. ${result.failure.message}`);
  }
  const { report, changes, version, lostPredecessor } = result.value;
  if (lostPredecessor) console.error(`The old price list was lost: ${lostPredecessor}`);
  console.log(
    `Imported ${report.accepted} products (${changes.added} added, ${changes.changed} changed, ` +
      `${changes.removed} removed, ${report.refused} rows refused) as version ${version.id}.`,
  );
  printRefusals(report.refusals);
}

function printRefusals(refusals: readonly { line: number; reason: string }[]): void {
  for (const { line, reason } of refusals) console.log(`  Line ${line}: ${reason}`);
}
