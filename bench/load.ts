import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { cpuMs } from './cpu-time.ts';

const CONNECTIONS = 8;
const WARM_UP_MS = 200;
const MEASURED_MS = 600;
/** A quarter of both is enough to tell a multiple. */
const SHORTER = 4;

export interface Load {
  readonly perSecond: number;
  /** Microseconds that the process of the server computed for each answer. 0 where no system tells. */
  readonly cpuMicros: number;
  /** Size of the last answer's body, as it was sent. */
  readonly bytes: number;
}

export interface Server {
  readonly url: string;
  readonly pid: number;
}

interface Loading {
  /** That of each answer. */
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly short?: boolean;
}

/**
 * Requests paths over keep-alive connections, one request at a time on each. It reads and writes sockets, because
 * Node's client takes longer for an answer than the server.
 * @throws Error when an answer has another status.
 */
export async function load(
  { url, pid }: Server,
  nextPath: () => string,
  { status, headers = {}, short = false }: Loading,
): Promise<Load> {
  const { host, hostname, port } = new URL(url);
  const sent = { host, 'accept-encoding': 'br', ...headers };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
  const rest = ` HTTP/1.1\r\n${lines.join('')}\r\n`;
  const shorter = short ? SHORTER : 1;
  let answers = 0;
  let bytes = 0;
  const sockets = Array.from({ length: CONNECTIONS }, () => connect(Number(port), hostname));
  const visits = sockets.map(async (socket) => {
    const ask = () => void socket.write(`GET ${nextPath()}${rest}`);
    ask();
    for await (const length of bodies(socket, status)) {
      answers += 1;
      bytes = length;
      ask();
    }
    throw new Error(`${url} has closed a connection`);
  });
  const measure = async (): Promise<Load> => {
    await setTimeout(WARM_UP_MS / shorter);
    const [answersBefore, cpuBefore, from] = [answers, await cpuMs(pid), performance.now()];
    await setTimeout(MEASURED_MS / shorter);
    const [count, cpu] = [answers - answersBefore, (await cpuMs(pid)) - cpuBefore];
    const perSecond = (count * 1000) / (performance.now() - from);
    return { perSecond, cpuMicros: (cpu * 1000) / count, bytes };
  };
  try {
    return await Promise.race([measure(), ...visits]);
  } finally {
    for (const socket of sockets) socket.destroy();
    await Promise.allSettled(visits);
  }
}

const HEAD_END = '\r\n\r\n';

/** The length of each body that a server sends, when it is complete. */
async function* bodies(socket: Socket, status: number): AsyncGenerator<number> {
  let head = '';
  let length = 0;
  let missing = 0;
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    let at = 0;
    if (missing === 0) {
      const end = chunk.indexOf(HEAD_END);
      head += chunk.toString('latin1', 0, end < 0 ? chunk.length : end);
      if (end < 0) continue;
      if (!head.startsWith(`HTTP/1.1 ${status} `)) throw new Error(`Not ${status}: ${head}`);
      length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
      head = '';
      at = end + HEAD_END.length;
      missing = length;
    }
    missing -= chunk.length - at;
    if (missing === 0) yield length;
  }
}
