import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '@app/federation/tooling/parts';
import { chromium } from 'playwright';

const run = promisify(execFile);
const SPARTICUZ_VERSION = '153.0.0';
const PLAYWRIGHT_HOST = 'https://cdn.playwright.dev';
const REACH_MS = 3_000;
const linuxX64 = process.platform === 'linux' && process.arch === 'x64';

/** A place from which a browser can be had when the machine has none. */
export interface BrowserSource {
  /** As in: `No browser here: fetching <name>...` */
  readonly name: string;
  /** Why it cannot be had on this machine; then it is not tried. */
  readonly missing: () => Promise<string | undefined>;
  /** Resolves to the program. Rejects when it could not be fetched. */
  readonly fetch: () => Promise<string>;
}

const playwrightsOwn: BrowserSource = {
  name: "Playwright's headless Chromium",
  async missing() {
    const reachable = await fetch(PLAYWRIGHT_HOST, {
      method: 'HEAD',
      signal: AbortSignal.timeout(REACH_MS),
    }).then(
      () => true,
      () => false,
    );
    return reachable ? undefined : `${PLAYWRIGHT_HOST} does not answer`;
  },
  async fetch() {
    const cli = path.join(root, 'packages/standalone/node_modules/playwright/cli.js');
    await run(process.execPath, [cli, 'install', 'chromium']);
    return chromium.executablePath();
  },
};

const debians: BrowserSource = {
  name: "Debian's package chromium-headless-shell",
  async missing() {
    if (!existsSync('/usr/bin/apt-get')) return 'there is no apt-get';
    return process.getuid?.() === 0 ? undefined : 'only root installs packages of Debian';
  },
  async fetch() {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const aptGet = (...args: readonly string[]) => run('apt-get', ['-qq', ...args], { env });
    await aptGet('update');
    const install = (name: string) => aptGet('install', '-y', '--no-install-recommends', name);
    // Older releases of Debian have only the whole browser.
    return install('chromium-headless-shell').then(
      () => '/usr/bin/chromium-headless-shell',
      () => install('chromium').then(() => '/usr/bin/chromium'),
    );
  },
};

/** A headless shell with the libraries that it needs, packed for machines that have none. */
const fromNpm: BrowserSource = {
  name: `the headless Chromium of @sparticuz/chromium ${SPARTICUZ_VERSION}`,
  missing: async () => (linuxX64 ? undefined : '@sparticuz/chromium is for Linux on x64'),
  async fetch() {
    const folder = path.join(root, '.cache', 'browser', SPARTICUZ_VERSION);
    const program = path.join(folder, 'start-chromium');
    if (existsSync(program)) return program;
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'package.json'), '{ "private": true }\n');
    await run('npm', ['install', '--no-audit', `@sparticuz/chromium@${SPARTICUZ_VERSION}`], {
      cwd: folder,
    });
    const unpack = path.join(folder, 'unpack.mjs');
    await writeFile(unpack, UNPACK);
    // It unpacks into the folder for temporary files.
    await run(process.execPath, [unpack], { cwd: folder, env: { ...process.env, TMPDIR: folder } });
    await writeFile(path.join(folder, 'fonts.conf'), fontsIn(folder));
    await writeFile(program, START);
    await chmod(program, 0o755);
    return program;
  },
};

const UNPACK = `import chromium, { inflate } from '@sparticuz/chromium';
await inflate('node_modules/@sparticuz/chromium/bin/al2023.tar.br');
await chromium.executablePath();
`;
// Its libraries are for machines that lack some: they would replace newer ones of the system.
const START = `#!/bin/sh
here=$(dirname "$0")
if ldd "$here/chromium" | grep -q 'not found'; then export LD_LIBRARY_PATH="$here/al2023/lib"; fi
[ -n "$(ls -A /usr/share/fonts 2>/dev/null)" ] || export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`;

/** Its own font, in which Chromium writes where a machine has none: without any it ends. */
const fontsIn = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(folder, 'fonts')}</dir>
  <cachedir>${path.join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;

/** In the order in which they are tried: the last changes the system. */
export const browserSources: readonly BrowserSource[] = [playwrightsOwn, fromNpm, debians];
