import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Answers a request for a path below the folder in place of the host; undefined: the host does. */
export type Misbehaviour = (file: string, response: ServerResponse) => 'answered' | undefined;

export interface StaticHost {
  readonly url: string;
  /** Paths below the folder that were asked for, with the status of the answer. */
  readonly asked: readonly string[];
  misbehave(as: Misbehaviour): void;
  behave(): void;
  /** Ends the server and all its connections. */
  goDown(): Promise<void>;
  /** Listens on the same port again. */
  comeBack(): Promise<void>;
}

/** A web server of the files in a folder, with ETags, which can hang, lie, refuse or be down. */
export async function staticHost(folder: string): Promise<StaticHost> {
  const asked: string[] = [];
  let misbehaviour: Misbehaviour | undefined;
  const server = createServer(async (request, response) => {
    const file = (request.url ?? '').replace('/releases/', '');
    response.on('close', () => asked.push(`${response.statusCode} ${file}`));
    if (misbehaviour?.(file, response)) return;
    const bytes = await readFile(path.join(folder, file)).catch(() => undefined);
    if (!bytes) return void response.writeHead(404).end();
    const etag = `"${createHash('sha256').update(bytes).digest('hex')}"`;
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
    response.writeHead(200, { etag }).end(bytes);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const goDown = async () => {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  await listen(0);
  onTestFinished(goDown);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/releases`,
    asked,
    misbehave(as) {
      misbehaviour = as;
    },
    behave() {
      misbehaviour = undefined;
    },
    goDown,
    comeBack: () => listen(port),
  };
}
