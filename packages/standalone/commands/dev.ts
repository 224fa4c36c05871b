import { once } from 'node:events';
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { partNamed, parts } from '@app/federation/tooling/parts';
import { serveStandalone } from '../tooling/serve-standalone.ts';

/**
 * Runs one remote alone: `npm run dev -- shop`. Calls of the API get the examples of the remote, or
 * with `--site https://…` the answers of that site, which then serves all other pages, too.
 */
const { values, positionals } = parseArgs({
  options: { site: { type: 'string' } },
  allowPositionals: true,
});
const part = partNamed(positionals[0]);
const remotes = parts.filter(({ name }) => name !== 'shell');
if (!part || part.name === 'shell') {
  refuse(`Which remote? npm run dev -- ${remotes.map(({ name }) => name).join('|')}`);
}
const site = values.site === undefined ? undefined : URL.parse(values.site);
if (site === null || (site && !['http:', 'https:'].includes(site.protocol))) {
  refuse(`--site needs an address such as https://example.org, not ${values.site}`);
}
const port = Number(process.env.PORT || 3000);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  refuse(`PORT must be a number from 0 to 65535, not ${process.env.PORT}`);
}
if (!(await isFree(port))) refuse(`Port ${port} is in use. Choose another one with PORT.`);
const running = await serveStandalone(part, { port, site });
const answers = site ? `API and other pages from ${site.origin}` : 'API answered by examples';
console.log(`Ready on ${running.url}${running.paths[0]} (${part.name} alone; ${answers})`);
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void running.stop().then(() => process.exit(0)));
}

/** Asked first, because the development server throws out of reach when its port is taken. */
async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const opened = new Promise<boolean>((resolve, reject) => {
    server.once('listening', () => resolve(true));
    server.once('error', (fault: NodeJS.ErrnoException) =>
      fault.code === 'EADDRINUSE' ? resolve(false) : reject(fault),
    );
  });
  server.listen(port, 'localhost');
  const free = await opened;
  if (free) await once(server.close(), 'close');
  return free;
}

function refuse(why: string): never {
  console.error(why);
  process.exit(1);
}
