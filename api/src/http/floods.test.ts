import { failed } from '@app/result';
import { describe, expect, test } from 'vitest';
import { aContactMessage, anOrder, aReport } from '../../testing/builders.ts';
import { planRequests } from '../../testing/example-plans.ts';
import { memoryStore } from '../../testing/memory-store.ts';
import { movingClock } from '../../testing/moving-clock.ts';
import { aChallenge } from '../../testing/report-requests.ts';
import { type TestApi, type TestApiOptions, testApi } from '../../testing/test-api.ts';
import { createAllowances } from '../allowances.ts';
import type { StoredReport } from '../domain/assessments/ports.ts';
import { createLimits } from '../domain/limits/limits.ts';
import { guardModel, usualModelBounds } from '../domain/rewording/guarded-model.ts';
import { withoutModel } from '../domain/rewording/reword.ts';

const REPORT = '/api/security-assessment';
const home = planRequests.get('home-with-dogs');

/** Reports that take no time, each made once. @param ask asks a model. */
function quickReports(ask = async () => {}): NonNullable<TestApiOptions['reports']> {
  const made = new Map<string, Promise<StoredReport>>();
  const make = async (leadId: string, wordedBy: string) => {
    if (wordedBy === 'model') await ask();
    return aReport({ leadId });
  };
  return {
    find: async () => undefined,
    of({ id }, wordedBy = 'model') {
      const report = made.get(id) ?? make(id, wordedBy);
      made.set(id, report);
      return report;
    },
    version: async () => undefined,
    correct: () => Promise.reject(new Error('Nothing is corrected')),
    understood: () => {
      throw new Error('Nobody asks what was understood');
    },
    ready: async () => true,
    stopWaiting: () => {},
    close: async () => {},
  };
}

const floodedApi = ({ config, ...options }: TestApiOptions = {}) =>
  testApi({ reports: quickReports(), ...options, config: { TRUST_PROXY: 1, ...config } });

/** The limits that the API has when nothing else is set. */
const usual = {
  LEADS_PER_TEN_MINUTES: 30,
  REPORTS_PER_TEN_MINUTES: 10,
  MODEL_REQUESTS_PER_HOUR: 120,
  PLANS_PER_TEN_MINUTES: 60,
  SAVED_PLANS_PER_TEN_MINUTES: 20,
  SAVED_PLANS_PER_HOUR_IN_TOTAL: 600,
};

const from = (address: string) => ({ 'X-Forwarded-For': address });
const statusOf = async (api: TestApi, path: string, body: object, address: string) =>
  (await api.post(path, body, from(address))).status;

/** Each has the same shape in both versions of IP: who attacks, and who is elsewhere. */
const lines = [
  {
    line: 'the /64s of one /56',
    attacker: (count: number) => `2001:db8:1:1${(count % 256).toString(16).padStart(2, '0')}::1`,
  },
  { line: 'one IPv4 address', attacker: () => '196.21.3.4' },
];
const visitors = ['2001:db8:1:200::1', '2001:db9::1', '196.21.3.5', '197.1.1.1'];

