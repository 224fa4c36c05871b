import { stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { runImport, uploadLimits } from '@app/api/adapters/import-worker/run-import';
import { type Environment, type Output, runAsProgram } from '@app/federation/commands/command';
import { CannotStart, readSettings } from '../settings.ts';
import { operatorCommand } from './operator-command.ts';

export const main = operatorCommand(async (args, env, output) => {
  const { values, positionals } = parseArgs({
    args,
    options: { confirm: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (!file) throw new CannotStart('Which file? npm run import -- price-list.sql');
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new CannotStart(`There is no file ${file}.`);
  await importFile({ file, confirmed: values.confirm }, env, output);
});

async function importFile(
  { file, confirmed }: { readonly file: string; readonly confirmed: boolean },
  env: Environment,
  output: Output,
): Promise<void> {
  const printRows = (rows: readonly { line: number; reason: string }[]) => {
    for (const { line, reason } of rows) output.log(`  Line ${line}: ${reason}`);
  };
  const settings = readSettings(env);
  const { unpackedLimitBytes } = uploadLimits(settings.MAX_UPLOAD_MB);
  const who = 'npm run import';
  const work = { store: settings, file, unpackedLimitBytes, who, confirmed };
  const result = await runImport(work);
  if (!result.ok) {
    if (result.failure.kind === 'too-many-refusals') printRows(result.failure.report.refusals);
    const hint = result.failure.kind === 'unconfirmed' ? ' (npm run import -- FILE --confirm)' : '';
    throw new CannotStart(`Not imported. ${result.failure.message}${hint}`);
  }
  const { report, changes, version, lostPredecessor } = result.value;
  if (lostPredecessor) output.error(`The old price list was lost: ${lostPredecessor}`);
  output.log(
    `Imported ${report.accepted} products (${changes.added} added, ${changes.changed} changed, ` +
      `${changes.removed} removed, ${report.refused} rows refused) as version ${version.id}.`,
  );
  printRows(report.refusals);
  if (report.repeated > 0) output.log(`${report.repeated} rows replaced an earlier one:`);
  printRows(report.repeats);
  if (report.unusedTables.length > 0) {
    output.log(`Also in the file, and not used: ${report.unusedTables.join(', ')}.`);
  }
}

await runAsProgram(import.meta, main);
