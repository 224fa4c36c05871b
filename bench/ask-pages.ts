import { Agent, get } from 'node:http';

export interface Asked {
  /** Percent of the answers that were rendered on the server. */
  readonly rendered: number;
  readonly perSecond: number;
}

/** Asks for so many pages over so many connections, each as soon as the one before is answered. */
export async function askPages(
  times: number,
  connections: number,
  urlOf: (visit: number) => string,
): Promise<Asked> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const started = performance.now();
  let visit = 0;
  let rendered = 0;
  const visitor = async () => {
    while (visit < times) if (await isRendered(agent, urlOf(visit++))) rendered += 1;
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  agent.destroy();
  const seconds = (performance.now() - started) / 1000;
  return { rendered: (rendered / times) * 100, perSecond: times / seconds };
}

function isRendered(agent: Agent, url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { agent }, async (response) => {
      const html = Buffer.concat(await response.toArray().catch(() => [])).toString();
      resolve(response.statusCode === 200 && html.includes('"rendered":true'));
    });
    request.on('error', () => resolve(false));
  });
}
