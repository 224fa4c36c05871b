import { rm, writeFile } from 'node:fs/promises';
import { registryFile } from '@app/federation/release-paths';
import { releasesFolder } from '@app/federation/releases';
import { numberedSite } from '@app/testing/site/numbered-site';
import { runScript } from '@app/testing/site/run-script';
import type { ServerProcess } from '@app/testing/site/server-process';
import { expect, onTestFinished, test } from 'vitest';
import { serveSite } from '../scripts/faults/serving.ts';

const COMPLAINT = /registry cannot be read; the last good one stays live/g;

async function aSite() {
  const { dataDir: DATA_DIR, release } = await numberedSite();
  const registry = registryFile(releasesFolder(DATA_DIR));
  return {
    registry,
    release,
    async start() {
      const server = await serveSite({ DATA_DIR });
      onTestFinished(() => server.kill('SIGKILL'));
      return server;
    },
    /** Writes this text, or deletes the file. */
    damage: (text: string | undefined) =>
      text === undefined ? rm(registry) : writeFile(registry, text),
    repair: () =>
      runScript('packages/federation/commands/registry.ts', { DATA_DIR }, ['repair']).ended,
  };
}

const pageOf = async ({ url }: ServerProcess) => (await fetch(`${url}/consulting`)).text();
const complaints = ({ output }: ServerProcess) => output().match(COMPLAINT)?.length ?? 0;

test('a site whose registry is cut short, emptied and deleted serves on, and takes a release after each repair', async () => {
  const { registry, release, start, damage, repair } = await aSite();
  const server = await start();
  let number = 1;
  for (const text of ['{"parts":', '', undefined]) {
    await damage(text);
    await expect.poll(() => complaints(server)).toBe(number);
    expect(await pageOf(server)).toContain(`shell ${number}, shop ${number}`);
    // An operator may want to look at what is there, so no release replaces it.
    await expect(release(number + 1)).rejects.toThrow(registry);
    expect(await repair()).toMatchObject({ code: 0, stderr: '' });
    number += 1;
    await release(number);
    await expect.poll(() => pageOf(server)).toContain(`shell ${number}, shop ${number}`);
  }
  expect(await server.stop()).toBe(0);
});

test('a site that is started without its registry serves the last good one, and takes a release after the repair', async () => {
  const { release, start, damage, repair } = await aSite();
  await damage(undefined);
  const server = await start();
  await expect.poll(() => complaints(server)).toBe(1);
  expect(await pageOf(server)).toContain('shell 1, shop 1');
  await repair();
  await release(2);
  await expect.poll(() => pageOf(server)).toContain('shell 2, shop 2');
  expect(await server.stop()).toBe(0);
});
