import { readFile } from 'node:fs/promises';

/** What a step of the test command found. */
export interface Counts {
  readonly passed: number;
  /** Each failed test by name, with its message. */
  readonly failures: readonly string[];
  readonly skipped: number;
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

/** Reads what `steps/counts-reporter.ts` wrote. Rejects when it is not there or not JSON. */
export async function vitestCounts(file: string): Promise<Counts> {
  return JSON.parse(await readFile(file, 'utf8'));
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

/** A failure's name and the first lines of its message, without those of libraries. */
export function described(name: string, message = ''): string {
  const lines = message.split('\n').filter((line) => !/^\s+at .*node_modules/.test(line));
  return [name, ...lines.slice(0, LINES_OF_A_MESSAGE)].join('\n  ');
}