test.each(lines)(
  '300 requests for reports from $line leave those of others alone',
  async ({ attacker }) => {
    const api = await floodedApi();
    const answers: number[] = [];
    for (let count = 0; count < 300; count++) {
      answers.push(await statusOf(api, REPORT, aChallenge(), attacker(count)));
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(10);
    for (const visitor of visitors) {
      expect(await statusOf(api, REPORT, aChallenge(), visitor)).toBe(200);
    }
  },
);

test.each(lines)(
  '600 plans that are saved within an hour from $line do not stop others',
  async ({ attacker }) => {
    const clock = movingClock();
    const store = memoryStore();
    const limits = createLimits({ permits: store.permits, clock });
    const { savedPlans } = createAllowances(limits, usual, async () => {});
    let saved = 0;
    for (let count = 0; count < 600; count++) {
      if (count % 100 === 0) clock.pass(9 * 60_000);
      if ((await savedPlans.take(attacker(count))).ok) saved += 1;
    }
    expect(saved).toBe(30);
    const api = await floodedApi({ clock, store });
    expect(await statusOf(api, '/api/plans', home ?? {}, attacker(0))).toBe(429);
    for (const visitor of visitors) {
      expect(await statusOf(api, '/api/plans', home ?? {}, visitor)).toBe(200);
    }
  },
);

describe('the budget of a model', () => {
  /** The API with a model that is asked as often as its budget allows, and answers nothing. */
  async function countedModel() {
    let asked = 0;
    const ask = async () => {
      asked += 1;
      return failed({ kind: 'empty', reason: 'nothing' } as const);
    };
    const timers = { now: () => 0, sleep: async () => {} };
    const model = guardModel({ name: 'counted', ask }, usualModelBounds, timers);
    const reports = quickReports(async () => {
      await model.ask({ instructions: '', material: '' });
    });
    return { api: await floodedApi({ reports, reword: withoutModel }), asked: () => asked };
  }

  test.each([
    ['a home', 6, () => '196.21.3.4'],
    ['a /48', 18, (count: number) => `2001:db8:1:${count.toString(16)}00::1`],
    ['a /24', 18, (count: number) => `196.21.3.${count}`],
    ['a /32', 48, (count: number) => `2001:db8:${count.toString(16)}::1`],
    ['a /16', 48, (count: number) => `196.21.${count}.4`],
  ])('is not used up by 120 requests of %s, which gets %i', async (_, most, attacker) => {
    const { api, asked } = await countedModel();
    for (let count = 0; count < 120; count++) {
      await statusOf(api, REPORT, aChallenge(), attacker(count));
    }
    expect(asked()).toBe(most);
    expect(await statusOf(api, REPORT, aChallenge(), '2001:db9::1')).toBe(200);
    expect(asked()).toBe(most + 1);
  });
});

test('a form without JavaScript counts for the visitor whom the page server names', async () => {
  const visitorAddresses = { read: (signed: string) => signed };
  const api = await floodedApi({ visitorAddresses, config: { LEADS_PER_TEN_MINUTES: 2 } });
  const post = async (address: string) => {
    const headers = { ...from('10.0.0.1'), 'X-Visitor-Address': address };
    return (await api.post('/api/contact', aContactMessage(), headers)).status;
  };
  const statuses = [];
  for (const subnet of ['100', '101', '102']) statuses.push(await post(`2001:db8:1:${subnet}::1`));
  expect(statuses).toEqual([200, 200, 429]);
  expect(await post('2001:db8:1:200::1')).toBe(200);
});

describe('10,000 requests within a minute', () => {
  test.each([
    {
      carrier: 'a /32',
      attacker: (count: number) =>
        `2001:db8:${(count % 50).toString(16)}:${((count % 200) * 256).toString(16)}::${count}`,
      neighbour: '2001:db8:ffff::1',
      elsewhere: '2001:db9::1',
    },
    {
      carrier: 'a /16',
      attacker: (count: number) => `196.21.${count % 50}.${count % 200}`,
      neighbour: '196.21.255.1',
      elsewhere: '197.1.1.1',
    },
  ])(
    'of $carrier leave a visitor elsewhere served, and a neighbour’s order goes through',
    async ({ attacker, neighbour, elsewhere }) => {
      const clock = movingClock();
      const store = memoryStore();
      const limits = createLimits({ permits: store.permits, clock });
      const allowances = createAllowances(limits, usual, async () => {});
      const { leads, ...others } = allowances;
      const kinds = [leads.usual, leads.reportRequests, ...Object.values(others)];
      for (let count = 0; count < 10_000; count++) {
        await kinds[count % kinds.length]?.take(attacker(count));
        clock.pass(6);
      }
      let asked = 0;
      const reports = quickReports(async () => {
        asked += 1;
      });
      const api = await floodedApi({ clock, store, reports, reword: withoutModel });
      expect(await statusOf(api, '/api/order-confirmation', anOrder(), neighbour)).toBe(200);
      expect(await statusOf(api, REPORT, aChallenge(), neighbour)).toBe(200);
      expect(asked).toBe(0);
      for (const [path, body] of [
        ['/api/order-confirmation', anOrder()],
        ['/api/contact', aContactMessage()],
        [REPORT, aChallenge()],
        ['/api/proposal', home],
        ['/api/plans', home],
      ] as const) {
        expect(await statusOf(api, path, body ?? {}, elsewhere)).toBe(200);
      }
      expect(asked).toBe(1);
    },
  );
});

test('a full limit of many is in the log once and in /readyz; one of a single client is in the log', async () => {
  const api = await floodedApi({
    config: { LEADS_PER_TEN_MINUTES: 1, SAVED_PLANS_PER_HOUR_IN_TOTAL: 20 },
  });
  for (let host = 0; host < 30; host++) {
    await statusOf(api, '/api/contact', aContactMessage(), '196.21.3.1');
    await statusOf(api, '/api/plans', home ?? {}, `196.21.3.${host}`);
  }
  const full = api.log.filter(({ msg }) => msg === 'a limit is full');
  expect(full).toMatchObject([
    { level: 40, limit: 'leads-per-client' },
    { level: 40, limit: 'saved-plans-network-share' },
  ]);
  expect(await (await api.get('/readyz')).json()).toEqual({
    status: 'ok',
    notes: ['The limit saved-plans-network-share is full'],
  });
});
