import { availableParallelism } from 'node:os';
import { movePointerAway } from '@app/testing/browser-commands';
import { chromiumOptions } from '@app/testing/chromium';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const COMPONENT_TESTS = '**/*.browser.test.tsx';
const OF_PROCESSES = /\/(scripts|server|api\/tests)\//;

/** Tests of whole processes take longest; one that starts last would run alone for half a minute. */
class ProcessesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const [first, others] = [true, false].map((wanted) =>
      sorted.filter(({ moduleId }) => OF_PROCESSES.test(moduleId) === wanted),
    );
    return [...(first ?? []), ...(others ?? [])];
  }
}

export default defineConfig({
  test: {
    // Many tests wait for processes and time-outs, so half as many again as there are cores. The default
    // leaves one core to others.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    // A shared machine is slow at times; no test measures time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    sequence: { sequencer: ProcessesFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          // A process for each file took a quarter of the time, to load the same modules again.
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
          include: ['{api,shell,packages/*,mfe-*,server,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', COMPONENT_TESTS],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: [`{shell,packages/*,mfe-*}/**/${COMPONENT_TESTS.replace('**/', '')}`],
          exclude: ['**/node_modules/**', '**/dist/**'],
          setupFiles: ['packages/testing/src/browser-setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            commands: { movePointerAway },
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: chromiumOptions,
              contextOptions: { reducedMotion: 'reduce' },
              actionTimeout: 5_000,
            }),
          },
        },
      },
    ],
  },
});
