import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { type Counts, described } from '../test-counts.ts';

/** How many of the slowest files are printed, for whoever makes the run shorter. */
const SLOWEST = 12;

/**
 * Writes what a run of vitest found, as `Counts`, to the file that COUNTS_FILE names. The JSON reporter
 * leaves out errors outside of tests (a rejection that nothing awaits), though they fail a run.
 */
export default class CountsReporter implements Reporter {
  async onTestRunEnd(
    modules: readonly TestModule[],
    unhandled: readonly SerializedError[],
  ): Promise<void> {
    const file = process.env.COUNTS_FILE;
    if (file === undefined) throw new Error('COUNTS_FILE names no file for the counts.');
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(countsOf(modules, unhandled)));
    console.log(`The slowest files:\n${slowest(modules).join('\n')}`);
  }
}

function countsOf(modules: readonly TestModule[], unhandled: readonly SerializedError[]): Counts {
  const tests = modules.flatMap(({ children }) => [...children.allTests()]);
  const inState = (state: string) => tests.filter((test) => test.result().state === state);
  return {
    passed: inState('passed').length,
    skipped: inState('skipped').length,
    failures: [
      ...inState('failed').map((test) =>
        described(
          `${test.module.relativeModuleId}: ${test.fullName}`,
          textOf(test.result().errors?.[0]),
        ),
      ),
      // Of a file that does not load.
      ...modules.flatMap((module) =>
        module.errors().map((error) => described(module.relativeModuleId, textOf(error))),
      ),
      ...unhandled.map((error) => described('an error outside of tests', textOf(error))),
    ],
  };
}

function slowest(modules: readonly TestModule[]): string[] {
  return modules
    .map((module) => ({ file: module.relativeModuleId, ms: module.diagnostic().duration }))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST)
    .map(({ file, ms }) => `${Math.round(ms / 1000)} s  ${file}`);
}

function textOf(error: { readonly message: string; readonly stack?: string } | undefined): string {
  return error?.stack ?? error?.message ?? '';
}
