import { setTimeout as delay } from 'node:timers/promises';
import { IDEMPOTENCY_HEADER } from '@app/contracts/endpoint';
import {
  OrderReceipt,
  placeOrder,
  type WireOrderRequest,
  type WireReceipt,
} from '@app/contracts/order';
import { seededRandom } from '@app/testing/seeded-random';
import * as v from 'valibot';
import { randomOrder } from '../random-order.ts';
import type { AddressBoard, ServingAddress } from './address-board.ts';

const RETRY_MS = 5;
const POLL_MS = 1;
const ANSWER_MS = 60_000;

/** An order whose receipt a client has received. */
export interface AcknowledgedOrder {
  readonly key: string;
  readonly request: WireOrderRequest;
  readonly receipt: WireReceipt;
  /** ISO 8601, UTC: when the last attempt before the answer was cut off; empty if none was. */
  readonly cutOffAt: string;
}

export interface OrderClients {
  readonly acknowledged: readonly AcknowledgedOrder[];
  /** Descriptions of answers that no client should get. */
  readonly refusals: readonly string[];
  /** Numbers of the starts whose process was killed during at least one open post. */
  readonly interruptedStarts: ReadonlySet<number>;
  /** Posts that were cut off. */
  cutOffs(): number;
  /** Resolves when so many more orders are acknowledged, or any is refused. */
  answered(count: number): Promise<void>;
  /** Starts no new order. Resolves when every open one is answered. */
  finish(): Promise<void>;
}

/** Clients that post one order after another and retry each until it is answered. */
export function startOrderClients(options: {
  readonly count: number;
  readonly seed: number;
  readonly skus: readonly string[];
  readonly board: AddressBoard;
}): OrderClients {
  const { count, seed, skus, board } = options;
  const acknowledged: AcknowledgedOrder[] = [];
  const refusals: string[] = [];
  const interruptedStarts = new Set<number>();
  let cutOffs = 0;
  let finishing = false;

  async function placeOrders(client: number): Promise<void> {
    const random = seededRandom(seed + client);
    for (let number = 1; !finishing; number++) {
      const key = `fault-${seed}-${client}-${number}`;
      const request = randomOrder(random, skus, `${client}-${number}`);
      if (!(await placed(key, request))) return;
    }
  }

  async function placed(key: string, request: WireOrderRequest): Promise<boolean> {
    let cutOffAt = '';
    for (;;) {
      const address = await board.read();
      const answer = await postOrder(address, key, request);
      switch (answer.kind) {
        case 'receipt':
          acknowledged.push({ key, request, receipt: answer.receipt, cutOffAt });
          return true;
        case 'refused':
          refusals.push(`order ${key} was answered with ${answer.what}`);
          return false;
        case 'cut-off':
          cutOffs += 1;
          cutOffAt = new Date().toISOString();
          interruptedStarts.add(address.start);
          break;
        case 'unreachable':
          break;
      }
      await delay(RETRY_MS);
    }
  }

  const clients = Array.from({ length: count }, (_, client) => placeOrders(client + 1));
  return {
    acknowledged,
    refusals,
    interruptedStarts,
    cutOffs: () => cutOffs,
    async answered(count) {
      const enough = acknowledged.length + count;
      while (acknowledged.length < enough && refusals.length === 0) await delay(POLL_MS);
    },
    async finish() {
      finishing = true;
      await Promise.all(clients);
    },
  };
}

type Answer =
  | { readonly kind: 'receipt'; readonly receipt: WireReceipt }
  | { readonly kind: 'refused'; readonly what: string }
  /** The connection was open and broke before the whole answer had arrived. */
  | { readonly kind: 'cut-off' }
  /** No server or, at that moment, no store. */
  | { readonly kind: 'unreachable' };

async function postOrder(
  { url }: ServingAddress,
  key: string,
  request: WireOrderRequest,
): Promise<Answer> {
  try {
    const response = await fetch(url + placeOrder.path, {
      method: placeOrder.method,
      headers: { 'Content-Type': 'application/json', [IDEMPOTENCY_HEADER]: key },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const body = await response.text();
    // A store that is slow for a moment; the order may still have been stored.
    if (response.status === 503) return { kind: 'unreachable' };
    if (response.status !== 200) {
      return { kind: 'refused', what: `${response.status} ${body}` };
    }
    const receipt: WireReceipt = JSON.parse(body);
    v.assert(OrderReceipt, receipt);
    return { kind: 'receipt', receipt };
  } catch (fault) {
    return answerAfter(fault);
  }
}

function answerAfter(fault: unknown): Answer {
  // For network problems `fetch` throws a TypeError, with the socket's error as its cause.
  if (!(fault instanceof TypeError)) return { kind: 'refused', what: String(fault) };
  const { code } = (fault.cause ?? {}) as NodeJS.ErrnoException;
  return { kind: code === 'ECONNREFUSED' ? 'unreachable' : 'cut-off' };
}
