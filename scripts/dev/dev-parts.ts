import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { styleText } from 'node:util';
import { startRelay } from '@app/api/testing/relay';
import { moduleNameOf } from '@app/federation/module-name';
import type { RemoteDeclaration } from '@app/federation/remote-module';
import { clientConfig } from '@app/federation/tooling/build-config';
import { declarationOf } from '@app/federation/tooling/declared-paths';
import { type Part, parts } from '@app/federation/tooling/parts';
import { teamOf } from '@app/federation/tooling/team-of';
import { KIT_VERSION } from '@app/kit/version';
import type { LiveRelease } from '@app/shell/server/releases/live-releases';
import { devPaths } from '@app/shell/src/bootstrap/dev-paths.ts';
import { ownPaths } from '@app/shell/src/bootstrap/own-paths.ts';
import { type Compiler, rspack, type Stats } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';

export interface DevPart {
  /** The release for the page server, with its files at `origin`. */
  readonly release: LiveRelease & { readonly origin: string };
  /** Resolves after the first build, with or without errors. */
  readonly built: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Builds every part in memory and again when files change. Each part has its own server, so that
 * updates only reach pages that have loaded the part.
 * @param host host name of the site, so that browsers treat the servers as the same site.
 */
export async function startDevParts(host: string): Promise<DevPart[]> {
  return Promise.all(parts.map((part) => startDevPart(part, host)));
}

type Served = Pick<RemoteDeclaration['routes'][number], 'path' | 'secret' | 'menu'>;

async function startDevPart(part: Part, host: string): Promise<DevPart> {
  // The build writes the port into the code before the server has one.
  const relay = await startRelay(undefined, host);
  const { port } = relay;
  const devOrigin = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const remote = await declarationOf(part);
  const output = path.join(part.folder, 'dist/dev');
  const compiler = rspack(
    clientConfig({ ...part, output, devOrigin, ...(remote ? { remote } : {}) }),
  );
  const built = reportBuilds(compiler, part.name);
  const server = new RspackDevServer(
    {
      host,
      port: 0,
      hot: true,
      static: false,
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: { overlay: false, logging: 'warn', webSocketURL: { hostname: host, port } },
      devMiddleware: { stats: 'none' },
      setupExitSignals: false,
    },
    compiler,
  );
  await server.start();
  const address = server.server?.address() as AddressInfo | undefined;
  relay.leadTo(address?.port);
  const served = remote?.routes ?? [...ownPaths, ...devPaths].map((page) => ({ path: page }));
  const routes = served.map(({ path: page, secret = [], menu }: Served) => ({
    path: page,
    module: moduleNameOf(page),
    js: [],
    css: [],
    secret: [...secret],
    menu: menu ?? null,
  }));
  const release = {
    name: part.name,
    version: '0.0.0-000000000000',
    team: await teamOf(part),
    kit: remote?.kit ?? KIT_VERSION,
    entry: remote ? 'remoteEntry.js' : 'main.js',
    server: '',
    css: remote ? [] : ['main.css'],
    fonts: [],
    routes,
    origin: devOrigin,
  };
  return {
    release,
    built,
    async stop() {
      await relay.close();
      await server.stop();
    },
  };
}

/** Prints problems of each build, and the duration of each rebuild. Resolves after the first. */
function reportBuilds(compiler: Compiler, name: string): Promise<void> {
  return new Promise((resolve) => {
    let builds = 0;
    compiler.hooks.done.tap('report', (stats) => {
      builds += 1;
      report(stats, name, builds > 1);
      resolve();
    });
  });
}

function report(stats: Stats, name: string, again: boolean): void {
  if (stats.hasErrors() || stats.hasWarnings()) {
    const colors = process.stdout.hasColors?.() ?? false;
    const problems = stats.toString({ preset: 'errors-warnings', colors });
    console.error(`${styleText('red', `${name} has errors or warnings`)}\n${problems}`);
  } else if (again) {
    console.log(`${name} rebuilt in ${(stats.endTime ?? 0) - (stats.startTime ?? 0)} ms`);
  }
}
