// Runs a script with the project's versions of Node and pnpm. Plain JavaScript for
// Node 20, the oldest that may start it; the scripts that it runs are TypeScript for Node 24.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_VERSION = '24.21.0';
const PNPM_VERSION = '12.21.0';
const root = fileURLToPath(new URL('../..', import.meta.url));
const toolchain = path.join(root, '.toolchain');
const windows = process.platform === 'win32';

// Options before the script are for Node.
const given = process.argv.slice(2);
const scriptAt = given.findIndex((arg) => !arg.startsWith('--'));
const options = given.slice(0, scriptAt);
const [script, ...args] = given.slice(scriptAt);
const node = findNode();
installDependencies();
run(node, [...options, path.join(root, script), ...args]);

/** This Node if it is new enough, else one from the npm registry, kept in `.toolchain`. */
function findNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [wantMajor, wantMinor] = NODE_VERSION.split('.').map(Number);
  // Node 25 cannot take rights from a running process, as render processes need.
  if ((major > wantMajor && major !== 25) || (major === wantMajor && minor >= wantMinor))
    return process.execPath;
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  const binary = path.join(toolchain, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node');
  if (!existsSync(binary) || installedVersion(name) !== NODE_VERSION) {
    npmInstall(`${name}@${NODE_VERSION}`, `Node ${NODE_VERSION}`);
  }
  return binary;
}

/** Installs the dependencies if the lock file has changed since the last install. */
function installDependencies() {
  const stamp = path.join(root, 'node_modules', '.installed');
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const pnpm = path.join(toolchain, 'node_modules', 'pnpm', 'bin', 'pnpm.mjs');
  if (!existsSync(pnpm) || installedVersion('pnpm') !== PNPM_VERSION) {
    npmInstall(`pnpm@${PNPM_VERSION}`, `pnpm ${PNPM_VERSION}`);
  }
  console.log('Installing dependencies...');
  const { status } = spawnSync(node, [pnpm, 'install', '--frozen-lockfile', '--reporter=silent'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CI: 'true' },
  });
  if (status !== 0) stop('The dependencies could not be installed; see above.');
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Version of a package in `.toolchain`, which may be older than the one that is needed now. */
function installedVersion(name) {
  const manifest = path.join(toolchain, 'node_modules', name, 'package.json');
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : undefined;
}

function npmInstall(what, shown) {
  console.log(`Fetching ${shown} into .toolchain...`);
  mkdirSync(toolchain, { recursive: true });
  const manifest = path.join(toolchain, 'package.json');
  if (!existsSync(manifest)) writeFileSync(manifest, '{ "private": true }\n');
  const npm = process.env.npm_execpath;
  const npmArgs = ['install', '--save-exact', '--no-audit', '--no-fund', '--loglevel=error', what];
  // npm passes the path of its own script; without npm as the caller, npm must be on PATH.
  const { status } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...npmArgs], { cwd: toolchain, stdio: 'inherit' })
    : spawnSync('npm', npmArgs, { cwd: toolchain, stdio: 'inherit', shell: windows });
  if (status !== 0) stop(`${shown} could not be fetched from the npm registry.`);
}

function run(command, commandArgs) {
  const env = {
    // glibc otherwise keeps freed memory in up to eight arenas for each CPU.
    MALLOC_ARENA_MAX: '2',
    // A second start need not make JavaScript of 1,400 files again.
    NODE_COMPILE_CACHE: path.join(toolchain, 'compile-cache'),
    ...process.env,
  };
  const secrets = windows ? {} : takeSecrets(env);
  const isNeeded = Object.keys(secrets).length > 0;
  const preload = isNeeded ? [`--import=${new URL('take-secrets.mjs', import.meta.url)}`] : [];
  if (isNeeded) env.SECRETS_PIPE = '3';
  const child = spawn(command, [...preload, ...commandArgs], {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'inherit', ...(isNeeded ? ['pipe'] : [])],
  });
  // It may end before it has read them.
  if (isNeeded) child.stdio[3].on('error', () => {}).end(JSON.stringify(secrets));
  // The script finishes its open requests and exits by itself; this process only waits for it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

/**
 * Takes passwords and keys out of the variables. Whoever may read /proc/<pid>/environ of the site, such as escaped
 * code of a page under the same user, would find them there as long as it runs.
 */
function takeSecrets(env) {
  const secrets = {};
  for (const [name, value] of Object.entries(env)) {
    // Node reads the address of a proxy before any program could set it.
    if (/_proxy$/i.test(name)) continue;
    const isSecret = /PASSWORD|PASSWD|SECRET|TOKEN|CREDENTIAL|HEADERS|_URI$|KEY$/i.test(name);
    if (!isSecret && !/:\/\/[^/]*@/.test(value)) continue;
    secrets[name] = value;
    delete env[name];
  }
  return secrets;
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
