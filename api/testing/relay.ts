import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** A local port that leads to another one, which may change: a server that restarts elsewhere. */
export interface Relay {
  readonly port: number;
  leadTo(port: number | undefined): void;
  /** From now on, every answer comes this much later. */
  delay(ms: number): void;
  close(): Promise<void>;
}

/** Until it leads somewhere it refuses what connects. */
export async function startRelay(target?: number, host = '127.0.0.1'): Promise<Relay> {
  let current = target;
  let delayMs = 0;
  const sockets = new Set<Socket>();
  const later = () =>
    new Transform({
      transform(piece, _, taken) {
        setTimeout(() => this.push(piece), delayMs);
        taken();
      },
      flush: (done) => void setTimeout(done, delayMs),
    });
  const server = createServer((from) => {
    if (current === undefined) return void from.destroy();
    const to = connect(current, host);
    from.pipe(to);
    to.pipe(later()).pipe(from);
    for (const [socket, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(socket);
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
    delay(ms) {
      delayMs = ms;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
