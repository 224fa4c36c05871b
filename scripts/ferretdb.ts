import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { failed, type Result, success } from '@app/result';
import { root } from './parts.ts';

const sources = path.join(root, 'scripts', 'ferretdb');
const START_MS = 15_000;
const STOP_MS = 3_000;

export interface Ferretdb {
  readonly version: string;
  readonly program: string;
}

/** FerretDB, built with Go from its module proxy once and then kept in `.cache`. */
export async function buildFerretdb(): Promise<Result<Ferretdb, string>> {
  const module = await readFile(path.join(sources, 'go.mod'), 'utf8');
  const main = await readFile(path.join(sources, 'main.go'));
  const version = /FerretDB\/FerretDB v(\S+)/.exec(module)?.[1] ?? 'unknown';
  const hash = createHash('sha256').update(module).update(main).digest('hex').slice(0, 8);
  const folder = path.join(root, '.cache', 'ferretdb', `${version}-${hash}`);
  const program = path.join(folder, process.platform === 'win32' ? 'ferretdb.exe' : 'ferretdb');
  if (existsSync(program)) return success({ version, program });
  console.log(`Building FerretDB ${version} (minutes, once)...`);
  await mkdir(folder, { recursive: true });
  const unfinished = `${program}.${process.pid}`;
  const built = await goBuild(unfinished);
  if (!built.ok) return built;
  await rename(unfinished, program);
  return success({ version, program });
}

function goBuild(output: string): Promise<Result<void, string>> {
  const args = ['build', '-buildvcs=false', '-ldflags=-s -w'];
  const build = spawn('go', [...args, '-tags=ferretdb_no_postgresql', '-o', output, '.'], {
    cwd: sources,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CGO_ENABLED: '0', GOFLAGS: '-mod=readonly' },
  });
  return new Promise((resolve) => {
    build.on('error', () => resolve(failed('Go (1.24 or newer) is not installed')));
    build.on('exit', (code) =>
      resolve(code === 0 ? success(undefined) : failed('FerretDB could not be built; see above')),
    );
  });
}

export interface RunningFerretdb {
  /** Such as `ferretdb 1.24.2`. */
  readonly name: string;
  readonly uri: string;
  stop(): Promise<void>;
}

/** Starts a server with an empty folder, on a port that nobody uses. */
export async function startFerretdb({
  version,
  program,
}: Ferretdb): Promise<Result<RunningFerretdb, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ferretdb-'));
  // It ends with its standard input, that is with this process, whatever happens to this process.
  const server = spawn(program, [folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
    server.once('error', () => resolve());
  });
  const stop = async () => {
    server.stdin.end();
    // It waits for its connections, and a test that failed may have left some.
    await Promise.race([ended, delay(STOP_MS, undefined, { ref: false })]);
    server.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const uri = await Promise.race([
    new Promise<string>((resolve) => createInterface(server.stdout).once('line', resolve)),
    ended,
    delay(START_MS, undefined, { ref: false }),
  ]);
  if (uri) return success({ name: `ferretdb ${version}`, uri, stop });
  server.kill('SIGKILL');
  await stop();
  return failed('FerretDB does not start');
}
