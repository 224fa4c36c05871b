import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { backUpStore } from '@app/api/adapters/sqlite/back-up-store';
import { openSqliteStore } from '@app/api/adapters/sqlite/open-sqlite-store';
import { verifyInThread } from '@app/api/adapters/sqlite/verify-in-thread';
import { verifyBackups } from '@app/api/jobs/verify-backups';
import { aClaim, aContactMessage, aLead } from '@app/api/testing/builders';
import { startModelServer } from '@app/api/testing/model-server';
import { aHomeRequest } from '@app/api/testing/report-requests';
import { startSmtpInbox } from '@app/api/testing/smtp-inbox';
import { publish, readRegistry, releasesFolder } from '@app/federation/releases';
import { rollback } from '@app/federation/rollback';
import {
  aRelease,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from '@app/federation/testing/built-release';
import { root } from '@app/federation/tooling/parts';
import { diskGauge } from '@app/http-server/disk-gauge';
import { createLogger } from '@app/http-server/logger';
import { startTelemetryExport } from '@app/http-server/otlp-export';
import { shareHealth } from '@app/shell/server/release-control/health/share-health';
import { createHealth } from '@app/shell/server/release-control/health/version-health';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { alertRules, fires, storedSeries } from './testing/alert-rules.ts';
import { aCollector, anExportingSite } from './testing/exporting-site.ts';

const rules = alertRules();
const HOUR_MS = 60 * 60 * 1000;
/** Nobody listens there. */
const NOWHERE = '127.0.0.1:9';
const log = createLogger({ level: 'silent', name: 'test' });

beforeEach(() => void vi.stubEnv('OTEL_METRIC_EXPORT_INTERVAL', '200'));
afterEach(() => void vi.unstubAllEnvs());

/** Whether alerts fire by what was exported until now, and a wait for it. */
async function watched() {
  const { bodies, endpoint } = await aCollector();
  const isFiring = (alert: string) => fires(rules.get(alert) ?? alert, storedSeries(bodies));
  const samples = () => bodies.filter((body) => body.includes('resourceMetrics')).length;
  const firing = (...alerts: string[]) =>
    expect.poll(() => alerts.map(isFiring), { timeout: 40_000 }).toEqual(alerts.map(() => true));
  return {
    endpoint,
    isFiring,
    firing,
    /** Waits for metrics that are read from now on. */
    async sampled() {
      const before = samples();
      await expect.poll(samples).toBeGreaterThan(before + 1);
    },
  };
}

async function aWatchedSite(env: Readonly<Record<string, string>> = {}) {
  const watch = await watched();
  const site = await anExportingSite(watch.endpoint, { env });
  onTestFinished(site.stop);
  const send = (call: string, body: object) =>
    fetch(`${site.url}/api/${call}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: site.url },
      body: JSON.stringify(body),
    });
  const write = () =>
    send('contact', {
      name: 'Thandi Nkosi',
      email: 'thandi@mail.example',
      phone: '082 123 4567',
      message: 'Please call me about an alarm.',
      consent: true,
    });
  return { ...watch, ...site, send, write };
}

const sectionsOf = (text: string) => [...text.matchAll(/^## (\w+)$/gm)].map(([, name]) => name);

test('every alert has a section of the runbook and a test here, and nothing else has', () => {
  const runbook = readFileSync(path.join(root, 'ops/runbook.md'), 'utf8');
  expect(sectionsOf(runbook)).toEqual([...rules.keys()]);
  const tests = readFileSync(import.meta.filename, 'utf8').matchAll(/^test\('(?:alert )(\w+)/gm);
  expect([...tests].map(([, name]) => name).toSorted()).toEqual([...rules.keys()].toSorted());
  const rulesText = readFileSync(path.join(root, 'ops/alerts.yaml'), 'utf8');
  const linked = rulesText.matchAll(/runbook\.md#(\w+)/g);
  expect([...linked].map(([, name]) => name)).toEqual(
    [...rules.keys()].map((name) => name.toLowerCase()),
  );
});

test('alert RequestsFail fires when the API is down', async () => {
  const { url, isFiring, firing, sampled } = await aWatchedSite({
    API_ORIGIN: `http://${NOWHERE}`,
  });
  await fetch(`${url}/consulting`);
  await sampled();
  expect(isFiring('RequestsFail')).toBe(false);
  for (let times = 0; times < 3; times++) {
    expect((await fetch(`${url}/api/products`)).status).toBeGreaterThan(499);
    await sampled();
  }
  await firing('RequestsFail');
});

