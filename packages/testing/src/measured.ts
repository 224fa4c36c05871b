import { appendFile, readFile } from 'node:fs/promises';

/**
 * Tells what a test has measured, for the end of `npm run test:deep`, which sets `MEASURED_FILE`; another run does not
 * keep it.
 */
export async function tellMeasured(what: string, figures: string): Promise<void> {
  const file = process.env.MEASURED_FILE;
  if (file) await appendFile(file, `${JSON.stringify([what, figures])}\n`);
}

/** A line for each that was told, in the order of the alphabet; none without a file. */
export async function readMeasured(file: string): Promise<readonly string[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const told = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as [string, string]);
  const width = Math.max(...told.map(([what]) => what.length));
  return told.map(([what, figures]) => `${what.padEnd(width)}  ${figures}`).sort();
}
