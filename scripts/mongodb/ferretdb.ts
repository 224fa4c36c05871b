import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@app/federation/tooling/parts';
import { failed, type Result, success } from '@app/result';
import { type MongoServer, startMongoServer } from './mongo-server-process.ts';

/** Minor version of Go 1. */
const OLDEST_GO = 24;
const sources = path.join(import.meta.dirname, 'ferretdb');

interface Ferretdb {
  readonly version: string;
  readonly program: string;
}

/** Starts FerretDB. It is built once, from the Go module proxy, and kept in `.cache`. */
export async function ferretdb(): Promise<Result<MongoServer, string>> {
  const built = await buildFerretdb();
  if (!built.ok) return built;
  const { version, program } = built.value;
  return startMongoServer(`ferretdb ${version}`, (folder) => [program, folder]);
}

/** What this program is called once it is built. */
async function locateFerretdb(): Promise<Ferretdb> {
  const module = await readFile(path.join(sources, 'go.mod'), 'utf8');
  const main = await readFile(path.join(sources, 'main.go'));
  const version = /FerretDB\/FerretDB v(\S+)/.exec(module)?.[1] ?? 'unknown';
  const hash = createHash('sha256').update(module).update(main).digest('hex').slice(0, 8);
  const folder = path.join(root, '.cache', 'ferretdb', `${version}-${hash}`);
  const program = path.join(folder, process.platform === 'win32' ? 'ferretdb.exe' : 'ferretdb');
  return { version, program };
}

/** The program, for tests that end it and start it again; nothing while it is not built. */
export async function builtFerretdb(): Promise<string | undefined> {
  const { program } = await locateFerretdb();
  return existsSync(program) ? program : undefined;
}

/** Whether it is built, or can be: Go takes minutes to say that it is too old. */
export async function canBuildFerretdb(): Promise<boolean> {
  if ((await builtFerretdb()) !== undefined) return true;
  const { stdout } = spawnSync('go', ['version'], { encoding: 'utf8' });
  const [, minor = 0] = /go1\.(\d+)/.exec(stdout ?? '') ?? [];
  return Number(minor) >= OLDEST_GO;
}

async function buildFerretdb(): Promise<Result<Ferretdb, string>> {
  const { version, program } = await locateFerretdb();
  if (existsSync(program)) return success({ version, program });
  await mkdir(path.dirname(program), { recursive: true });
  const unfinished = `${program}.${process.pid}`;
  const built = await goBuild(unfinished, `Building FerretDB ${version} (minutes, once)...`);
  if (!built.ok) return built;
  await rename(unfinished, program);
  return success({ version, program });
}

function goBuild(output: string, announcement: string): Promise<Result<void, string>> {
  // Without inlining it is built in four fifths of the time, and answers tests as fast.
  const args = ['build', '-buildvcs=false', '-ldflags=-s -w', '-gcflags=all=-l'];
  const build = spawn('go', [...args, '-tags=ferretdb_no_postgresql', '-o', output, '.'], {
    cwd: sources,
    stdio: ['ignore', 'ignore', 'inherit'],
    // A compiler that collects no garbage before it holds a gigabyte needs a tenth less work.
    env: {
      ...process.env,
      CGO_ENABLED: '0',
      GOFLAGS: '-mod=readonly',
      GOGC: 'off',
      GOMEMLIMIT: '1GiB',
    },
  });
  return new Promise((resolve) => {
    build.on('spawn', () => console.log(announcement));
    build.on('error', () => resolve(failed('Go (1.24 or newer) is not installed')));
    build.on('exit', (code) =>
      resolve(code === 0 ? success(undefined) : failed('FerretDB could not be built (see above)')),
    );
  });
}
