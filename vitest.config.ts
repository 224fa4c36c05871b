import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{api,shell,packages/*,mfe-*,server,scripts,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // The default leaves one core to others.
    maxWorkers: '100%',
    // A shared machine is slow at times; no test measures time.
    testTimeout: 20_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
