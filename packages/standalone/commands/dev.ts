import { once } from 'node:events';
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { type Environment, releaseCommand, WrongUsage } from '@app/federation/commands/command';
import { partNamed, parts } from '@app/federation/tooling/parts';
import { serveStandalone } from '../tooling/serve-standalone.ts';

/**
 * Runs one remote alone: `npm run dev -- shop`. Calls of the API get the examples of the remote, or
 * with `--site https://…` the answers of that site, which then serves all other pages, too.
 */
export const main = releaseCommand('Not started', async (args, env, output) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { site: { type: 'string' } },
    allowPositionals: true,
  });
  const part = partNamed(positionals[0]);
  if (!part || part.name === 'shell') {
    const remotes = parts.map(({ name }) => name).filter((name) => name !== 'shell');
    throw new WrongUsage(`Which remote? npm run dev -- ${remotes.join('|')}`);
  }
  const site = siteAt(values.site);
  const port = await freePortIn(env);
  const running = await serveStandalone(part, { port, site });
  const answers = site ? `API and other pages from ${site.origin}` : 'API answered by examples';
  output.log(`Ready on ${running.url}${running.paths[0]} (${part.name} alone; ${answers})`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void running.stop().then(() => process.exit(0)));
  }
});

function siteAt(address: string | undefined): URL | undefined {
  if (address === undefined) return undefined;
  const site = URL.parse(address);
  if (site && ['http:', 'https:'].includes(site.protocol)) return site;
  throw new WrongUsage(`--site needs an address such as https://example.org, not ${address}`);
}

async function freePortIn({ PORT }: Environment): Promise<number> {
  const port = Number(PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new WrongUsage(`PORT must be a number from 0 to 65535, not ${PORT}`);
  }
  if (await isFree(port)) return port;
  throw new WrongUsage(`Port ${port} is in use. Choose another one with PORT.`);
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
