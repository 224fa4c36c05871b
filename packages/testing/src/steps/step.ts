import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '@app/federation/tooling/parts';
import { compileCache } from './compile-cache.ts';
import { type Counts, playwrightCounts, vitestCounts } from './test-counts.ts';

export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** What of it runs once on every store, as the closing lines name it. */
  readonly onEveryStore?: string;
  readonly needsBrowser?: boolean;
  /** What else it needs and this machine has not; then it is skipped. */
  readonly missing?: () => string | undefined;
  /** CI may skip it too: an archive of the sources has no history. */
  readonly optional?: boolean;
  /** Counts of a test runner's report; a step without one counts as one check. */
  readonly counts?: () => Promise<Counts>;
  /** The command that runs one of its files alone. */
  readonly only?: (file: string) => readonly string[];
}

/** A step with what came of it. */
export interface Outcome {
  readonly step: Step;
  readonly counts: Counts;
  readonly seconds: number;
}

const countsReporter = new URL('./counts-reporter.ts', import.meta.url);
/** The report of one runner of this process: another one may be at work beside it. */
const reportFile = (name: string): string =>
  path.join(root, '.cache', 'test-reports', `${name}-${process.pid}.json`);
export const bin = (name: string, folder = root): string =>
  path.join(folder, 'node_modules', '.bin', name);

/** The command that runs a program of `scripts/`. */
export const script = (name: string, ...args: readonly string[]): readonly string[] => [
  process.execPath,
  path.join(root, 'scripts', name),
  ...args,
];

/**
 * Runs one step, and prints its name before it and its duration after it.
 * @param quiet keeps what it prints until its end, for a step beside others.
 */
export async function run(step: Step, { quiet = false } = {}): Promise<Outcome> {
  console.log(`\n== ${step.name}${quiet ? ' (its output comes at its end)' : ''}`);
  const started = performance.now();
  const { ok, how, output } = await ended(step, quiet);
  if (quiet) console.log(`\n== output of ${step.name}\n${output.trimEnd()}`);
  const found = await (step.counts?.() ?? oneCheck(step, ok)).catch(() => oneCheck(step, false));
  const seconds = (performance.now() - started) / 1000;
  console.log(`== ${step.name}: ${ok ? 'ok' : 'FAILED'} in ${Math.round(seconds)} s`);
  // A runner that fails without a failed test (a file that does not load) has failed all the same.
  const counts =
    ok || found.failures.length > 0
      ? found
      : { ...found, failures: [{ text: `${step.name}: ${how} without a failed test` }] };
  return { step, counts, seconds };
}

async function oneCheck({ name }: Step, ok: boolean): Promise<Counts> {
  return { passed: ok ? 1 : 0, failures: ok ? [] : [{ text: name }], skipped: 0 };
}

interface Ended {
  readonly ok: boolean;
  /** Such as `exit code 1` or `signal SIGKILL`. */
  readonly how: string;
  /** Of a quiet step. */
  readonly output: string;
}

function ended({ command, cwd = root, env = {} }: Step, quiet: boolean): Promise<Ended> {
  const [program = '', ...args] = command;
  // The Node that runs this script comes first, also for tools that find theirs on PATH.
  const PATH = `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`;
  // Runners colour their output in CI even when it goes to a file.
  const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
  const output = quiet ? 'pipe' : 'inherit';
  const child = spawn(program, args, {
    cwd,
    stdio: ['inherit', output, output],
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache, ...plain, ...env, PATH },
    shell: process.platform === 'win32',
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  return new Promise((resolve) => {
    child.on('error', (fault) => {
      console.error(fault.message);
      resolve({ ok: false, how: fault.message, output: printed });
    });
    child.on('close', (code, signal) => {
      const how = signal === null ? `exit code ${code}` : `signal ${signal}`;
      resolve({ ok: code === 0, how, output: printed });
    });
  });
}

type Runner = Pick<Step, 'command' | 'cwd' | 'counts' | 'env' | 'only'>;

/**
 * Runs projects of `vitest.config.ts`.
 * @param files only tests whose path contains one of these texts; all by default.
 */
export function vitest(projects: readonly string[], files: readonly string[] = []): Runner {
  const file = reportFile(`vitest-${projects.join('-')}`);
  const reporters = ['--reporter=dot', `--reporter=${fileURLToPath(countsReporter)}`];
  const chosen = projects.flatMap((project) => ['--project', project]);
  const command = [bin('vitest'), 'run', ...chosen, ...reporters];
  return {
    command: [...command, ...files],
    env: { COUNTS_FILE: file },
    counts: () => vitestCounts(file),
    only: (failed) => [...command, failed],
  };
}

/** Runs component tests with the React that visitors get: its development build takes half as long again. */
export function componentTests(files: readonly string[] = []): Runner {
  const runner = vitest(['components'], files);
  return { ...runner, env: { ...runner.env, NODE_ENV: 'production' } };
}

/** Runs journeys with the Playwright of a folder; `name` is that of its report. */
export function playwright(folder: string, name: string, args: readonly string[] = []): Runner {
  const file = reportFile(name);
  const command = [bin('playwright', folder), 'test', '--reporter=list,json', ...args];
  return {
    command,
    cwd: folder,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    counts: () => playwrightCounts(file),
    // Playwright looks for it in absolute paths, and reports it as seen from its folder of tests.
    only: (failed) => [...command, failed.replace(/^(\.\.\/)+/, ''), '--workers=1'],
  };
}
