import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Free ports of a host. All are opened before any is closed, so that they are different. */
export async function freePorts(host: string, count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, host));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}
