import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@app/http-server/logger';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqliteStore } from '../src/adapters/sqlite/open-sqlite-store.ts';
import { type RunningApi, startApi } from '../src/compose.ts';
import { anApiConfig, anOrder, aProduct, importProducts } from '../testing/builders.ts';
import { collect } from '../testing/collect.ts';
import { type SmtpInbox, startSmtpInbox } from '../testing/smtp-inbox.ts';
import { testSite } from '../testing/test-site.ts';

const log = createLogger({ level: 'silent', name: 'test' });
const LEASE_IS_OVER_MS = 5 * 60_000;

let folder: string;
let inbox: SmtpInbox;
let api: RunningApi | undefined;
let child: ChildProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mail-crash-'));
  const store = await openSqliteStore(folder);
  await importProducts(store.priceLists, [aProduct()]);
  await store.close();
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await api?.close();
  await inbox.stop();
  await rm(folder, { recursive: true, force: true });
});

const config = () => anApiConfig({ DATA_DIR: folder, SMTP_URL: inbox.url });

/** A new process that takes an order, answers it, and then runs `then`. */
function orderInChild(then: string): ChildProcess {
  const module = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
  const program = `
    const { startApi } = await import(${module('../src/compose.ts')});
    const log = { info() {}, warn() {}, error() {}, isLevelEnabled: () => false, child: () => log };
    const options = JSON.parse(process.argv[1]);
    const api = await startApi({ ...options, log });
    const answer = await api.app.request('/api/order-confirmation', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'order-key-1' },
      body: JSON.stringify(options.order),
    });
    if (answer.status !== 200) throw new Error(await answer.text());
    ${then}`;
  const options = JSON.stringify({ config: config(), site: testSite, order: anOrder() });
  return spawn(process.execPath, ['--input-type=module', '-e', program, options], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

const ended = (process: ChildProcess) =>
  new Promise<string | null>((resolve) => process.once('exit', (_code, signal) => resolve(signal)));

const restart = (laterMs: number) =>
  startApi({
    config: config(),
    site: testSite,
    log,
    clock: { now: () => new Date(Date.now() + laterMs) },
  });

describe('a process that is killed', () => {
  test('between the order and its mails: the next process makes and sends them', async () => {
    inbox = await startSmtpInbox();
    child = orderInChild(`process.kill(process.pid, 'SIGKILL');`);
    expect(await ended(child)).toBe('SIGKILL');
    const store = await openSqliteStore(folder);
    expect(await collect(store.leads.since(''))).toHaveLength(1);
    expect(await store.outbox.counts()).toMatchObject({ pending: 0, sent: 0 });
    await store.close();

    api = await restart(0);
    await expect.poll(() => api?.store.outbox.counts()).toMatchObject({ sent: 2 });
    const recipients = inbox.received.flatMap((mail) => mail.recipients);
    expect(recipients.toSorted()).toEqual(['hello@acme.example', 'thandi@example.com']);
  });

  test('before the mail server has answered: the mails are sent again with the same Message-IDs', async () => {
    const { promise: lateReply, resolve: accept } = Promise.withResolvers<250>();
    let answersLate = true;
    inbox = await startSmtpInbox({ data: () => (answersLate ? lateReply : 250) });
    child = orderInChild('');
    await expect.poll(() => inbox.received.length).toBe(2);
    child.kill('SIGKILL');
    expect(await ended(child)).toBe('SIGKILL');
    answersLate = false;
    accept(250);

    api = await restart(0);
    await expect.poll(() => api?.store.outbox.counts()).toMatchObject({ pending: 2, sent: 0 });
    expect(inbox.received).toHaveLength(2);
    await api.close();

    api = await restart(LEASE_IS_OVER_MS);
    await expect.poll(() => api?.store.outbox.counts()).toMatchObject({ sent: 2 });
    const ids = inbox.received.map(({ mail }) => mail.messageId);
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(2);
  });
});
