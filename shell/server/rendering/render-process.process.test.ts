import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '@app/federation/testing/built-release';
import { expect, onTestFinished, test } from 'vitest';
import { writeFakeShell } from '../testing/fake-shell.ts';

const PARENT = fileURLToPath(new URL('../testing/parent-of-renderer.ts', import.meta.url));

/** Child processes of this process, without zombies. */
async function childrenOf(pid: number): Promise<number[]> {
  const children: number[] = [];
  for (const id of await readdir('/proc')) {
    const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
    if (Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) === pid) children.push(Number(id));
  }
  return children;
}

async function isAlive(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => 'State:\tX');
  return !/^State:\s+[XZ]/m.test(status);
}

async function startParent() {
  const shell = await writeFakeShell(await temporaryFolder());
  const args = [PARENT, shell.file, shell.integrity];
  const parent = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(parent, 'exit');
  onTestFinished(async () => {
    parent.kill('SIGKILL');
    await ended;
  });
  await once(parent.stdout, 'data');
  const pid = parent.pid as number;
  await expect.poll(() => childrenOf(pid)).toHaveLength(2);
  return { parent, children: await childrenOf(pid) };
}

const alive = async (pids: readonly number[]) => {
  const states = await Promise.all(pids.map(isAlive));
  return states.filter(Boolean).length;
};

test.skipIf(process.platform !== 'linux')(
  'render processes end when their parent is killed, even one in an endless loop',
  async () => {
    const { parent, children } = await startParent();
    expect(await alive(children)).toBe(2);
    parent.kill('SIGKILL');
    await expect.poll(() => alive(children)).toBe(0);
  },
);

// One TypeScript file would make Node load its compiler, which takes 11 MB of every process.
test.each(['render-process-main.mjs', 'import-checked.mjs', 'measured.mjs'])(
  '%s imports only built-in modules and JavaScript before the bundles',
  async (name) => {
    const source = await readFile(new URL(name, import.meta.url), 'utf8');
    const imported = [...source.matchAll(/^import .* from '([^']+)'/gm)].map(([, from]) => from);
    expect(imported.length).toBeGreaterThan(0);
    for (const from of imported) expect(from).toMatch(/^node:|\.mjs$/);
  },
);