/** Another program that holds the write lock for most of the time. */
function lockStore(dataDir: string): void {
  const program = `
    const { DatabaseSync } = require('node:sqlite');
    const db = new DatabaseSync(require('node:worker_threads').workerData, { timeout: 5000 });
    for (;;) {
      db.exec('BEGIN IMMEDIATE');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700);
      db.exec('COMMIT');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    }`;
  const worker = new Worker(program, {
    eval: true,
    workerData: path.join(dataDir, 'store.sqlite'),
  });
  onTestFinished(async () => void (await worker.terminate()));
}

test('alert StoreSlow fires while another program holds the store', async () => {
  const { dataDir, write, isFiring, firing, sampled } = await aWatchedSite();
  expect((await write()).status).toBe(200);
  await sampled();
  expect(isFiring('StoreSlow')).toBe(false);
  lockStore(dataDir);
  for (let times = 0; times < 8; times++) await write();
  await firing('StoreSlow');
});

test('alert EventLoopDelayed fires while the process does nothing but compute', async () => {
  const { isFiring, firing, sampled } = await aWatchedSite();
  await sampled();
  expect(isFiring('EventLoopDelayed')).toBe(false);
  const busy = setInterval(() => {
    const until = performance.now() + 400;
    while (performance.now() < until);
  }, 10);
  onTestFinished(() => clearInterval(busy));
  await firing('EventLoopDelayed');
});

// A file system of the kernel, of which no byte is free.
test('alert DiskNearlyFull fires when the disk of the folder has no room', async () => {
  const { endpoint, isFiring, firing } = await watched();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint);
  const telemetry = await startTelemetryExport({ endpoint, service: 'site', log });
  onTestFinished(telemetry.stop);
  expect(isFiring('DiskNearlyFull')).toBe(false);
  telemetry.observe([diskGauge('/proc')]);
  await firing('DiskNearlyFull');
});

/** Stores a message of an hour ago, of which staff has not had the mail, with these refusals of it. */
async function anOldMessage(dataDir: string, refusals = 0): Promise<void> {
  const at = new Date(Date.now() - HOUR_MS).toISOString();
  const { id: leadId } = aLead();
  const id = `${leadId}:staff`;
  const store = await openSqliteStore(dataDir);
  await store.leads.insert(aLead({ receivedAt: at, payload: aContactMessage() }));
  await store.outbox.enqueue([{ id, leadId, purpose: 'staff', dueAt: at }]);
  for (let attempt = 1; attempt <= refusals; attempt++) {
    const claim = aClaim({ id: `${id}:${attempt}`, entryId: id, attempt, expiresAt: at });
    await store.outbox.claim(claim);
    const outcome = { kind: 'failed', at, reason: '550', permanent: true, retryAt: at } as const;
    await store.outbox.settle(claim.id, outcome);
  }
  await store.close();
}

test('alert MailsWaitLong fires when the mail server is down', async () => {
  const { dataDir, isFiring, firing, sampled, write } = await aWatchedSite({
    SMTP_URL: `smtp://${NOWHERE}`,
  });
  await write();
  await sampled();
  expect(isFiring('MailsWaitLong')).toBe(false);
  await anOldMessage(dataDir);
  await firing('MailsWaitLong');
});

test('alert MailsHeld fires when a limit holds back mails to one visitor', async () => {
  const { write, isFiring, firing, sampled } = await aWatchedSite({
    LEADS_PER_TEN_MINUTES: '0',
    MAILS_PER_HOUR_TO_ONE_ADDRESS: '1',
  });
  await sampled();
  expect(isFiring('MailsHeld')).toBe(false);
  for (let times = 0; times < 25; times++) expect((await write()).status).toBe(200);
  await firing('MailsHeld');
});

test('alert MailsDead fires when the mail server refuses a mail for the third time', async () => {
  const inbox = await startSmtpInbox({ recipient: () => 550 });
  onTestFinished(inbox.stop);
  const { dataDir, isFiring, firing, sampled } = await aWatchedSite({ SMTP_URL: inbox.url });
  await sampled();
  expect(isFiring('MailsDead')).toBe(false);
  await anOldMessage(dataDir, 2);
  await firing('MailsDead');
});

