import { readdir, readFile } from 'node:fs/promises';

/** Memory of a process and its children, as Linux counts it. 0 elsewhere. */
export async function residentMb(pid: number): Promise<number> {
  const processes = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  let kb = 0;
  for (const id of processes) {
    const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
    const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
    if (Number(id) !== pid && parent !== pid) continue;
    kb += Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
  }
  return Math.round(kb / 1024);
}
