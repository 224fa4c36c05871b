import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/*
 * The fastest that Node can answer on this machine, to which the benchmark compares the site: copies of the answers to
 * the paths in `COPIED`, with the same headers and bytes.
 */
const { COPIED = '[]', SITE, PORT } = process.env;
/** Node writes these itself. */
const own = ['date', 'connection', 'keep-alive'];

const copies = new Map<string, readonly [number, string[], Buffer]>();
for (const path of JSON.parse(COPIED) as string[]) copies.set(path, await copyOf(path));

async function copyOf(path: string): Promise<readonly [number, string[], Buffer]> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(`${SITE}${path}`, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject);
  const answer = await promise;
  const raw = answer.rawHeaders;
  const headers = raw.filter((_, at) => !own.includes(raw[at - (at % 2)]?.toLowerCase() ?? ''));
  return [answer.statusCode ?? 0, headers, await buffer(answer)];
}

const server = createServer((request, response) => {
  const [status, headers, body] = copies.get(request.url ?? '') ?? [404, [], ''];
  response.writeHead(status, headers).end(body);
});
server.listen(Number(PORT), '127.0.0.1', () =>
  console.log(`Ready on http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
