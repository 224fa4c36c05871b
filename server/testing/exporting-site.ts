import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { publish, releasesFolder } from '@app/federation/releases';
import {
  aRelease,
  aShell,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from '@app/federation/testing/built-release';
import { onTestFinished, vi } from 'vitest';
import { serveSite } from '../serve-site.ts';
import { readSettings } from '../settings.ts';

/** A server that stands for the collector, with what it was sent. */
export async function aCollector() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(await text(request));
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { bodies, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const PLAIN_SHELL = `
export const render = async () => ({ status: 200, html: 'Page', title: '', tags: [], dataMs: 1 });
export const describePages = async () => ({ pages: [], complete: true });
`;

/** A data folder with a shell and a shop. */
async function releasedFolder(shell = PLAIN_SHELL): Promise<string> {
  const dataDir = await temporaryFolder();
  const built = [
    await writeBuilt(`${dataDir}/shell`, aShell(), { 'server.mjs': shell }),
    await writeBuilt(`${dataDir}/shop`, aRelease({ version: versionOf(1) })),
  ];
  await publish(releasesFolder(dataDir), built);
  return dataDir;
}

/** The whole site, which sends its telemetry to this collector. */
export async function anExportingSite(
  endpoint: string,
  options: { readonly shell?: string; readonly env?: Readonly<Record<string, string>> } = {},
) {
  const dataDir = await releasedFolder(options.shell);
  const env = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    SHUTDOWN_DELAY_SECONDS: '0',
    // A page that is late on a busy machine would be left to the browser.
    RENDER_DEADLINE_MS: '30000',
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    ...options.env,
  };
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint);
  const site = await serveSite(readSettings(env), { sampleWhenEmpty: false });
  return { ...site, dataDir, mails: () => readdir(`${dataDir}/mail`) };
}
