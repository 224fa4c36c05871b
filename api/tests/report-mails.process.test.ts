import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@app/http-server/logger';
import { firstUnlessDeep } from '@app/testing/runs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqliteStore } from '../src/adapters/sqlite/open-sqlite-store.ts';
import { type RunningApi, startApi } from '../src/compose.ts';
import type { ApiConfig } from '../src/config.ts';
import { aContactMessage, anApiConfig } from '../testing/builders.ts';
import { hangs, startModelServer } from '../testing/model-server.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { aChallenge, aHomeRequest, aRiskRequest } from '../testing/report-requests.ts';
import {
  type InboxBehaviour,
  type ReceivedMail,
  type SmtpInbox,
  startSmtpInbox,
} from '../testing/smtp-inbox.ts';
import { testSite } from '../testing/test-site.ts';

const log = createLogger({ level: 'silent', name: 'test' });
const STAFF = 'hello@acme.example';
const VISITOR = 'thandi@example.com';
const MINUTE = 60_000;

let folder: string;
let inbox: SmtpInbox;
let api: RunningApi | undefined;
let child: ChildProcess | undefined;
let later = 0;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'report-mails-'));
  later = 0;
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await api?.close();
  api = undefined;
  await inbox.stop();
  await rm(folder, { recursive: true, force: true });
});

const config = (changes: Partial<ApiConfig> = {}) =>
  anApiConfig({ DATA_DIR: folder, SMTP_URL: inbox.url, ...changes });

/** The whole API on the folder of the test, with a clock that `later` moves. */
async function start(changes: Partial<ApiConfig> = {}): Promise<RunningApi> {
  api = await startApi({
    config: config(changes),
    site: testSite,
    log,
    clock: { now: () => new Date(Date.now() + later) },
  });
  return api;
}

async function startWith(behaviour: InboxBehaviour, changes: Partial<ApiConfig> = {}) {
  inbox = await startSmtpInbox(behaviour);
  return start(changes);
}

const post = async (path: string, body: object) =>
  api?.app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'report-key-1' },
    body: JSON.stringify(body),
  });

const counts = () => api?.store.outbox.counts();
const allSent = (mails: number) =>
  expect.poll(counts).toEqual({ pending: 0, failed: 0, dead: 0, sent: mails });
const mailTo = (recipient: string): ReceivedMail | undefined =>
  inbox.accepted.find(({ recipients }) => recipients.includes(recipient));
const storedReport = () => api?.store.reports.get('report-key-1');

/** The plain words of a text, which a mail may have wrapped and marked up. */
const wordsOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

