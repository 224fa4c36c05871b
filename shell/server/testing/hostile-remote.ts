/**
 * What it can do all the same: Node 24 cannot close sockets, as later versions do, and without root there is no other
 * user to run pages as.
 */
export const stillPossible = [
  ...(process.getuid?.() === 0 ? [] : ['signal the site']),
  ...(process.allowedNodeEnvironmentFlags.has('--allow-net') ? [] : ['open a connection']),
];

export interface Prey {
  /** Files of the site. */
  readonly files: readonly string[];
  /** Where a server listens. */
  readonly port: number;
  /** A file that does not exist. */
  readonly mark: string;
}

/**
 * Code that tries what a server bundle must not be able to do: `couldDo()` resolves to the names of what it could, and
 * `couldAtLoad` to those when the bundle was loaded. The test decides what to do with them.
 */
export const hostileCode = ({ files, port, mark }: Prey): string => `
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';

const { pid, ppid } = process;
const attempts = {
  ...Object.fromEntries(
    [...${JSON.stringify(files)}, '/etc/passwd', '/proc/self/environ', '/proc/' + ppid + '/environ', process.argv[1]].map(
      (file) => ['read ' + file.replace(ppid, 'ppid'), () => readFileSync(file)],
    ),
  ),
  'list a folder': () => readdirSync('/'),
  'write a file': () => writeFileSync(${JSON.stringify(mark)}, ''),
  'start a process': () => { if (spawnSync(process.execPath, ['--version']).error) throw new Error('refused'); },
  'start a thread': () => void new Worker('', { eval: true }),
  'load an addon': () => {
    try {
      process.dlopen({ exports: {} }, '/no-addon.node');
    } catch (fault) {
      if (fault.code === 'ERR_DLOPEN_DISABLED') throw fault;
    }
  },
  'reach into Node': () => process.binding('fs'),
  'attach a debugger': () => {
    const session = new Session();
    session.connect();
    session.disconnect();
  },
  'become root': () => process.setuid(0),
  'signal the site': () => process.kill(ppid, 0),
  'open a connection': () =>
    new Promise((resolve, reject) => {
      const socket = connect(${port}, '127.0.0.1', () => resolve(socket.destroy())).on('error', reject);
    }),
};

async function couldDo() {
  const could = [];
  for (const [name, attempt] of Object.entries(attempts)) {
    try {
      await attempt();
      could.push(name);
    } catch {}
  }
  return could;
}
const couldAtLoad = await couldDo();
`;
