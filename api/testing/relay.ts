import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** A local port that leads to another one, which may change: a server that restarts elsewhere. */
export interface Relay {
  readonly port: number;
  leadTo(port: number): void;
  close(): Promise<void>;
}

export async function startRelay(target: number): Promise<Relay> {
  let current = target;
  const sockets = new Set<Socket>();
  const server = createServer((from) => {
    const to = connect(current, '127.0.0.1');
    for (const [socket, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(socket);
      socket.pipe(other);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    leadTo(port) {
      current = port;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
