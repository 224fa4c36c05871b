import { Agent, get } from 'node:http';

const CONNECTIONS = 8;
const WARM_UP_MS = 200;
const MEASURED_MS = 600;

export interface Load {
  readonly perSecond: number;
  /** Size of the last answer's body, compressed. */
  readonly bytes: number;
}

/** Requests URLs over keep-alive connections, one request at a time on each. */
export async function load(nextUrl: () => string): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const start = performance.now() + WARM_UP_MS;
  const end = start + MEASURED_MS;
  let answers = 0;
  let bytes = 0;
  const visitor = async () => {
    while (performance.now() < end) {
      bytes = await fetchOnce(agent, nextUrl());
      if (performance.now() > start) answers += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  agent.destroy();
  return { perSecond: (answers * 1000) / MEASURED_MS, bytes };
}

function fetchOnce(agent: Agent, url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('error', reject);
      response.on('end', () =>
        // A page that is not found is a page like others.
        [200, 404].includes(response.statusCode ?? 0)
          ? resolve(bytes)
          : reject(new Error(`${url} answered ${response.statusCode}`)),
      );
    });
    request.on('error', reject);
  });
}
