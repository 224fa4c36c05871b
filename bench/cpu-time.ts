import { readdir, readFile } from 'node:fs/promises';

/** Milliseconds that all threads of a process have computed so far, as Linux counts them. 0 elsewhere. */
export async function cpuMs(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const each = await Promise.all(
    // A thread that has ended meanwhile has no file.
    threads.map((id) => readFile(`/proc/${pid}/task/${id}/schedstat`, 'utf8').catch(() => '0')),
  );
  return each.reduce((sum, text) => sum + Number.parseInt(text, 10), 0) / 1e6;
}
