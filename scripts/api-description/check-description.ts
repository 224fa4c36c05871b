import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { planRequests } from '@app/api/testing/example-plans';
import { root } from '@app/federation/tooling/parts';
import * as v from 'valibot';
import { outcomeOf, type RunOutcome, RunReport } from './run-report.ts';
import { type ServedSite, startSite } from './served-site.ts';
import { callsOf, siteDescription } from './site-description.ts';

const folder = path.join(root, '.cache', 'test-api');
const descriptionFile = path.join(folder, 'openapi.json');
const settingsFile = path.join(import.meta.dirname, 'schemathesis.toml');
const reportFile = path.join(folder, 'report.json');
/** Everything that schemathesis says, with a command that repeats each finding. */
export const outputFile = path.join(folder, 'output.txt');

const LONGEST_MS = 30 * 60_000;
const PHASES = ['examples', 'fuzzing', 'stateful'];

export interface DescriptionRun {
  /** Generated requests for each call. */
  readonly examples: number;
  /** Also those that each limit of its schema gives: far more. */
  readonly coverage: boolean;
  readonly seed: number;
}

/**
 * Starts a site, sends it requests that its OpenAPI document allows and some that it does not, and
 * compares the answers with the document. The same seed sends the same requests.
 */
export async function checkDescription(
  schemathesis: string,
  run: DescriptionRun,
): Promise<RunOutcome> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const phases = run.coverage ? [...PHASES, 'coverage'] : PHASES;
  const site = await startSite();
  try {
    const description = await siteDescription(site.url);
    await writeFile(descriptionFile, JSON.stringify(description));
    await runToEnd(schemathesis, environment(site), [
      ...['--config-file', settingsFile, 'run', descriptionFile, '--url', site.url],
      ...['--checks', 'all', '--phases', phases.join(), '--continue-on-failure'],
      ...['--max-examples', String(run.examples), '--seed', String(run.seed)],
      ...['--generation-database', 'none', '--no-color'],
      ...['--report', 'json', '--report-json-path', reportFile],
    ]);
    const report = v.parse(RunReport, JSON.parse(await readFile(reportFile, 'utf8')));
    return outcomeOf(report, callsOf(description));
  } finally {
    await site.stop();
  }
}

/** What `schemathesis.toml` and `hooks.py` read. */
const environment = ({ stop, ...site }: ServedSite) => ({
  API_HOOKS: path.join(import.meta.dirname, 'hooks.py'),
  API_KNOWN: JSON.stringify({
    ...site,
    answers: Object.fromEntries(
      [...planRequests.values()].map((request) => [request.establishmentType, request.responses]),
    ),
  }),
  // Otherwise Python leaves a folder beside hooks.py.
  PYTHONDONTWRITEBYTECODE: '1',
});

/** Exit code 1 means findings, which are in the report. */
async function runToEnd(
  program: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[],
): Promise<void> {
  const output = createWriteStream(outputFile);
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LONGEST_MS,
  });
  // Otherwise an aborted run would go on against an API that is gone.
  const end = () => void child.kill();
  process.once('exit', end);
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  const [code] = await once(child, 'close');
  process.off('exit', end);
  output.end();
  if (code !== 0 && code !== 1) {
    throw new Error(`schemathesis ended with ${code}; its output is in ${outputFile}`);
  }
}
