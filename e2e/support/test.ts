import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
} from 'playwright/test';
import { collectProblems } from './problems.ts';
import { newSitePlace, type SitePlace, type StoreKind } from './site-place.ts';
import { type Site, startSite } from './site-process.ts';
import { collectBrokenRules } from './tab-rules.ts';

export interface SiteOptions {
  /** Each name and each choice of settings is a site of its own in every worker that needs it. */
  readonly server: string;
  /** Environment variables of that server. */
  readonly settings: Readonly<Record<string, string>>;
  /** Each Playwright project runs the journeys on one store. */
  readonly store: StoreKind;
}

interface SiteWorker extends SiteOptions {
  readonly place: SitePlace;
  readonly site: Site;
}

interface SiteTest {
  /** Problems that a test causes on purpose. Every other problem in the browser fails the test. */
  readonly allowedProblems: {
    readonly like: readonly RegExp[];
    /** Content that is blocked because the test changes the policy of a document. */
    readonly blocked?: RegExp;
  };
  /** Another visitor, with a browser context that is watched like the first. It is closed at the end. */
  readonly anotherVisitor: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  readonly serverOutput: undefined;
}

/** Tests of the real site, one server per worker. Unexpected browser problems fail a test. */
export const test = base.extend<SiteTest, SiteWorker>({
  server: ['shared', { option: true, scope: 'worker' }],
  store: ['sqlite', { option: true, scope: 'worker' }],
  // A proxy in front and a time after which records are deleted, as most sites have them.
  settings: [
    { TRUST_PROXY: '1', RETENTION_MONTHS: '24' },
    { option: true, scope: 'worker' },
  ],
  place: [
    async ({ store }, use) => {
      const place = await newSitePlace(store);
      await use(place);
      await place.remove();
    },
    { scope: 'worker', timeout: 30_000 },
  ],
  site: [
    // biome-ignore lint/correctness/noUnusedFunctionParameters: each `server` gets its own worker
    async ({ server, place, settings }, use) => {
      const site = await startSite(place, settings);
      await use(site);
      expect(await site.stop(), `exit code after SIGTERM\n${site.output()}`).toBe(0);
    },
    { scope: 'worker', timeout: 30_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),

  allowedProblems: [{ like: [] }, { option: true }],
  context: async ({ context, allowedProblems }, use) => {
    const check = await watch(context, allowedProblems);
    await use(context);
    check();
  },
  anotherVisitor: async ({ browser, baseURL, allowedProblems }, use) => {
    const opened: { readonly context: BrowserContext; readonly check: () => void }[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), ...options });
      const check = await watch(context, allowedProblems);
      opened.push({ context, check });
      return context;
    });
    for (const { context, check } of opened) {
      await context.close();
      check();
    }
  },

  serverOutput: [
    async ({ site }, use, testInfo) => {
      const before = site.output().length;
      await use(undefined);
      if (testInfo.status === testInfo.expectedStatus) return;
      const body = site.output().slice(before);
      await testInfo.attach('server output', { body, contentType: 'text/plain' });
    },
    { auto: true },
  ],
});

/** Watches the pages of a context. The returned function fails when one had what is not allowed. */
async function watch(
  context: BrowserContext,
  { like, blocked }: SiteTest['allowedProblems'],
): Promise<() => void> {
  const problems = await collectProblems(context);
  const broken = await collectBrokenRules(context);
  return () => {
    const unexpected = problems.filter((text) => !like.some((some) => some.test(text)));
    expect(unexpected, 'problems in the browser').toEqual([]);
    const rulesBroken = broken.filter((text) => !blocked?.test(text));
    expect(rulesBroken, 'rules that hold in every journey').toEqual([]);
  };
}

export { expect };
