import { describe, expect, test, vi } from 'vitest';
import { aContactLead } from '../../../testing/mail-leads.ts';
import { memoryStore } from '../../../testing/memory-store.ts';
import { storedLeads } from '../../../testing/stored-leads.ts';
import { testSite } from '../../../testing/test-site.ts';
import { kindOf } from '../../lead-kinds.ts';
import type { Lead } from '../leads/ports.ts';
import { withoutModel } from '../rewording/reword.ts';
import { StoreDown } from '../store-down.ts';
import { createReports, type ReportsOptions } from './reports.ts';

const stored = storedLeads.find(({ kind }) => kind === 'secure-home')?.lead as Lead;
const aHomeLead = (changes: Partial<Lead> = {}): Lead => ({ ...stored, ...changes });

function setUp(changes: Partial<ReportsOptions> = {}) {
  const store = memoryStore();
  const log = { error: vi.fn() };
  const reports = createReports({
    kindOf,
    store,
    costs: async () => ({ priceOf: () => undefined }),
    reword: withoutModel,
    company: testSite.company,
    clock: { now: () => new Date('2026-11-22T08:00:00.000Z') },
    log,
    ...changes,
  });
  return { store, log, reports };
}

describe('the report of a lead', () => {
  test('is the stored one, also when newer rules would make another', async () => {
    const { store, reports } = setUp();
    const lead = aHomeLead();
    const first = await reports.of(lead);
    expect(await reports.of({ ...lead, reference: 'HOM-2222-2222' })).toEqual(first);
    expect(await store.reports.get(lead.id)).toEqual(first);
  });

  test('lets mails go when it is stored, and is begun for them when it is not', async () => {
    const { reports } = setUp();
    const lead = aHomeLead();
    expect(await reports.ready(lead)).toBe(false);
    await expect.poll(() => reports.ready(lead)).toBe(true);
    expect(await reports.find(lead)).toBeDefined();
  });

  test('is not begun for more than four leads whose mails wait', async () => {
    const answered = Promise.withResolvers<void>();
    const reword = vi.fn<ReportsOptions['reword']>(async (report) => {
      await answered.promise;
      return { report, source: 'model' };
    });
    const { reports } = setUp({ reword });
    const leads = Array.from({ length: 9 }, (_, index) => aHomeLead({ id: `home-key-${index}` }));
    for (const lead of leads) expect(await reports.ready(lead)).toBe(false);
    await expect.poll(() => reword.mock.calls.length).toBe(4);
    answered.resolve();
    await expect
      .poll(async () => (await Promise.all(leads.map(reports.ready))).every(Boolean))
      .toBe(true);
    expect(reword).toHaveBeenCalledTimes(9);
  });

  test('has the words of the rules from the moment when the process is told to stop', async () => {
    const reword = vi.fn<ReportsOptions['reword']>(() => new Promise(() => {}));
    const { reports } = setUp({ reword });
    const waiting = reports.of(aHomeLead());
    await expect.poll(() => reword.mock.calls.length).toBe(1);
    reports.stopWaiting();
    expect(await waiting).toMatchObject({ source: 'rules' });
    const later = await reports.of(aHomeLead({ id: 'home-key-2' }));
    expect(later).toMatchObject({ source: 'rules' });
    expect(reword).toHaveBeenCalledTimes(1);
  });

  test('that cannot be made holds up no mail', async () => {
    const { reports, log } = setUp({ costs: () => Promise.reject(new Error('broken')) });
    const lead = aHomeLead();
    expect(await reports.ready(lead)).toBe(false);
    await expect.poll(() => reports.ready(lead)).toBe(true);
    expect(await reports.find(lead)).toBeUndefined();
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  test('that cannot be stored while the store is down is tried again', async () => {
    const store = memoryStore();
    let isDown = true;
    const insert: typeof store.reports.insert = async (report) => {
      if (isDown) throw new StoreDown('away', 'no answer');
      return store.reports.insert(report);
    };
    const { reports, log } = setUp({ store: { reports: { ...store.reports, insert } } });
    const lead = aHomeLead();
    await expect(reports.of(lead)).rejects.toThrow(StoreDown);
    expect(await reports.ready(lead)).toBe(false);
    isDown = false;
    await expect.poll(() => reports.ready(lead)).toBe(true);
    expect(log.error).not.toHaveBeenCalled();
  });
});

test('mails of a lead of a kind without reports never wait', async () => {
  const { reports, store } = setUp();
  const get = vi.spyOn(store.reports, 'get');
  expect(await reports.ready(aContactLead())).toBe(true);
  expect(await reports.find(aContactLead())).toBeUndefined();
  expect(get).not.toHaveBeenCalled();
});
