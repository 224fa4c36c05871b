import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** Pages and calls that visitors of the shop ask for, one after another. */
const paths = [
  '/',
  '/consulting',
  '/contact',
  '/api/catalogue?page=2&limit=20',
  '/consulting?q=camera',
  '/technology/video-surveillance',
  '/api/catalogue?q=gate%20motor&limit=20',
];
const EVERY_MS = 25;

export interface Visitors {
  /** Milliseconds from the moment at which each request was due to the end of its answer. */
  stop(): Promise<readonly number[]>;
}

/**
 * Asks for a page every 25 ms, whether those before were answered or not, until it is stopped. A
 * request that waits because the site is busy counts from when it was due.
 */
export function startVisitors(url: string): Visitors {
  const agent = new Agent({ keepAlive: true });
  const answers: Promise<number>[] = [];
  let stopped = false;
  const visiting = (async () => {
    const started = performance.now();
    for (let visit = 0; !stopped; visit++) {
      const due = started + visit * EVERY_MS;
      await delay(Math.max(0, due - performance.now()));
      const answer = answered(agent, url + paths[visit % paths.length], due);
      // A failure is told when the visitors are stopped.
      answer.catch(() => {});
      answers.push(answer);
    }
  })();
  return {
    async stop() {
      stopped = true;
      await visiting;
      const times = await Promise.all(answers);
      agent.destroy();
      return times;
    },
  };
}

function answered(agent: Agent, url: string, due: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume();
      response.on('error', reject);
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(performance.now() - due)
          : reject(new Error(`${url} answered ${response.statusCode}`)),
      );
    });
    request.on('error', (fault: NodeJS.ErrnoException) => {
      // The site closed a kept connection at the moment at which it was used again.
      const closed = request.reusedSocket && fault.code === 'ECONNRESET';
      if (closed) resolve(answered(agent, url, due));
      else reject(fault);
    });
  });
}
