import { once } from 'node:events';
import { createRequire } from 'node:module';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

// Inside of the driver, where a check of the server that hangs makes the server unknown for ever.
const require = createRequire(import.meta.url);
const { Connection } = require('mongodb/lib/cmap/connection.js');
const { HostAddress, ns } = require('mongodb/lib/utils.js');

describe('a command of the driver, whose server is dying', () => {
  let server: Server;
  let socket: Socket;
  const command = (body: object) =>
    new Connection(socket, {
      id: '<monitor>',
      hostAddress: new HostAddress('127.0.0.1:27017'),
      generation: 0,
    }).command(ns('admin.$cmd'), body, {});

  beforeEach(async () => {
    // Reads nothing, so that a long command has to wait until it may be written.
    server = createServer({ pauseOnConnect: true }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
  });
  afterEach(() => server.close());

  test('is refused when its socket is destroyed and not closed yet', async () => {
    socket.destroy();
    await expect(command({ hello: 1 })).rejects.toThrow('closed');
  });

  test('is refused when its socket is destroyed while it is written', async () => {
    const written = command({ insert: 'x'.repeat(16_000_000) });
    await expect.poll(() => socket.writableNeedDrain).toBe(true);
    socket.destroy();
    await expect(written).rejects.toThrow('closed');
  });
});
