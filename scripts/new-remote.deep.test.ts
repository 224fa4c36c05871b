import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '@app/federation/testing/built-release';
import { tellMeasured } from '@app/testing/measured';
import { copyOfTree } from '@app/testing/site/copy-of-tree';
import { startServer } from '@app/testing/site/server-process';
import { expect, onTestFinished, test } from 'vitest';

const run = promisify(execFile);
/** An installation, the checks of a part and two builds, on a machine that may be busy. */
const PATIENCE_MS = 400_000;
const LIVE = { timeout: 20_000 };

test(
  'a new remote is written, checked, released, served, and gone when it is retired',
  async () => {
    const tree = await copyOfTree({ installed: false });
    const env = {
      ...process.env,
      DATA_DIR: await temporaryFolder(),
      LOG_LEVEL: 'warn',
      SHUTDOWN_DELAY_SECONDS: '0',
      NO_COLOR: '1',
      // The text of the page is looked for in the first answer.
      RENDER_DEADLINE_MS: '30000',
    };
    const npmRun = async (script: string, ...args: string[]): Promise<string> => {
      const started = performance.now();
      const command = ['packages/toolchain/with-toolchain.mjs', script, ...args];
      const { stdout } = await run(process.execPath, command, { cwd: tree, env });
      const seconds = Math.round((performance.now() - started) / 1000);
      await tellMeasured([script, ...args].join(' '), `${seconds} s`);
      return stdout;
    };

    const written = ['--path', '/careers', '--menu', 'Careers'];
    await npmRun('scripts/new-remote.ts', 'careers', ...written);
    expect(existsSync(path.join(tree, 'mfe-careers/OWNERS'))).toBe(true);
    expect(await npmRun('packages/testing/commands/check-part.ts', 'careers')).toContain(
      'careers: all is well',
    );

    await npmRun('server/commands/release.ts', 'shell');
    const site = await startServer(path.join(tree, 'server/serve.ts'), {
      ...env,
      PORT: '0',
    });
    onTestFinished(async () => void (await site.stop()));
    const status = async () => (await fetch(`${site.url}/careers`)).status;
    expect(await status()).toBe(404);

    const released = await npmRun('server/commands/release.ts', 'careers');
    expect(released).toMatch(/^careers 1\.0\.0-\w{12} is live\.$/m);
    await expect.poll(status, LIVE).toBe(200);
    expect(await (await fetch(`${site.url}/careers`)).text()).toMatch(/<h1[^>]*>Careers<\/h1>/);
    // The shell was built before there was this remote.
    expect(await (await fetch(`${site.url}/contact`)).text()).toMatch(
      /href="\/careers"[^>]*>Careers</,
    );

    const retired = await npmRun('packages/federation/commands/retire.ts', 'careers');
    expect(retired).toMatch(/^careers 1\.0\.0-\w{12} is retired: its pages are gone\.$/m);
    await expect.poll(status, LIVE).toBe(404);
  },
  PATIENCE_MS,
);
