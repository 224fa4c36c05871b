import { expect, vi } from 'vitest';

let written: string[] = [];

/** Collects what is written to `console.error` from here on. */
export function listenToConsole(): void {
  written = [];
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    written.push(parts.map(String).join(' '));
  });
}

/** Returns and removes the errors that this test expects. Any that are left fail the test. */
export function takeConsoleErrors(): readonly string[] {
  const taken = written;
  written = [];
  return taken;
}

export function expectNoConsoleErrors(): void {
  vi.mocked(console.error).mockRestore();
  expect(takeConsoleErrors(), 'unexpected console.error').toEqual([]);
}
