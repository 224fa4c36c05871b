import { readFile } from 'node:fs/promises';

/** What a step of the test command found. */
export interface Counts {
  readonly passed: number;
  /** Each failed test by name, with its message. */
  readonly failures: readonly string[];
  readonly skipped: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: { readonly expected: number; readonly skipped: number };
}

const LINES_OF_A_MESSAGE = 12;

/** Reads a file of vitest's JSON reporter. Rejects when it is not there or not JSON. */
export async function vitestCounts(file: string): Promise<Counts> {
  const report: VitestReport = JSON.parse(await readFile(file, 'utf8'));
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that does not load has failed without a failed test.
    if (status === 'failed' && failed.length === 0) return [described(name, message)];
    return failed.map((test) => described(`${name}: ${test.fullName}`, test.failureMessages?.[0]));
  });
  return {
    passed: report.numPassedTests,
    failures,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Reads a file of Playwright's JSON reporter. Rejects when it is not there or not JSON. */
export async function playwrightCounts(file: string): Promise<Counts> {
  const report: PlaywrightReport = JSON.parse(await readFile(file, 'utf8'));
  const { expected, skipped } = report.stats;
  return { passed: expected, failures: failuresIn(report), skipped };
}

function failuresIn({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      // A test that passed only when it ran again is not trusted either.
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        described(`[${projectName}] ${file}:${line}: ${title}`, results[0]?.error?.message),
      ),
  );
  return [...own, ...suites.flatMap(failuresIn)];
}

function described(name: string, message = ''): string {
  const lines = message.split('\n').filter((line) => !/^\s+at .*node_modules/.test(line));
  return [name, ...lines.slice(0, LINES_OF_A_MESSAGE)].join('\n  ');
}
