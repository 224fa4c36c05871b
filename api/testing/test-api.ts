import { createLogger } from '@app/http-server/logger';
import type { ServerEnv } from '@app/http-server/request-context';
import { success } from '@app/result';
import type { Hono } from 'hono';
import { photoCleaner } from '../src/adapters/sharp/photo-cleaner.ts';
import { type ApiDependencies, createApi } from '../src/app.ts';
import type { ReportMaking } from '../src/domain/assessments/make-report.ts';
import { createReports } from '../src/domain/assessments/reports.ts';
import type { StoredProduct } from '../src/domain/catalogue/ports.ts';
import type { Lead } from '../src/domain/leads/ports.ts';
import { createSenders } from '../src/domain/leads/senders.ts';
import { createFullLimits } from '../src/domain/limits/full-limits.ts';
import { createLimits } from '../src/domain/limits/limits.ts';
import { type Reword, withoutModel } from '../src/domain/rewording/reword.ts';
import type { Store } from '../src/domain/store.ts';
import { kindOf, leadKinds } from '../src/lead-kinds.ts';
import { aProduct, importProducts } from './builders.ts';
import { collect } from './collect.ts';
import { letterhead } from './mail-leads.ts';
import { memoryCatalogue } from './memory-catalogue.ts';
import { memoryStore } from './memory-store.ts';
import { testSite } from './test-site.ts';

export const NOW = '2025-06-02T10:30:00.000Z';

export interface TestApi {
  readonly app: Hono<ServerEnv>;
  readonly store: Store;
  /** What was logged, one parsed object per line. */
  readonly log: readonly Record<string, unknown>[];
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  leads(): Promise<readonly Lead[]>;
}

export interface TestApiOptions extends Partial<Omit<ApiDependencies, 'config'>> {
  readonly config?: Partial<ApiDependencies['config']>;
  /** The products of the active price list; an empty list means that there is no price list. */
  readonly products?: readonly StoredProduct[];
  /** The model that words reports; none when absent. */
  readonly reword?: Reword;
  /** The model that reads requests for them; none when absent. */
  readonly understand?: ReportMaking['understand'];
  readonly costs?: ReportMaking['costs'];
}

/** The whole API over adapters in memory, with a fixed clock and predictable random values. */
export async function testApi(options: TestApiOptions = {}): Promise<TestApi> {
  const { products = [aProduct()], config = {}, ...engine } = options;
  const { reword, understand, costs = withoutPrices, ...changes } = engine;
  const store = changes.store ?? memoryStore();
  const version =
    products.length > 0 ? await importProducts(store.priceLists, products) : undefined;
  const log: Record<string, unknown>[] = [];
  const write = (line: string) => log.push(JSON.parse(line));
  const lines = createLogger({ level: 'info', name: 'test', destination: { write } });
  const clock = changes.clock ?? { now: () => new Date(NOW) };
  const steady = changes.steadyClock ?? clock;
  const fullLimits = createFullLimits(steady, (limit) => lines.warn({ limit }, 'a limit is full'));
  const reports = createReports({
    kindOf,
    store,
    costs,
    understand,
    reword: reword ?? withoutModel,
    company: testSite.company,
    clock,
    log: lines,
  });
  const app = createApi({
    kinds: leadKinds,
    kindOf,
    store,
    reports,
    rewordPlans: reword,
    hasModel: reword !== undefined || understand !== undefined,
    paper: plainPaper,
    photoCleaner: photoCleaner(),
    catalogue: memoryCatalogue(products, version),
    site: testSite,
    config: {
      TRUST_PROXY: 0,
      CATALOGUE_HIDE_COST: false,
      LEADS_PER_TEN_MINUTES: 30,
      REPORTS_PER_TEN_MINUTES: 10,
      MODEL_REQUESTS_PER_HOUR: 120,
      PLANS_PER_TEN_MINUTES: 60,
      SAVED_PLANS_PER_TEN_MINUTES: 20,
      SAVED_PLANS_PER_HOUR_IN_TOTAL: 600,
      SIGN_IN_FAILURES_PER_15_MINUTES: 100,
      ...config,
    },
    admin: closedAdmin,
    letterhead,
    log: lines,
    clock,
    steadyClock: steady,
    limits: createLimits({ permits: store.permits, clock: steady, full: fullLimits }),
    fullLimits,
    senders: createSenders(),
    randomness: countingRandomness(),
    leadRecorded: () => {},
    isDraining: () => false,
    ...changes,
  });
  return {
    app,
    store,
    log,
    get: async (path, headers = {}) => app.request(path, { headers }),
    post: async (path, body, headers = {}) =>
      app.request(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    leads: () => collect(store.leads.since('')),
  };
}

const withoutPrices: ReportMaking['costs'] = async () => ({ priceOf: () => undefined });

/** The content itself in place of a PDF. */
const plainPaper: ApiDependencies['paper'] = {
  make: async (content) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    return success(new TextEncoder().encode(text));
  },
};

/** For tests that upload nothing. */
export const closedAdmin: ApiDependencies['admin'] = {
  credentials: {
    username: 'nobody',
    verify: async () => false,
    fingerprint: async () => undefined,
  },
  folder: {
    create() {
      throw new Error('This API takes no uploads');
    },
  },
  uploadLimitBytes: 1024,
  wait: async () => {},
  importFile: () => Promise.reject(new Error('This API takes no uploads')),
  previewFile: () => Promise.reject(new Error('This API takes no uploads')),
};

/** 1, 2, 3 … as hex, so that no two calls give the same value. */
export function countingRandomness() {
  let calls = 0;
  return {
    hex: (bytes: number) => {
      calls += 1;
      return calls.toString(16).padStart(bytes * 2, '0');
    },
  };
}
