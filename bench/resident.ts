import { readdir, readFile } from 'node:fs/promises';

interface Process {
  readonly id: number;
  readonly parent: number;
  /** Resident memory in kB. */
  readonly rss: number;
}

/**
 * Memory in MB, as Linux counts it, of a process, of those that it started, and of those that they
 * started. 0 elsewhere. What processes share, such as the code of Node, is divided between them
 * (proportional set size), so that the sum counts it once. Where Linux does not tell that, each
 * counts it.
 */
export async function residentMb(pid: number): Promise<number> {
  const each = await Promise.all(familyOf(pid, await processes()).map(kilobytesOf));
  return Math.round(each.reduce((sum, kb) => sum + kb, 0) / 1024);
}

async function processes(): Promise<Process[]> {
  const names = await readdir('/proc').catch(() => []);
  const ids = names.map(Number).filter(Number.isInteger);
  return Promise.all(
    ids.map(async (id) => {
      // A process that has ended meanwhile has no file.
      const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
      const field = (pattern: RegExp) => Number(pattern.exec(status)?.[1] ?? 0);
      return { id, parent: field(/^PPid:\s+(\d+)/m), rss: field(/^VmRSS:\s+(\d+)/m) };
    }),
  );
}

function familyOf(pid: number, all: readonly Process[]): Process[] {
  const children = all.filter(({ parent }) => parent === pid);
  const own = all.filter(({ id }) => id === pid);
  return [...own, ...children.flatMap(({ id }) => familyOf(id, all))];
}

async function kilobytesOf({ id, rss }: Process): Promise<number> {
  const shares = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+)/m.exec(shares)?.[1] ?? rss);
}
