import path from 'node:path';
import { parts, root } from '@app/federation/tooling/parts';
import { chromiumOptions } from '@app/testing/chromium';
import { defineConfig } from 'playwright/test';

/** A project for each remote, by its name: `playwright test --project shop`. */
export default defineConfig({
  outputDir: path.join(root, '.cache/standalone-results/by-hand'),
  testMatch: '*.journey.ts',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    actionTimeout: 10_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumOptions,
  },
  projects: [
    ...parts
      .filter(({ name }) => name !== 'shell')
      .map(({ name, folder }) => ({ name, testDir: path.join(folder, 'standalone') })),
    { name: 'in front of a site', testDir: path.join(import.meta.dirname, 'journeys') },
  ],
});
