import { testServer } from '@app/api/testing/mongo-database';
import { chromiumOptions } from '@app/testing/chromium';
import { defineConfig } from 'playwright/test';
import type { StoreKind } from './support/site-place.ts';
import type { SiteOptions } from './support/test.ts';

/** `npm test` says when there is no server for the second. */
const stores: readonly StoreKind[] = testServer ? ['sqlite', 'mongodb'] : ['sqlite'];

/**
 * What `npm run test:deep` runs too. Deep journeys repeat for all remotes what others show once. Several processes
 * have a database between them; that two of them share the embedded store is a test of the API.
 */
const left = (store: StoreKind) => (store === 'sqlite' && testServer ? /@deep|@several/ : /@deep/);

export default defineConfig<object, SiteOptions>({
  testDir: './journeys',
  outputDir: './test-results',
  globalSetup: './support/prepare-template.ts',
  // Other tests run beside. More would make the time-outs that some journeys measure depend on the machine.
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  // No journey measures how fast a busy machine is.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: './test-results/journeys.json' }]],
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 15_000,
    screenshot: 'only-on-failure',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumOptions,
  },
  projects: stores.map((store) => ({
    name: store,
    use: { browserName: 'chromium', store },
    // What the browser or the page server does with data that is there proves nothing more on another
    // store, so the second store has one journey for each thing that is stored or read: requests of all
    // kinds are one thing. What the stores promise is in the store contract.
    ...(store === 'mongodb' ? { grep: process.env.DEEP ? /@store/ : /@store(?!-deep)/ } : {}),
    ...(process.env.DEEP ? {} : { grepInvert: left(store) }),
  })),
});
