import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '@app/federation/tooling/parts';
import { compileCache } from '../processes/compile-cache.ts';
import { type Counts, vitestCounts } from '../test-counts.ts';

export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** What of it runs once on every store, as the closing lines name it. */
  readonly onEveryStore?: string;
  /** What it needs and this machine has not; then it is skipped. */
  readonly missing?: () => string | undefined;
  /** CI may skip it too: an archive of the sources has no history. */
  readonly optional?: boolean;
  /** It waits for most of its time, so it runs beside the step after it, and what it prints is kept until its end. */
  readonly beside?: boolean;
  /** Counts of a test runner's report; a step without one counts as one check. */
  readonly counts?: () => Promise<Counts>;
}

const countsReporter = new URL('./counts-reporter.ts', import.meta.url);
export const reports = path.join(root, '.cache', 'test-reports');
export const bin = (name: string, folder = root): string =>
  path.join(folder, 'node_modules', '.bin', name);

/** Runs one step, and prints its name before it and its duration after it. */
export async function run(step: Step): Promise<Counts> {
  if (!step.beside) console.log(`\n== ${step.name}`);
  const started = performance.now();
  const { ok, how, output } = await ended(step);
  if (step.beside) console.log(`\n== ${step.name}\n${output.trimEnd()}`);
  const counts = await (step.counts?.() ?? oneCheck(step, ok)).catch(() => oneCheck(step, false));
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`== ${step.name}: ${ok ? 'ok' : 'FAILED'} in ${seconds} s`);
  // A runner that fails without a failed test (a file that does not load) has failed all the same.
  return ok || counts.failures.length > 0
    ? counts
    : { ...counts, failures: [`${step.name}: ${how} without a failed test`] };
}

async function oneCheck({ name }: Step, ok: boolean): Promise<Counts> {
  return { passed: ok ? 1 : 0, failures: ok ? [] : [name], skipped: 0 };
}

interface Ended {
  readonly ok: boolean;
  /** Such as `exit code 1` or `signal SIGKILL`. */
  readonly how: string;
  /** Of a step that runs beside another. */
  readonly output: string;
}

function ended({ command, cwd = root, env = {}, beside = false }: Step): Promise<Ended> {
  const [program = '', ...args] = command;
  // The Node that runs this script comes first, also for tools that find theirs on PATH.
  const PATH = `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`;
  // Runners colour their output in CI even when it goes to a file.
  const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
  const child = spawn(program, args, {
    cwd,
    stdio: ['inherit', beside ? 'pipe' : 'inherit', beside ? 'pipe' : 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache, ...plain, ...env, PATH },
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.on('error', (fault) => {
      console.error(fault.message);
      resolve({ ok: false, how: fault.message, output });
    });
    child.on('close', (code, signal) => {
      const how = signal === null ? `exit code ${code}` : `signal ${signal}`;
      resolve({ ok: code === 0, how, output });
    });
  });
}

/**
 * Runs projects of `vitest.config.ts`.
 * @param files only tests whose path contains one of these texts; all by default.
 */
export function vitest(
  projects: readonly string[],
  files: readonly string[] = [],
): Pick<Step, 'command' | 'counts' | 'env'> {
  const file = path.join(reports, `vitest-${projects.join('-')}.json`);
  const reporters = ['--reporter=dot', `--reporter=${fileURLToPath(countsReporter)}`];
  return {
    command: [
      ...[bin('vitest'), 'run', ...projects.flatMap((name) => ['--project', name])],
      ...[...reporters, ...files],
    ],
    env: { COUNTS_FILE: file },
    counts: () => vitestCounts(file),
  };
}
