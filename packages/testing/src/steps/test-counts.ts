import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** What a step of the test command found. */
export interface Counts {
  readonly passed: number;
  readonly failures: readonly Failure[];
  readonly skipped: number;
  /** What each file took; none of a step without a test runner. */
  readonly files?: readonly Timed[];
  /** Its slow tests; see `SLOW_SECONDS`. */
  readonly slowTests?: readonly Timed[];
}

export interface Failure {
  /** The failed test by name, with its message. */
  readonly text: string;
  /** The test file, if running it again could tell more. */
  readonly file?: string;
}

export interface Timed {
  /** File, or file and test. */
  readonly name: string;
  readonly seconds: number;
}

/** A test that takes longer has its reason in a comment that begins with `Slow:`. */
export const SLOW_SECONDS = { node: 2, browser: 8 } as const;

export const onlySlow = (tests: readonly Timed[], limit: number): Timed[] =>
  tests.filter(({ seconds }) => seconds > limit);

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly PlaywrightSpec[];
}

interface PlaywrightSpec {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly tests: readonly {
    readonly projectName: string;
    readonly status: string;
    readonly results: readonly {
      readonly duration: number;
      readonly error?: { readonly message?: string };
    }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: { readonly expected: number; readonly skipped: number };
}

const LINES_OF_A_MESSAGE = 12;

/** Takes what `steps/counts-reporter.ts` wrote. Rejects when it is not there or not JSON. */
export async function vitestCounts(file: string): Promise<Counts> {
  return JSON.parse(await take(file));
}

/** Takes a file of Playwright's JSON reporter. Rejects when it is not there or not JSON. */
export async function playwrightCounts(file: string): Promise<Counts> {
  const report: PlaywrightReport = JSON.parse(await take(file));
  const { expected, skipped } = report.stats;
  const tests = specsOf(report).flatMap((spec) =>
    spec.tests.map((test) => ({
      ...test,
      file: spec.file,
      name: `[${test.projectName}] ${spec.file}:${spec.line}: ${spec.title}`,
      seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return {
    passed: expected,
    skipped,
    failures: tests
      // A test that passed only when it ran again is not trusted either.
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ name, file, results }) => ({
        text: described(name, results[0]?.error?.message),
        file,
      })),
    files: sumByFile(tests),
    slowTests: onlySlow(tests, SLOW_SECONDS.browser).map(({ name, seconds }) => ({
      name,
      seconds,
    })),
  };
}

/** The text of a file, which is deleted: nobody else reads it. */
async function take(file: string): Promise<string> {
  const text = await readFile(file, 'utf8');
  await rm(file);
  return text;
}

const specsOf = ({ suites = [], specs = [] }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

function sumByFile(tests: readonly { readonly file: string; readonly seconds: number }[]): Timed[] {
  const seconds = new Map<string, number>();
  for (const test of tests) seconds.set(test.file, (seconds.get(test.file) ?? 0) + test.seconds);
  return Array.from(seconds, ([file, sum]) => ({
    name: path.join('journeys', file),
    seconds: sum,
  }));
}

/** A failure's name and the first lines of its message, without those of libraries. */
export function described(name: string, message = ''): string {
  const lines = message.split('\n').filter((line) => !/^\s+at .*node_modules/.test(line));
  return [name, ...lines.slice(0, LINES_OF_A_MESSAGE)].join('\n  ');
}
