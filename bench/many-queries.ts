import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@app/federation/tooling/parts';
import { resident } from './resident.ts';
import { startProcess } from './started-process.ts';

// Asks for as many pages of search results as the first argument says, each with another query, and
// then for pages over 500 connections. Prints resident memory and the share that was rendered.
const QUERIES = Number(process.argv[2] ?? 200_000);
const CONNECTIONS = 500;
const VISITS = 5_000;

const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-'));
const env = { DATA_DIR: dataDir, LOG_LEVEL: 'fatal' };
const script = path.join(root, 'scripts/start.ts');
// The first start builds and imports.
await (await startProcess(script, env)).stop();
const site = await startProcess(script, env);
try {
  console.log(`Resident at the start: ${await memory()}`);
  const queries = await ask(QUERIES, 16, (visit) => `/consulting?q=query-${visit}`);
  console.log(`After ${QUERIES} different queries: ${await memory()}, ${queries}`);
  for (const visited of ['/', '/contact', '/consulting']) {
    const visits = await ask(VISITS, CONNECTIONS, () => visited);
    console.log(`${visited} over ${CONNECTIONS} connections: ${visits}`);
  }
  console.log(`Resident at the end: ${await memory()}`);
} finally {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function memory(): Promise<string> {
  const { own, total } = await resident(site.pid);
  return `${own} MB, ${total} MB with its render processes`;
}

/** Asks so many times over so many connections; says how many answers were rendered. */
async function ask(times: number, connections: number, urlOf: (visit: number) => string) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const started = performance.now();
  let visit = 0;
  let rendered = 0;
  const visitor = async () => {
    while (visit < times) if (await isRendered(agent, site.url + urlOf(visit++))) rendered += 1;
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  agent.destroy();
  const seconds = (performance.now() - started) / 1000;
  const share = ((rendered / times) * 100).toFixed(2);
  return `${share}% rendered, ${(times / seconds).toFixed(0)} a second`;
}

function isRendered(agent: Agent, url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { agent }, async (response) => {
      const html = Buffer.concat(await response.toArray().catch(() => [])).toString();
      resolve(response.statusCode === 200 && html.includes('"rendered":true'));
    });
    request.on('error', () => resolve(false));
  });
}
