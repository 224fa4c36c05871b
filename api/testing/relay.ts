import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** A local port that leads to another one, which may change: a server that restarts elsewhere. */
export interface Relay {
  readonly port: number;
  leadTo(port: number | undefined): void;
  close(): Promise<void>;
}

/** Until it leads somewhere it refuses what connects. */
export async function startRelay(target?: number, host = '127.0.0.1'): Promise<Relay> {
  let current = target;
  const sockets = new Set<Socket>();
  const server = createServer((from) => {
    if (current === undefined) return void from.destroy();
    const to = connect(current, host);
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
  }).listen(0, host);
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