test('alert LimitExhausted fires when one address sends and sends', async () => {
  const { write, isFiring, firing, sampled } = await aWatchedSite({ LEADS_PER_TEN_MINUTES: '1' });
  await write();
  expect((await write()).status).toBe(429);
  await sampled();
  expect(isFiring('LimitExhausted')).toBe(false);
  for (let times = 0; times < 22; times++) await write();
  await firing('LimitExhausted');
});

test('alert ModelBudgetSpent fires when reports have used up the hour', async () => {
  const model = await startModelServer();
  const { send, isFiring, firing, sampled } = await aWatchedSite({
    OPENAI_BASE_URL: model.url,
    MODEL_REQUESTS_PER_HOUR: '1',
  });
  await sampled();
  expect(isFiring('ModelBudgetSpent')).toBe(false);
  const asked = await send('secure-home', aHomeRequest());
  expect(asked.status).toBe(200);
  await firing('ModelBudgetSpent');
});

test('alert ReleaseRolledBack fires after a rollback that a program decided', async () => {
  const { dataDir, isFiring, firing, sampled } = await aWatchedSite();
  const releases = releasesFolder(dataDir);
  const worse = await writeBuilt(`${dataDir}/worse`, aRelease({ version: versionOf(2) }));
  await publish(releases, [worse]);
  await sampled();
  expect(isFiring('ReleaseRolledBack')).toBe(false);
  await rollback(releases, 'shop', { what: 'automatic', who: 'automatic rollback', why: 'faults' });
  await firing('ReleaseRolledBack');
});

test('alert ReleaseSuspected fires when visitors meet what the site does not see', async () => {
  const { dataDir, isFiring, firing, sampled } = await aWatchedSite();
  const releases = releasesFolder(dataDir);
  const { parts } = await readRegistry(releases);
  await sampled();
  expect(isFiring('ReleaseSuspected')).toBe(false);
  const health = createHealth();
  const version = parts.shop?.active ?? '';
  health.tell({ part: 'shop', version }, '12 of 40 visitors met faults, before 0 of 90');
  await shareHealth(releases, health, log).close();
  await firing('ReleaseSuspected');
});

/** A folder with a store and one backup of it. */
async function aBackup() {
  const folder = await temporaryFolder();
  const data = path.join(folder, 'data');
  const store = await openSqliteStore(data);
  await store.leads.insert(aLead());
  await store.close();
  const backups = path.join(folder, 'backups');
  await backUpStore(data, path.join(backups, 'first'));
  return { backups, file: (name: string) => path.join(backups, 'first', name) };
}

/** The site's job, at a moment before half past two in the night. */
function nightOf(backups: string) {
  const started = performance.now();
  const before = new Date(2026, 10, 24, 2, 29, 59, 950).getTime();
  const nightly = verifyBackups({
    verify: (signal) => verifyInThread(backups, signal),
    newest: async () => undefined,
    clock: { now: () => new Date(before + performance.now() - started) },
    log,
  });
  onTestFinished(nightly.stop);
  return nightly.gauges;
}

test('alert BackupUnusable fires in the night after one letter of a backup has changed', async () => {
  const { backups, file } = await aBackup();
  const { endpoint, isFiring, firing } = await watched();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint);
  const good = await startTelemetryExport({ endpoint, service: 'site', log });
  good.observe(nightOf(backups));
  await firing('site_backup_verified > 0');
  expect(isFiring('BackupUnusable')).toBe(false);
  await good.stop();
  const bytes = await readFile(file('store.sqlite'));
  bytes.write('O', bytes.indexOf('Thandi Mkhize') + 12);
  await writeFile(file('store.sqlite'), bytes);
  const bad = await startTelemetryExport({ endpoint, service: 'site', log });
  onTestFinished(bad.stop);
  bad.observe(nightOf(backups));
  await firing('BackupUnusable');
});

test('alert BackupOld fires when nobody has made a backup for three days', async () => {
  const { backups, file } = await aBackup();
  const { isFiring, firing, sampled } = await aWatchedSite({ BACKUP_DIR: backups });
  await sampled();
  await firing('site_backup_age_seconds > 0');
  expect(isFiring('BackupOld')).toBe(false);
  const manifest = JSON.parse(await readFile(file('backup.json'), 'utf8'));
  const madeAt = new Date(Date.now() - 72 * HOUR_MS).toISOString();
  await writeFile(file('backup.json'), JSON.stringify({ ...manifest, madeAt }));
  await firing('BackupOld');
});
