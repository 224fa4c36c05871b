import { readdir, readFile } from 'node:fs/promises';

interface Process {
  readonly id: number;
  readonly parent: number;
}

interface Memory {
  readonly own: number;
  /** Also used by another process. */
  readonly shared: number;
}

/**
 * Memory in MB, as Linux counts it, of a process, of those that it started, and of those that they
 * started. 0 elsewhere. What they share is the code of Node, which is counted once: as much as the
 * process with the most of it has. (A proportional set size would be less while programs that are
 * not asked about run the same Node.)
 */
export async function residentMb(pid: number): Promise<number> {
  const each = await Promise.all(familyOf(pid, await processes()).map(memoryOf));
  const own = each.reduce((sum, one) => sum + one.own, 0);
  return Math.round((own + Math.max(0, ...each.map(({ shared }) => shared))) / 1024);
}

/** Memory in MB, as Linux counts it, of one process without those that it started. 0 elsewhere. */
export async function residentOfOneMb(pid: number): Promise<number> {
  const { own, shared } = await memoryOf({ id: pid });
  return Math.round((own + shared) / 1024);
}

async function processes(): Promise<Process[]> {
  const names = await readdir('/proc').catch(() => []);
  const ids = names.map(Number).filter(Number.isInteger);
  return Promise.all(
    ids.map(async (id) => {
      // A process that has ended meanwhile has no file.
      const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
      return { id, parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) };
    }),
  );
}

function familyOf(pid: number, all: readonly Process[]): Process[] {
  const children = all.filter(({ parent }) => parent === pid);
  const own = all.filter(({ id }) => id === pid);
  return [...own, ...children.flatMap(({ id }) => familyOf(id, all))];
}

/** In kB. */
async function memoryOf({ id }: Pick<Process, 'id'>): Promise<Memory> {
  const text = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '');
  const field = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);
  const own = field('Private_Clean') + field('Private_Dirty');
  return { own, shared: field('Rss') - own };
}
