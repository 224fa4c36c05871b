import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '@app/federation/tooling/parts';

const LIVE = /^shop \d+\.\d+\.\d+-\w{12} is live\.\n$/;
const REFUSED = /^Not released: .*$/m;

/**
 * Releases the shop by two commands at the same time, again and again. Each must end with its release
 * live, or with one line that says why not.
 * @returns what else happened.
 */
export async function releaseTwiceAtOnce(dataDir: string, rounds: number): Promise<string[]> {
  const violations: string[] = [];
  for (let round = 1; round <= rounds; round++) {
    for (const { code, stdout, stderr } of await Promise.all([
      release(dataDir),
      release(dataDir),
    ])) {
      const isLive = code === 0 && LIVE.test(stdout);
      const isRefused = code === 1 && REFUSED.test(stderr) && !/^\s+at /m.test(stderr);
      if (!isLive && !isRefused) {
        violations.push(`round ${round}: a release ended with ${code}: ${stdout}${stderr}`);
      }
    }
  }
  return violations;
}

async function release(dataDir: string) {
  const child = spawn(process.execPath, [path.join(root, 'server/commands/release.ts'), 'shop'], {
    // Nothing listens there: the calls are compared with the API of the working tree.
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, API_ORIGIN: 'http://127.0.0.1:9' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, stdout, stderr };
}
