import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type SlowKind, slowKinds } from './slow-kinds.ts';

const DRIP_MS = 500;
/** Seconds that a closing may be late: the server looks for it once a second, on a busy machine. */
const SLACK = 5;

export interface SlowConnections {
  /** Resolves when all are closed, or at the latest when all should be. */
  timedOut(): Promise<void>;
  /** Descriptions of those that lasted longer than their kind may. */
  overdue(): readonly string[];
  /** Seconds that the longest of them has lasted. */
  longest(): number;
  /** How many are open. */
  open(): number;
  end(): void;
}

/** Opens so many connections, of all kinds in turn; resolves when they are open. */
export async function openSlowConnections(port: number, count: number): Promise<SlowConnections> {
  const kinds = Array.from({ length: count }, (_, at) => slowKinds[at % slowKinds.length]);
  const all = await Promise.all(kinds.flatMap((kind) => (kind ? [openOne(port, kind)] : [])));
  return {
    async timedOut() {
      const latest = Math.max(...slowKinds.map(({ closesWithin }) => closesWithin)) + SLACK;
      const timer = new AbortController();
      const late = delay(latest * 1000, undefined, { signal: timer.signal }).catch(() => {});
      await Promise.race([Promise.all(all.map(({ closed }) => closed)), late]);
      timer.abort();
    },
    overdue: () =>
      all
        .filter(({ kind, seconds }) => seconds() > kind.closesWithin + SLACK)
        .map(({ kind, seconds }) => `${kind.name} was open for ${seconds().toFixed(0)} s`),
    longest: () => Math.max(...all.map(({ seconds }) => seconds())),
    open: () => all.filter(({ isOpen }) => isOpen()).length,
    end: () => all.forEach(({ end }) => void end()),
  };
}

interface SlowConnection {
  readonly kind: SlowKind;
  /** Seconds from opening to closing, or until now. */
  seconds(): number;
  readonly closed: Promise<void>;
  isOpen(): boolean;
  end(): void;
}

async function openOne(port: number, kind: SlowKind): Promise<SlowConnection> {
  const socket = connect(port, '127.0.0.1');
  let opened = performance.now();
  let closedAt: number | undefined;
  // How the server closes it does not matter.
  socket.on('error', () => {});
  // Without a reader the end would not be noticed.
  socket.resume();
  // Not by `once`, which rejects when the server resets the connection.
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => {
      closedAt = performance.now();
      clearInterval(dripping);
      resolve();
    });
  });
  const { opening, drips } = kind;
  let at = 0;
  const drip = () => {
    if (drips) socket.write(drips.charAt(at++ % drips.length));
  };
  const dripping = setInterval(drip, DRIP_MS);
  await once(socket, 'connect');
  opened = performance.now();
  if (opening) socket.write(opening);
  return {
    kind,
    seconds: () => ((closedAt ?? performance.now()) - opened) / 1000,
    closed,
    isOpen: () => closedAt === undefined,
    end: () => void socket.destroy(),
  };
}
