import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { publish } from '@app/federation/releases';
import {
  aShell,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from '@app/federation/testing/built-release';
import { expect, it, onTestFinished } from 'vitest';
import { aRenderRequest } from '../testing/fake-shell.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { openStages } from './stage.ts';

const bundle = (text: string, before = '') => `
  ${before}
  export const render = async () => ({ status: 200, html: ${JSON.stringify(text)} });
`;

async function openAt(server: string) {
  const folder = await temporaryFolder();
  const releases = path.join(folder, 'releases');
  const release = async (number: number, text: string) => {
    const shell = aShell({ version: versionOf(number) });
    const built = await writeBuilt(path.join(folder, String(number)), shell, {
      'server.mjs': text,
    });
    await publish(releases, built);
  };
  await release(1, server);
  const { log, lines } = recordedLog();
  const stages = await openStages(releases, log);
  onTestFinished(() => stages.close());
  const shown = async () => {
    const { site, pool } = stages.current();
    return [site.shell.version, (await pool.render(aRenderRequest('/')))?.html];
  };
  return { release, shown, stages, lines };
}

it('changes releases and the workers that render them together', async () => {
  const { release, shown, stages } = await openAt(bundle('one'));
  expect(await shown()).toEqual([versionOf(1), 'one']);
  const before = stages.current();
  const underWay = before.pool.render(aRenderRequest('/'));
  await release(2, bundle('two'));
  await expect.poll(() => stages.current(), { timeout: 10_000 }).not.toBe(before);
  expect(await shown()).toEqual([versionOf(2), 'two']);
  expect(await underWay).toMatchObject({ html: 'one' });
});

it('shows the later of two quick releases, even when the earlier is ready last', async () => {
  const { release, shown, lines } = await openAt(bundle('one'));
  await release(2, bundle('two', 'await new Promise((resolve) => setTimeout(resolve, 60_000));'));
  await expect.poll(() => lines, { timeout: 10_000 }).toHaveLength(1);
  await release(3, bundle('three'));
  await expect.poll(shown, { timeout: 10_000 }).toEqual([versionOf(3), 'three']);
  // The earlier release is waited for no longer than this.
  await pause(1000);
  expect(await shown()).toEqual([versionOf(3), 'three']);
});

it('goes live even when the new bundle cannot be loaded: browsers render its pages', async () => {
  const { release, shown, lines } = await openAt(bundle('one'));
  await release(2, "throw new Error('broken build');");
  await expect.poll(shown, { timeout: 10_000 }).toEqual([versionOf(2), undefined]);
  expect(lines.map(({ msg }) => msg)).toContain('render worker lost');
});
