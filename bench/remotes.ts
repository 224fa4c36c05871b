import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { publish, releasesFolder } from '@app/federation/releases';
import { buildPart } from '@app/federation/tooling/build-part';
import { type Part, root } from '@app/federation/tooling/parts';
import { builtParts } from '@app/testing/site/built-parts';
import { residentMb } from '@app/testing/site/resident';
import manifest from '../package.json' with { type: 'json' };
import { startProcess } from './started-process.ts';
import { table } from './table.ts';

/*
 * `npm run bench:remotes -- 10 20 40`: what a site costs that has so many remotes, which are those of this tree and
 * small ones beside them: the document of home, the start, memory, and a release. One machine, one run.
 */
const counts = process.argv.slice(2).map(Number);
const serve = manifest.scripts.serve.split(' ').slice(2);
const work = await mkdtemp(path.join(tmpdir(), 'bench-remotes-'));
try {
  const rows: Record<string, string>[] = [];
  for (const count of counts.length > 0 ? counts : [10, 20, 40]) rows.push(await measure(count));
  console.log(table(rows));
} finally {
  await rm(work, { recursive: true, force: true });
}

async function measure(count: number): Promise<Record<string, string>> {
  const DATA_DIR = path.join(work, String(count));
  const releases = releasesFolder(DATA_DIR);
  const parts = await builtParts();
  for (let number = parts.length; number <= count; number++) {
    parts.push(await buildPart(await smallRemote(number, 'first')));
  }
  await mkdir(DATA_DIR, { recursive: true });
  await publish(releases, parts);
  const site = await startProcess(serve, { DATA_DIR, LOG_LEVEL: 'error' });
  try {
    const headers = { 'accept-encoding': 'br' };
    const home = async () => fetch(site.url, { headers });
    await (await home()).text();
    // The smallest copy is made after the first visit.
    await setTimeout(2000);
    const bytes = Number((await home()).headers.get('content-length'));
    const last = await smallRemote(count, 'second');
    const from = performance.now();
    await publish(releases, await buildPart(last));
    const published = performance.now() - from;
    const page = async () => (await fetch(`${site.url}/small-${count}`)).text();
    while (!(await page()).includes('second')) await setTimeout(20);
    const served = performance.now() - from;
    return {
      remotes: String(count),
      'document KB': (bytes / 1024).toFixed(1),
      'start s': (site.startMs / 1000).toFixed(1),
      MB: String(await residentMb(site.pid)),
      'build and publish ms': published.toFixed(0),
      'until visitors have it ms': served.toFixed(0),
    };
  } finally {
    await site.stop();
  }
}

/** Sources of a remote with one page, with the dependencies of the shop. */
async function smallRemote(number: number, text: string): Promise<Part> {
  // Names of parts have no digits.
  const name = `small${[...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
  const folder = path.join(work, name);
  await mkdir(path.join(folder, 'src'), { recursive: true });
  await symlink(path.join(root, 'mfe-shop/node_modules'), path.join(folder, 'node_modules')).catch(
    () => 'It is there from the time before.',
  );
  const files = {
    'package.json': JSON.stringify({ name: `@app/mfe-${name}`, version: '1.0.0', type: 'module' }),
    'src/routes.ts': `export default { kit: '^1.0.0', routes: [{ path: '/small-${number}', page: './page.tsx' }] };`,
    'src/page.tsx': `export const Component = () => <h1>The ${text} page ${number}</h1>;
      export const head = () => ({ title: 'Small ${number}', description: '', keywords: [] });`,
  };
  for (const [file, code] of Object.entries(files)) await writeFile(path.join(folder, file), code);
  return { name, folder };
}
