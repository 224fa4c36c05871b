import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '@app/federation/registry';
import { temporaryFolder, versionOf } from '@app/federation/testing/built-release';
import { expect, onTestFinished, test } from 'vitest';
import { recordedLog } from '../../testing/recorded-log.ts';
import { readSharedHealth, shareHealth } from './share-health.ts';
import { createHealth, type SharedHealth } from './version-health.ts';
import { watchVersions } from './watch-versions.ts';

const shop = { part: 'shop', version: versionOf(2) };
const HOUR_MS = 60 * 60_000;

/** Servers of one folder, whose clock the test moves. */
async function aFolder() {
  const releases = path.join(await temporaryFolder(), 'releases');
  const clock = { now: Date.parse('2026-11-28T12:00:00Z') };
  function aServer() {
    const health = createHealth(() => clock.now);
    const { log, lines } = recordedLog();
    const shares = shareHealth(releases, health, log);
    onTestFinished(shares.close);
    return { health, lines, share: shares.share };
  }
  return { releases, file: path.join(releases, '../version-health.json'), clock, aServer };
}

test('what several servers and starts have seen of a version in a day is one evidence, each network once', async () => {
  const { clock, aServer, file } = await aFolder();
  const [one, two] = [aServer(), aServer()];
  one.health.render(shop);
  one.health.renderFault(shop);
  one.health.fault(shop, '196.1.1.0/24');
  one.health.vitals(shop, '196.1.1.0/24', { LCP: 5000 });
  two.health.render(shop);
  two.health.late(shop);
  two.health.pageLoad(shop, '196.1.1.0/24');
  two.health.pageLoad(shop, '196.1.2.0/24');
  two.health.tell(shop, '1 of 2 visitors met faults');
  for (const server of [one, two, one, two]) await server.share();
  const evidence = {
    renders: { failed: 1, of: 2 },
    failsNow: true,
    late: 1,
    visitors: { failed: 1, of: 2 },
    isFaultyNow: true,
    isPoorNow: true,
    vitals: { LCP: { failed: 1, of: 1 } },
  };
  expect(one.health.evidence(shop)).toMatchObject(evidence);
  expect(two.health.evidence(shop)).toMatchObject(evidence);
  expect(await readFile(file, 'utf8')).not.toContain('196.1');

  clock.now += HOUR_MS;
  const { health, share } = aServer();
  expect(health.evidence(shop).visitors.of).toBe(0);
  await share();
  const over = { failsNow: false, late: 0, isFaultyNow: false, isPoorNow: false };
  expect(health.evidence(shop)).toMatchObject({ ...evidence, ...over });
  expect(health.unseen(shop)?.why).toBe('1 of 2 visitors met faults');

  clock.now += 23 * HOUR_MS;
  const { renders, visitors } = health.evidence(shop);
  expect([renders, visitors]).toEqual([
    { failed: 0, of: 0 },
    { failed: 0, of: 0 },
  ]);
  expect(health.unseen(shop)).toBeUndefined();
  await share();
  expect(await readFile(file, 'utf8')).not.toContain('met faults');
});

test('renders that took too long at several servers have a release looked at', async () => {
  const { aServer } = await aFolder();
  const servers = [aServer(), aServer(), aServer()] as const;
  for (const { health } of servers) health.late(shop);
  const at = new Date().toISOString();
  const [from, to] = [versionOf(1), versionOf(2)];
  const changes = [{ at, who: 'thandi', what: 'release', from, to }];
  const registry: Registry = {
    parts: { shop: { active: to, history: [from], madeLiveBy: 'release', changes } },
  };
  const looked: unknown[] = [];
  const watches = servers.map(({ health }) =>
    watchVersions({
      health,
      registry: { current: () => registry },
      undo: async ({ part }) => looked.push(part) > 0,
      log: recordedLog().log,
    }),
  );
  for (const { stop } of watches) onTestFinished(stop);
  for (const { look } of watches) await look();
  expect(looked).toEqual([]);
  for (const { share } of servers) await share();
  await watches.at(-1)?.look();
  expect(looked).toEqual(['shop']);
});

test('of many starts and networks the last ones are kept', () => {
  const clock = { now: Date.parse('2026-11-28T12:00:00Z') };
  let shared: SharedHealth = {};
  for (let start = 0; start < 25; start++) {
    const health = createHealth(() => clock.now);
    health.render(shop);
    for (let at = 0; at < 100; at++) health.pageLoad(shop, `network ${start} ${at}`);
    shared = health.share(shared);
    clock.now += 10 * 60_000;
  }
  const kept = shared[`shop@${shop.version}`];
  expect(Object.keys(kept?.counts ?? {})).toHaveLength(20);
  expect(Object.keys(kept?.networks ?? {})).toHaveLength(2000);
});

test('a damaged file is written anew, and a folder that cannot be written is told once', async () => {
  const { releases, file, aServer } = await aFolder();
  const { health, share } = aServer();
  health.render(shop);
  await writeFile(file, '{"shop@1":{"counts":7}}');
  await share();
  expect(Object.keys(await readSharedHealth(releases))).toEqual([`shop@${shop.version}`]);
  const { log, lines } = recordedLog();
  const nowhere = shareHealth(path.join(releases, 'no/where'), health, log);
  await nowhere.share();
  await nowhere.close();
  expect(lines).toMatchObject([{ msg: 'health of versions cannot be shared', level: 40 }]);
});
