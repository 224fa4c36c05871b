import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { type Counts, described, type Failure, onlySlow, SLOW_SECONDS } from './test-counts.ts';

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
  }
}

function countsOf(modules: readonly TestModule[], unhandled: readonly SerializedError[]): Counts {
  const tests = modules.flatMap(({ children }) => [...children.allTests()]);
  const inState = (state: string) => tests.filter((test) => test.result().state === state);
  const timed = tests.map((test) => ({
    name: `${test.module.relativeModuleId}: ${test.fullName}`,
    seconds: (test.diagnostic()?.duration ?? 0) / 1000,
    inBrowser: test.module.relativeModuleId.includes('.browser.test.'),
  }));
  const slow = (inBrowser: boolean) =>
    onlySlow(
      timed.filter((test) => test.inBrowser === inBrowser),
      inBrowser ? SLOW_SECONDS.browser : SLOW_SECONDS.node,
    );
  return {
    passed: inState('passed').length,
    skipped: inState('skipped').length,
    failures: [
      ...inState('failed').map((test) =>
        failureIn(test.module, `: ${test.fullName}`, test.result().errors?.[0]),
      ),
      // Of a file that does not load.
      ...modules.flatMap((module) => module.errors().map((error) => failureIn(module, '', error))),
      ...unhandled.map((error) => ({
        text: described('an error outside of tests', textOf(error)),
      })),
    ],
    files: modules.map((module) => ({
      name: module.relativeModuleId,
      seconds: module.diagnostic().duration / 1000,
    })),
    slowTests: [...slow(false), ...slow(true)].map(({ name, seconds }) => ({ name, seconds })),
  };
}

interface Thrown {
  readonly message: string;
  readonly stack?: string;
}

function failureIn(module: TestModule, test: string, error: Thrown | undefined): Failure {
  const file = module.relativeModuleId;
  return { text: described(`${file}${test}`, textOf(error)), file };
}

const textOf = (error: Thrown | undefined): string => error?.stack ?? error?.message ?? '';
