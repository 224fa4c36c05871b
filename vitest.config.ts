import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { designPictures, movePointerAway } from '@app/testing/browser-commands';
import { chromiumOptions } from '@app/testing/chromium';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const ALL = '{api,shell,packages/*,mfe-*,server,scripts,bench}/**/*.test.{ts,tsx}';
const COMPONENTS = '{shell,packages/*,mfe-*}/**/*.browser.test.tsx';
const DEEP = '**/*.deep.test.{ts,tsx}';
/** These start processes or threads, which take long. */
const PROCESSES = '**/*.process.test.{ts,tsx}';
// A run that was killed leaves copies of the repository.
const exclude = [...configDefaults.exclude, '**/dist/**', '**/.cache/**'];

/** Tests of processes and servers take longest; one that starts last would run alone for half a minute. */
class ProcessesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const [first, others] = [true, false].map((wanted) =>
      sorted.filter(({ project }) => (project.name === 'processes') === wanted),
    );
    return [...(first ?? []), ...(others ?? [])];
  }
}

// Property tests try the same cases in each run; FC_SEED=random looks for new ones, and says which.
const FC_SEED =
  process.env.FC_SEED === 'random'
    ? String(randomInt(2 ** 31))
    : (process.env.FC_SEED ?? '20261123');
if (process.env.FC_SEED) console.log(`Property tests use FC_SEED=${FC_SEED}`);

const inNode = {
  env: { FC_SEED },
  setupFiles: ['packages/testing/src/property-setup.ts'],
  unstubEnvs: true,
  unstubGlobals: true,
};

export default defineConfig({
  test: {
    // Two more than there are cores: tests of processes wait half of their time.
    maxWorkers: availableParallelism() + 2,
    // A shared machine is slow at times; no test measures time.
    // A deep run has twenty times the cases.
    testTimeout: process.env.DEEP ? 600_000 : 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    sequence: { sequencer: ProcessesFirst },
    projects: [
      {
        extends: true,
        test: {
          ...inNode,
          name: 'node',
          // Loads each module once for many files, so a test leaves nothing behind in one.
          isolate: false,
          include: [ALL],
          exclude: [...exclude, PROCESSES, COMPONENTS, DEEP],
        },
      },
      {
        extends: true,
        // What they start is ended with each test, so they share processes too: modules are loaded once.
        test: {
          ...inNode,
          name: 'processes',
          isolate: false,
          include: [PROCESSES],
          exclude,
          // Among many others, a program needs half a minute to start.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        extends: true,
        test: { ...inNode, name: 'deep', include: [DEEP], exclude },
      },
      {
        extends: true,
        // Vite keeps the libraries of one kind only: those of the other would be read in the middle of a run.
        cacheDir: `node_modules/.vite-${process.env.NODE_ENV ?? 'development'}`,
        test: {
          name: 'components',
          include: [COMPONENTS],
          exclude,
          setupFiles: ['packages/testing/src/browser-setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            ui: false,
            commands: { designPictures, movePointerAway },
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: chromiumOptions,
              contextOptions: { reducedMotion: 'reduce' },
              // A first press may wait for code that loads when it is wanted, among other tests.
              actionTimeout: 20_000,
            }),
          },
        },
      },
    ],
  },
});
