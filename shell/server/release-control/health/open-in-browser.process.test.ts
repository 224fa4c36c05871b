import { chmod, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@app/federation/testing/built-release';
import { expect, test } from 'vitest';
import { NOBODY } from '../../rendering/nobody.mjs';
import { openInBrowser } from './open-in-browser.ts';

test.skipIf(process.getuid?.() !== 0)(
  'a browser that root starts runs as nobody; this is skipped for other users, who cannot become another one',
  async () => {
    const folder = await temporaryFolder();
    await chmod(folder, 0o777);
    const [program, told] = [path.join(folder, 'browser'), path.join(folder, 'told')];
    await writeFile(program, `#!/bin/sh\nid -u > ${told}\n`, { mode: 0o755 });
    const opened = await openInBrowser({
      program,
      urls: ['http://127.0.0.1:9/'],
      of: [],
      patienceMs: 1,
    });
    expect(opened.ok).toBe(false);
    expect((await readFile(told, 'utf8')).trim()).toBe(String(NOBODY));
  },
  60_000,
);
