import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const body = 'x'.repeat(2000);

// The fastest that Node can answer on this machine, to which the benchmark compares the site.
const server = createServer((_request, response) => response.end(body));
server.listen(Number(process.env.PORT), '127.0.0.1', () =>
  console.log(`Ready on http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
