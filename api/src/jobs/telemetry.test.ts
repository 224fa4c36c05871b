import { listenToTelemetry } from '@app/http-server/telemetry-channel';
import { expect, onTestFinished, test } from 'vitest';
import { aLead, anEntry } from '../../testing/builders.ts';
import { memoryPermits } from '../../testing/memory-permits.ts';
import { memoryStore } from '../../testing/memory-store.ts';
import { movingClock } from '../../testing/moving-clock.ts';
import { createLimits } from '../domain/limits/limits.ts';
import { countRefusals } from './count-refusals.ts';
import { mailGauges } from './mail-gauges.ts';
import { timeStore } from './time-store.ts';

function heard(): object[] {
  const all: object[] = [];
  onTestFinished(listenToTelemetry((telemetry) => all.push(telemetry)));
  return all;
}

test('a call of the store is measured under its name, and a call that fails with its fault', async () => {
  const telemetry = heard();
  const inMemory = memoryStore();
  const probe = () => Promise.reject(new RangeError('full'));
  const store = timeStore({ ...inMemory, probe }, 'sqlite');
  await store.leads.insert(aLead());
  await expect(store.probe()).rejects.toThrow('full');
  const name = 'db.client.operation.duration';
  const system = { 'db.system.name': 'sqlite' };
  expect(telemetry).toMatchObject([
    { name, attributes: { ...system, 'db.operation.name': 'leads.insert' } },
    { name, attributes: { ...system, 'db.operation.name': 'probe', 'error.type': 'RangeError' } },
  ]);
});

test('a limit that was reached is counted under its name, and without the address', async () => {
  const telemetry = heard();
  const limits = countRefusals(createLimits({ permits: memoryPermits(), clock: movingClock() }));
  const policy = { name: 'tests', limit: 1, windowMs: 1000, subject: (asker: string) => asker };
  for (let times = 0; times < 3; times++) await limits.take(policy, '203.0.113.9');
  expect((await limits.check(policy, '203.0.113.9')).ok).toBe(false);
  const refusals = { type: 'count', name: 'site.limit.refusals', attributes: { limit: 'tests' } };
  expect(telemetry).toEqual([0, 1, 1, 1].map((by) => ({ ...refusals, by })));
});

test('the gauges of mails have each unsent state once, and the age of the oldest lead', async () => {
  const { leads, outbox } = memoryStore();
  const clock = movingClock('2025-06-01T10:00:00.000Z');
  const [count, age] = mailGauges(outbox, clock);
  expect(await age?.read()).toEqual([{ value: 0 }]);
  await leads.insert(aLead());
  await outbox.enqueue([
    anEntry(),
    anEntry({ id: 'held', dueAt: '2025-06-01T11:00:00.000Z' }),
    anEntry({ id: 'dead' }),
  ]);
  const progress = { attempts: 3, nextAttemptAt: '', lastError: '550', sentAt: '' };
  await outbox.update('dead', { ...progress, state: 'dead' });
  expect(await count?.read()).toEqual([
    { value: 1, attributes: { state: 'pending' } },
    { value: 1, attributes: { state: 'held' } },
    { value: 0, attributes: { state: 'failed' } },
    { value: 1, attributes: { state: 'dead' } },
  ]);
  expect(await age?.read()).toEqual([{ value: 2 * 60 * 60 }]);
});
