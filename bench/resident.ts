import { readdir, readFile } from 'node:fs/promises';

/** Memory of a process in MB, as Linux counts it. 0 elsewhere. */
export interface Resident {
  readonly own: number;
  /** With its children, of which each counts what they share. */
  readonly total: number;
}

export async function resident(pid: number): Promise<Resident> {
  const processes = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  let own = 0;
  let total = 0;
  for (const id of processes) {
    const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
    const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
    if (Number(id) !== pid && parent !== pid) continue;
    const kb = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
    if (Number(id) === pid) own = kb;
    total += kb;
  }
  return { own: Math.round(own / 1024), total: Math.round(total / 1024) };
}
