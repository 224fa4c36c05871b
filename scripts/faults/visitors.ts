import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { IDEMPOTENCY_HEADER } from '@app/contracts/endpoint';
import { placeOrder } from '@app/contracts/order';
import { type Random, seededRandom } from '@app/testing/seeded-random';
import { randomOrder } from './random-order.ts';
import { type Answer, type Visit, visit } from './visit.ts';

/** Visitors that keep a connection and use it all the time, or now and then. */
const BUSY = 6;
const CALM = 10;
/** Visitors that open a connection for each request. */
const FRESH = 4;
/** Much shorter than a server keeps an idle connection. */
const LONGEST_PAUSE_MS = 400;
const FRESH_PAUSE_MS = 50;
/** Of so many requests of a visitor one is an order. */
const ORDER_EVERY = 10;
const POLL_MS = 5;

export interface Visitors {
  readonly failures: readonly string[];
  /** Keys of the orders that were acknowledged. */
  readonly orders: readonly string[];
  requests(): number;
  /** New connections that were reset; their requests were sent again, once. */
  resets(): number;
  /** Milliseconds of the slowest answer. */
  longestMs(): number;
  /** Resolves when so many more requests are answered. */
  answered(count: number): Promise<void>;
  /** Resolves when the last request is answered. */
  finish(): Promise<void>;
}

/** Visitors of a site who read pages and the price list and order. */
export function startVisitors(options: {
  readonly origin: string;
  readonly seed: number;
  readonly pages: readonly string[];
  readonly skus: readonly string[];
  /** What is wrong with a page that was answered; `load` asks for more over the same connection. */
  readonly look?: (
    page: string,
    answer: Answer,
    load: (path: string) => Promise<Answer>,
  ) => Promise<readonly string[]>;
}): Visitors {
  const { origin, seed, pages, skus, look } = options;
  const failures: string[] = [];
  const orders: string[] = [];
  let requests = 0;
  let resets = 0;
  let longestMs = 0;
  let finishing = false;

  async function keepVisiting(number: number, agent: Agent | false, pauseMs: number) {
    const random = seededRandom(seed + number);
    for (let at = 1; !finishing; at++) {
      const name = `${number}-${at}`;
      const wanted = at % ORDER_EVERY === 0 ? anOrder(random, skus, name) : aPage(random, pages);
      const answer = await ask(agent, wanted);
      if (look && isDocument(answer)) {
        failures.push(...(await look(wanted.path, answer, (path) => ask(agent, { path }))));
      }
      if (pauseMs > 0) await delay(random() * pauseMs);
    }
    if (agent) agent.destroy();
  }

  async function ask(agent: Agent | false, wanted: Visit): Promise<Answer> {
    const answer = await visitTwice(agent, wanted);
    note(wanted, answer);
    return answer;
  }

  /** A listener that closes resets connections whose handshake is under way; see operations.md. */
  async function visitTwice(agent: Agent | false, wanted: Visit): Promise<Answer> {
    const first = await visit(origin, agent, wanted);
    const isReset = first.kind === 'broken' && first.code === 'ECONNRESET' && !first.wasKept;
    if (!isReset) return first;
    resets += 1;
    return visit(origin, agent, wanted);
  }

  function note(wanted: Visit, answer: Answer): void {
    requests += 1;
    longestMs = Math.max(longestMs, answer.ms);
    const wrong = whatIsWrong(answer);
    if (wrong) failures.push(`${wanted.method ?? 'GET'} ${wanted.path} ${wrong}`);
    else if (wanted.headers) orders.push(wanted.headers[IDEMPOTENCY_HEADER] ?? '');
  }

  const kept = () => new Agent({ keepAlive: true, maxSockets: 1 });
  const visitors = [
    ...Array.from({ length: BUSY }, () => [kept(), 0] as const),
    ...Array.from({ length: CALM }, () => [kept(), LONGEST_PAUSE_MS] as const),
    ...Array.from({ length: FRESH }, () => [false, FRESH_PAUSE_MS] as const),
  ].map(([agent, pauseMs], number) => keepVisiting(number, agent, pauseMs));
  return {
    failures,
    orders,
    requests: () => requests,
    resets: () => resets,
    longestMs: () => longestMs,
    async answered(count) {
      const enough = requests + count;
      while (requests < enough) await delay(POLL_MS);
    },
    async finish() {
      finishing = true;
      await Promise.all(visitors);
    },
  };
}

const aPage = (random: Random, pages: readonly string[]): Visit => ({
  path: pages[Math.floor(random() * pages.length)] ?? '/',
});

const anOrder = (random: Random, skus: readonly string[], name: string): Visit => ({
  method: placeOrder.method,
  path: placeOrder.path,
  headers: { 'Content-Type': 'application/json', [IDEMPOTENCY_HEADER]: `visitor-${name}` },
  body: JSON.stringify(randomOrder(random, skus, name)),
});

const isDocument = (answer: Answer): boolean =>
  answer.kind === 'answer' &&
  answer.status === 200 &&
  String(answer.headers['content-type']).startsWith('text/html');

/** A price list without products is as wrong as a failure: a process that is not ready has one. */
function whatIsWrong(answer: Answer): string | undefined {
  if (answer.kind === 'broken') return `broke off with ${answer.code}`;
  if (answer.status !== 200)
    return `was answered with ${answer.status} ${answer.body.slice(0, 200)}`;
  return answer.body === '' || answer.body === '[]' ? 'was answered with nothing' : undefined;
}
