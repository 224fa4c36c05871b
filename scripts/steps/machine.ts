import { spawnSync } from 'node:child_process';
import { failed } from '@app/result';
import { findBrowser } from '@app/testing/browser/find-browser';
import { canBuildFerretdb } from '../mongodb/ferretdb.ts';

/** What the tests can use of this machine beside Node. */
export interface Machine {
  /** The browser's program; undefined without one. */
  readonly browser: string | undefined;
  /** A line for each thing that is missing, with what is left out. */
  readonly missing: readonly string[];
}

/**
 * Looks for a browser if one is wanted, and fetches one if there is none; then for Go and git. Prints what it finds.
 */
export async function settleMachine({ wantsBrowser = true } = {}): Promise<Machine> {
  const browser = wantsBrowser ? await findBrowser() : failed('');
  const missing: string[] = [];
  if (browser.ok) console.log(`Browser: ${browser.value}`);
  else if (wantsBrowser)
    missing.push(`No browser: components and journeys are left out; ${browser.failure}.`);
  if (!process.env.MONGODB_URI && !(await canBuildFerretdb()))
    missing.push(
      'No Go 1.24 or newer: unless MongoDB can be downloaded, the tests run on the embedded store only; install Go or set MONGODB_URI.',
    );
  if (spawnSync('git', ['--version'], { stdio: 'ignore' }).status !== 0)
    missing.push(
      'No git: releases of two ages are not tried together, and marking a release is not tested; install git.',
    );
  for (const line of missing) console.log(line);
  return { browser: browser.ok ? browser.value : undefined, missing };
}