describe('the mails of a request for a report', () => {
  test('bring the report to the visitor', async () => {
    await startWith({});
    await post('/api/risk-assessment', aRiskRequest());
    await allSent(2);
    const report = await storedReport();
    const mail = mailTo(VISITOR)?.mail;
    expect(mail?.subject).toMatch(/^Your risk assessment RSK-/);
    expect(mail?.replyTo?.text).toContain(STAFF);
    const [, ...lines] = (report?.markdown ?? '').split('\n');
    expect(lines.length).toBeGreaterThan(20);
    // Each cell of a table by itself, because a mail shows a wide table as a list.
    for (const part of lines.flatMap((line) => line.split(/(?<!\\)\|/))) {
      expect(wordsOf(mail?.text ?? '')).toContain(wordsOf(part.replace(/^\d+\. /, '')));
    }
  });

  test('have the report as a PDF for the visitor, and every field and the report for the staff', async () => {
    await startWith({});
    await post('/api/security-assessment', aChallenge());
    await allSent(2);
    const [paper, ...others] = mailTo(VISITOR)?.mail.attachments ?? [];
    expect(others).toEqual([]);
    expect(mailTo(STAFF)?.mail.attachments).toEqual([]);
    expect(paper?.contentType).toBe('application/pdf');
    const report = await storedReport();
    const reference = /SEC-\w{4}-\w{4}/.exec(report?.markdown ?? '')?.[0] ?? 'none';
    expect(paper?.filename).toBe(`${reference.toLowerCase()}.pdf`);
    const { pages } = await readPdf(new Uint8Array(paper?.content ?? []));
    expect(pages.join(' ')).toContain(reference);
    for (const [, heading = ''] of report?.markdown.matchAll(/^## (.*)$/gm) ?? []) {
      expect(wordsOf(pages.join(' '))).toContain(wordsOf(heading));
    }

    const toStaff = mailTo(STAFF)?.mail;
    expect(toStaff?.subject).toMatch(/^Security assessment SEC-\S+ from Thandi Mkhize$/);
    expect(toStaff?.replyTo?.text).toContain(VISITOR);
    const heading = /^## (.*)$/m.exec(report?.markdown ?? '')?.[1];
    for (const text of [...Object.values(aChallenge()), heading]) {
      expect(wordsOf(toStaff?.text ?? '')).toContain(wordsOf(String(text)));
    }
  });

  test('of a suspect go to the staff only', async () => {
    await startWith({});
    await post('/api/security-assessment', { ...aChallenge(), website: 'https://spam.example' });
    await allSent(1);
    expect(inbox.accepted.map(({ recipients }) => recipients)).toEqual([[STAFF]]);
    expect(mailTo(STAFF)?.mail.subject).toMatch(/^\[Possible spam\] /);
  });

  test('tell the staff in the subject when it happens now', async () => {
    await startWith({});
    await post(
      '/api/security-assessment',
      aChallenge({ securityIssue: 'Please help, men with guns are breaking in right now!' }),
    );
    await allSent(2);
    expect(mailTo(STAFF)?.mail.subject).toMatch(/^URGENT: Security assessment SEC-/);
    expect((await storedReport())?.urgent).toBe(true);
  });

  test('with links in every field link to no foreign site from the mail to the visitor', async () => {
    await startWith({});
    const link = 'Prize at https://evil.example/win [click](https://evil.example) www.evil.example';
    const texts = Object.fromEntries(
      Object.keys(aRiskRequest()).map((field) => [field, `${link} ${'x'.repeat(20)}`]),
    );
    const operationalAreas = [{ name: link, description: link }];
    const { email, phone } = aRiskRequest();
    const answer = await post('/api/risk-assessment', { ...texts, operationalAreas, email, phone });
    expect(answer?.status).toBe(200);
    await allSent(2);
    const { html, text } = mailTo(VISITOR)?.mail ?? {};
    expect(`${html}${text}`).not.toMatch(/evil\.example/);
    expect(mailTo(STAFF)?.mail.text).toContain('https://evil.example/win');
  });

  test('are kept while the mail server is down for an hour, and then sent', async () => {
    let isDown = true;
    await startWith({ recipient: () => (isDown ? 421 : 250) });
    expect((await post('/api/secure-home', aHomeRequest()))?.status).toBe(200);
    for (let minutes = 0; minutes < 60; minutes += 20) {
      await expect.poll(counts).toMatchObject({ failed: 2 });
      later += 20 * MINUTE;
    }
    const report = await storedReport();
    isDown = false;
    later += 6 * 60 * MINUTE;
    await allSent(2);
    expect(await storedReport()).toEqual(report);
    expect(mailTo(VISITOR)?.mail.subject).toMatch(/^Your home security report HOM-/);
  });
});

describe('while a model hangs', () => {
  test('mails of other leads are sent', async () => {
    const model = await startModelServer();
    model.behave(hangs);
    const slow = { OPENAI_BASE_URL: model.url, MODEL_TIMEOUT_SECONDS: 60, MODEL_CONCURRENCY: 8 };
    const { app } = await startWith({}, slow);
    const send = (path: string, body: object) =>
      app.request(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    for (let home = 0; home < 6; home++) await send('/api/secure-home', aHomeRequest());
    await expect.poll(() => model.asked.length).toBe(6);
    await send('/api/contact', aContactMessage());
    await expect.poll(counts).toMatchObject({ sent: 2 });
    expect(inbox.accepted.map(({ mail }) => mail.subject?.includes('MSG-'))).toEqual([true, true]);
  });

  test('a stop of the process stores the reports in the words of the rules', async () => {
    const model = await startModelServer();
    model.behave(hangs);
    await startWith({}, { OPENAI_BASE_URL: model.url, MODEL_TIMEOUT_SECONDS: 60 });
    await post('/api/secure-home', aHomeRequest());
    await expect.poll(() => model.asked.length).toBe(1);
    await api?.close();
    const store = await openSqliteStore(folder);
    expect(await store.reports.get('report-key-1')).toMatchObject({ source: 'rules' });
    await store.close();
  });
});

/** A new process that posts a request and then runs `after`. */
function postInChild(
  path: string,
  body: object,
  { changes = {}, after = '' }: { readonly changes?: Partial<ApiConfig>; readonly after?: string },
): ChildProcess {
  const compose = JSON.stringify(new URL('../src/compose.ts', import.meta.url).href);
  const program = `
    const { startApi } = await import(${compose});
    const log = { info() {}, warn() {}, error() {}, isLevelEnabled: () => false, child: () => log };
    const { path, body, ...options } = JSON.parse(process.argv[1]);
    const api = await startApi({ ...options, log });
    const answer = await api.app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'report-key-1' },
      body: JSON.stringify(body),
    });
    if (answer.status !== 200) throw new Error(await answer.text());
    ${after}`;
  const options = JSON.stringify({ config: config(changes), site: testSite, path, body });
  return spawn(process.execPath, ['--input-type=module', '-e', program, options], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

const ended = (process: ChildProcess) =>
  new Promise<string | null>((resolve) => process.once('exit', (_code, signal) => resolve(signal)));

const KILL = `process.kill(process.pid, 'SIGKILL');`;

describe('a process that is killed', () => {
  test.each(
    firstUnlessDeep([
      ['/api/security-assessment', aChallenge()],
      ['/api/secure-home', aHomeRequest()],
    ] as const),
  )(
    'while a model words the report of %s: the next process makes and mails it',
    async (path, body) => {
      inbox = await startSmtpInbox();
      const model = await startModelServer();
      model.behave(hangs);
      child = postInChild(path, body, {
        changes: { OPENAI_BASE_URL: model.url, MODEL_TIMEOUT_SECONDS: 60 },
      });
      await expect.poll(() => model.asked.length).toBe(1);
      child.kill('SIGKILL');
      expect(await ended(child)).toBe('SIGKILL');
      const store = await openSqliteStore(folder);
      expect(await store.leads.get('report-key-1')).toBeDefined();
      expect(await store.reports.get('report-key-1')).toBeUndefined();
      await store.close();

      later = MINUTE;
      await start();
      await expect.poll(storedReport).toMatchObject({ source: 'rules' });
      later = 2 * MINUTE;
      await allSent(2);
    },
  );

  test('between the report and its mails: the next process mails that report', async () => {
    inbox = await startSmtpInbox();
    child = postInChild('/api/security-assessment', aChallenge(), { after: KILL });
    expect(await ended(child)).toBe('SIGKILL');
    const store = await openSqliteStore(folder);
    const report = await store.reports.get('report-key-1');
    expect(report).toBeDefined();
    expect(await store.outbox.counts()).toMatchObject({ pending: 0, sent: 0 });
    await store.close();

    later = MINUTE;
    await start();
    await allSent(2);
    expect(await storedReport()).toEqual(report);
    const heading = /^## (.*)$/m.exec(report?.markdown ?? '')?.[1] ?? 'no heading';
    expect(mailTo(VISITOR)?.mail.text).toContain(heading);
  });
});
