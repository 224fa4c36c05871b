import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@app/federation/tooling/parts';
import { residentMb } from '@app/testing/site/resident';
import { type Load, load } from './load.ts';
import { type StartedProcess, startProcess } from './started-process.ts';
import { table } from './table.ts';

const LINKS = 20_000;

/**
 * Compares the site's answers a second with those of a bare server on the same machine. The site
 * starts twice with temporary data, because the first start builds and imports. The client runs on
 * the same machine: a ratio near 1 may only mean that the client was the limit.
 */
export async function httpReport(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-'));
  try {
    const env = { DATA_DIR: dataDir, LOG_LEVEL: 'error' };
    const script = path.join(root, 'scripts/start.ts');
    await (await startProcess(script, env)).stop();
    const site = await startProcess(script, env);
    const bare = await startProcess(path.join(import.meta.dirname, 'bare-server.ts'));
    try {
      const figures = await compare(site.url, bare.url);
      const links = await growthMb(site);
      const memory = `${LINKS} links to one page, each with another \`utm_source\`: resident memory changes by ${links} MB`;
      return `${figures}\n\n${memory}\nSecond start: ${(site.startMs / 1000).toFixed(1)} s to the ready line`;
    } finally {
      await Promise.all([site.stop(), bare.stop()]);
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** How much more memory the site has after many links that differ in what no page reads. */
async function growthMb({ url, pid }: StartedProcess): Promise<number> {
  const before = await residentMb(pid);
  let visit = 0;
  const visitor = async () => {
    while (visit < LINKS) await (await fetch(`${url}/contact?utm_source=link-${visit++}`)).text();
  };
  await Promise.all([visitor(), visitor(), visitor(), visitor()]);
  return (await residentMb(pid)) - before;
}

/** The better of two rounds for each URL, because other work on the machine can slow one down. */
async function compare(site: string, bare: string): Promise<string> {
  let visit = 0;
  const urls: Record<string, () => string> = {
    'bare node:http': () => bare,
    'page, cached': () => `${site}/contact`,
    'page, cached, under links of its own': () => `${site}/contact?utm_source=${visit++}`,
    'page, rendered each time': () => `${site}/nowhere-${visit++}`,
    'GET /api/products': () => `${site}/api/products`,
  };
  const best = new Map<string, Load>();
  for (let round = 0; round < 2; round++) {
    for (const [what, nextUrl] of Object.entries(urls)) {
      const now = await load(nextUrl);
      if (now.perSecond > (best.get(what)?.perSecond ?? 0)) best.set(what, now);
    }
  }
  const base = best.get('bare node:http')?.perSecond ?? 0;
  return table(
    [...best].map(([what, { perSecond, bytes }]) => ({
      answer: what,
      'times the bare cost': (base / perSecond).toFixed(1),
      'answers a second': perSecond.toFixed(0),
      'KB sent': (bytes / 1024).toFixed(1),
    })),
  );
}
