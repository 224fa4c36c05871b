import { Agent, request } from 'node:http';

const CONNECTIONS = 8;
const WARM_UP_MS = 1000;
const MEASURED_MS = 4000;

export interface PostLoad {
  readonly perSecond: number;
  /** Milliseconds from the request to the end of the answer. */
  readonly p50: number;
  readonly p99: number;
}

/** Posts one body over keep-alive connections, one request at a time on each. */
export async function postLoad(url: string, body: string, status: number): Promise<PostLoad> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const start = performance.now() + WARM_UP_MS;
  const end = start + MEASURED_MS;
  const times: number[] = [];
  const visitor = async () => {
    while (performance.now() < end) {
      const sent = performance.now();
      await postOnce(agent, url, body, status);
      if (sent > start) times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  return { perSecond: (times.length * 1000) / MEASURED_MS, p50: at(0.5), p99: at(0.99) };
}

function postOnce(agent: Agent, url: string, body: string, status: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    const sent = request(url, { agent, method: 'POST', headers }, (response) => {
      response.resume();
      response.on('error', reject);
      response.on('end', () =>
        response.statusCode === status
          ? resolve()
          : reject(new Error(`${url} answered ${response.statusCode}`)),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
