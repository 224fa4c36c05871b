import { type Outcome, run, type Step } from './step.ts';
import type { Failure } from './test-counts.ts';

/** So many files may pass at their second try; more is a suite that nobody can believe. */
const MOST_FLAKY_FILES = 2;

interface Options {
  /** With more failed files nothing runs again. */
  readonly most?: number;
  readonly runStep?: (step: Step) => Promise<Outcome>;
}

export interface Rerun {
  readonly failures: readonly Failure[];
  /** Files that failed, and passed when they ran again alone. */
  readonly flaky: readonly Failure[];
}

/**
 * Runs each file with a failure once more, alone. Nothing runs again when that could not save the run: more files
 * failed than may be flaky, or something failed that is no test file.
 */
export async function runFailedFilesAgain(
  outcomes: readonly Outcome[],
  { most = MOST_FLAKY_FILES, runStep = run }: Options = {},
): Promise<Rerun> {
  const failures = outcomes.flatMap(({ counts }) => counts.failures);
  const files = new Set(failures.map(({ file }) => file));
  if (failures.length === 0 || files.has(undefined) || files.size > most)
    return { failures, flaky: [] };
  const flaky: Failure[] = [];
  const failed: Failure[] = [];
  for (const { step, counts } of outcomes) {
    for (const file of new Set(counts.failures.map((failure) => failure.file))) {
      const before = counts.failures.filter((failure) => failure.file === file);
      const second = await runStep(onlyFile(step, file as string));
      if (second.counts.failures.length === 0) flaky.push(...before);
      else failed.push(...before);
    }
  }
  return { failures: failed, flaky };
}

function onlyFile(step: Step, file: string): Step {
  return { ...step, name: `${file} again, alone`, command: step.only?.(file) ?? step.command };
}
