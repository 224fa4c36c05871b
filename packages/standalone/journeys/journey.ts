import { partNamed } from '@app/federation/tooling/parts';
import { test as base, expect } from 'playwright/test';
import { type RunningRemote, serveStandalone } from '../tooling/serve-standalone.ts';

/** Long enough for the first build on a busy machine. */
const START_MS = 60_000;

/**
 * Tests of one remote alone, on its examples. The name of the Playwright project is the name of the
 * remote. What the browser logs as an error or a warning, and any answer from 400 up, fails a test.
 */
export const test = base.extend<object, { readonly running: RunningRemote }>({
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use, { project }) => {
      const part = partNamed(project.name);
      if (!part) throw new Error(`There is no remote ${project.name}`);
      const running = await serveStandalone(part, { port: 0 });
      await use(running);
      await running.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: ({ running }, use) => use(running.url),
  context: async ({ context }, use) => {
    const problems: string[] = [];
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    context.on('weberror', (fault) => problems.push(fault.error().message));
    context.on('response', (answer) => {
      if (answer.status() >= 400) problems.push(`${answer.status()} ${answer.url()}`);
    });
    await use(context);
    expect(problems, 'problems in the browser').toEqual([]);
  },
});

export { expect };
