import { createPublicKey } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { publishCanary } from '@app/federation/canary';
import { publicKeyText, readPrivateKey } from '@app/federation/release-keys';
import { keyFile } from '@app/federation/release-paths';
import { publish, publishAtStart, readRegistry, releaseFolder } from '@app/federation/releases';
import {
  aRelease,
  aShell,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from '@app/federation/testing/built-release';
import { sampleSite } from '@app/site/testing/sample-site';
import { tellMeasured } from '@app/testing/measured';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { asLiveRemote } from '../../releases/live-releases.ts';
import { openReleaseSets } from '../../rendering/release-sets.ts';
import { aFlag } from '../../testing/a-flag.ts';
import { aRenderRequest } from '../../testing/fake-shell.ts';
import { recordedLog } from '../../testing/recorded-log.ts';
import { noReleaseControl } from '../no-release-control.ts';
import { startWatch } from './start-watch.ts';
import { createHealth } from './version-health.ts';

const LONG = 60_000;

/** A shell that shows the text of the shop, or throws what the shop throws. */
const SHELL = `
  const head = { title: 'Shop', description: 'A shop.', keywords: [] };
  export async function render({ url, remotes }, importServerBundle) {
    const { pathname } = new URL(url, 'http://x');
    const shop = remotes.find(({ name }) => name === 'shop');
    const html = await (await importServerBundle(shop)).page();
    return { status: 200, html, title: '', tags: [], served: { remote: 'shop', path: pathname } };
  }
  export const describePages = async ({ remotes }) =>
    ({ pages: remotes.map(() => ({ path: '/consulting', head })), complete: true });
`;
const WORKS = `export default { page: () => 'works' };`;
const THROWS = `export default { page: () => { throw new TypeError('broken on purpose'); } };`;

afterEach(() => void vi.unstubAllEnvs());
afterEach(() => void vi.useRealTimers());

/** A page server in front of real releases: what is live, what visitors get, and what was logged. */
async function aSite(isOn = true, apiOrigin = 'http://127.0.0.1:9', first = WORKS) {
  const folder = await temporaryFolder();
  const releases = path.join(folder, 'releases');
  const shopFor = (number: number, text: string, kit: string) =>
    writeBuilt(path.join(folder, `shop-${number}`), aRelease({ version: versionOf(number), kit }), {
      'server.mjs': text,
    });
  const built = (number: number, text: string) => shopFor(number, text, '^1.0.0');
  const shell = (number: number, kit: string) =>
    writeBuilt(path.join(folder, `shell-${number}`), aShell({ version: versionOf(number), kit }), {
      'server.mjs': SHELL,
    });
  await publish(releases, [await shell(1, '1.0.0'), await built(1, first)]);

  async function aServer(browser?: string) {
    const health = createHealth();
    const { log, lines } = recordedLog();
    const rendering = { heapMb: 64, siteContext: () => sampleSite };
    const sets = await openReleaseSets({
      ...rendering,
      releases,
      processes: 2,
      openControl: (live) => ({ ...noReleaseControl(live), counts: health }),
      log,
    });
    const { registry } = sets;
    const where = { apiOrigin, ownOrigin: 'http://127.0.0.1:9', browser };
    const watch = startWatch({ ...rendering, ...where, health, releases, registry, isOn, log });
    onTestFinished(async () => {
      watch.stop();
      await sets.close();
    });
    return {
      health,
      lines,
      look: watch.look,
      async visit(times: number, url = '/consulting') {
        for (let time = 0; time < times; time++) {
          const { live, renderer } = sets.current();
          const remotes = live.remotes.map(asLiveRemote);
          await renderer.render(aRenderRequest(url, { remotes, apiOrigin }));
        }
      },
      runs: (number: number) =>
        expect
          .poll(() => sets.current().live.remotes[0]?.version, { timeout: LONG })
          .toBe(versionOf(number)),
    };
  }
  return {
    releases,
    aServer,
    built,
    shell,
    shopFor,
    shop: async () => (await readRegistry(releases)).parts.shop,
  };
}

test(
  'a release that always throws on the server goes back after its first page, and stays away after a start',
  async () => {
    const { releases, aServer, built, shop } = await aSite();
    const { visit, look, runs, lines } = await aServer();
    await visit(40);
    const broken = await built(2, THROWS);
    await publish(releases, broken);
    await runs(2);
    await look();
    expect((await shop())?.active).toBe(versionOf(2));
    await visit(1);
    await look();
    const why = `shop ${versionOf(2)}: /consulting: TypeError: broken on purpose`;
    expect((await shop())?.changes?.at(-1)).toMatchObject({
      what: 'automatic',
      who: 'automatic rollback',
      why,
      from: versionOf(2),
      to: versionOf(1),
    });
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: 'a version failed, and the one before is live again',
        level: 50,
        remote: 'shop',
        version: versionOf(2),
        to: versionOf(1),
        why,
      }),
    );
    await runs(1);
    await publishAtStart(releases, [broken]);
    await look();
    expect(await shop()).toMatchObject({ active: versionOf(1), history: [] });
  },
  LONG,
);

test(
  'a release that fails takes back what went live in the same step and needs it',
  async () => {
    const { releases, aServer, shell, shopFor } = await aSite();
    const { visit, look, runs } = await aServer();
    await visit(40);
    await publish(releases, [await shell(2, '2.0.0'), await shopFor(2, THROWS, '^2.0.0')]);
    await runs(2);
    await visit(10);
    await look();
    const { parts } = await readRegistry(releases);
    expect([parts.shell?.active, parts.shop?.active]).toEqual([versionOf(1), versionOf(1)]);
    expect(parts.shell?.changes?.at(-1)).toMatchObject({ what: 'automatic', together: ['shop'] });
  },
  LONG,
);

test(
  'a second release minutes later with the fault of the first goes back to what was before both',
  async () => {
    const { releases, aServer, built, shop } = await aSite();
    const { visit, look, runs } = await aServer();
    await publish(releases, await built(2, THROWS));
    await publish(releases, await built(3, `${THROWS}// not mended`));
    await runs(3);
    await visit(1);
    await look();
    expect((await shop())?.changes?.at(-1)).toMatchObject({
      what: 'automatic',
      from: versionOf(3),
      to: versionOf(1),
    });
  },
  LONG,
);

test(
  'a second release minutes after a set, with its fault, takes the whole set back',
  async () => {
    const { releases, aServer, shell, shopFor } = await aSite();
    const { visit, look, runs } = await aServer();
    await publish(releases, [await shell(2, '2.0.0'), await shopFor(2, THROWS, '^2.0.0')]);
    await publish(releases, await shopFor(3, `${THROWS}// not mended`, '^2.0.0'));
    await runs(3);
    await visit(1);
    await look();
    const { parts } = await readRegistry(releases);
    expect([parts.shell?.active, parts.shop?.active]).toEqual([versionOf(1), versionOf(1)]);
  },
  LONG,
);

test(
  'of two page servers that decide at once, one takes the release back',
  async () => {
    const { releases, aServer, built, shop } = await aSite();
    const servers = await Promise.all([aServer(), aServer()]);
    await publish(releases, await built(2, WORKS));
    await publish(releases, await built(3, THROWS));
    await Promise.all(servers.map(({ runs }) => runs(3)));
    await Promise.all(servers.map(({ visit }) => visit(12)));
    await Promise.all(servers.map(({ look }) => look()));
    const after = await shop();
    expect(after?.active).toBe(versionOf(2));
    expect(after?.changes?.filter(({ what }) => what === 'automatic')).toHaveLength(1);
    const lines = servers.flatMap((server) => server.lines);
    expect(lines.filter(({ msg }) => /a version fail/.test(msg))).toHaveLength(1);
  },
  LONG,
);

test(
  'a canary of which a file is gone is ended when the first browser reports it',
  async () => {
    const { releases, aServer, built, shop } = await aSite();
    const { health, look } = await aServer();
    await publishCanary(releases, await built(2, WORKS), 50);
    await rm(path.join(releaseFolder(releases, 'shop', versionOf(2)), 'server.mjs'));
    const canary = { part: 'shop', version: versionOf(2) };
    await expect
      .poll(
        async () => {
          health.fault(canary, '196.2.1.0/24');
          await look();
          return (await shop())?.canary;
        },
        { timeout: LONG },
      )
      .toBeUndefined();
    const why = `shop ${versionOf(2)}: server.mjs is missing`;
    expect((await shop())?.changes?.at(-1)).toMatchObject({ what: 'automatic', why });
  },
  LONG,
);

test(
  'made-up reports of a thousand networks take nothing back that works for an hour, and the owner is told once',
  async () => {
    const { releases, aServer, built, shop } = await aSite();
    const { health, look, runs, visit, lines } = await aServer();
    const shopOf = (number: number) => ({ part: 'shop', version: versionOf(number) });
    for (let network = 0; network < 100; network++) {
      health.pageLoad(shopOf(1), `196.1.${network}.0/24`);
    }
    await publish(releases, await built(2, WORKS));
    await runs(2);
    await visit(1);
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    for (let minute = 0; minute <= 60; minute += 5) {
      for (let report = 0; report < 10_000; report++) {
        const network = `${196 + (report % 4)}.2.${Math.floor(report / 4) % 250}.0/24`;
        health.fault(shopOf(2), network);
        health.vitals(shopOf(2), network, { LCP: 60_000 });
      }
      await look();
      vi.advanceTimersByTime(5 * 60_000);
    }
    expect((await shop())?.active).toBe(versionOf(2));
    const figures = '1000 of 1000 visitors met faults, before 0 of 100';
    const told = lines.filter(({ level }) => Number(level) >= 40);
    expect(told).toMatchObject([
      {
        msg: 'visitors meet faults of a version that the site does not see itself',
        why: `shop ${versionOf(2)}: ${figures}`,
        command: 'npm run rollback -- shop',
      },
    ]);
    await tellMeasured('made-up reports of 1000 networks', '10000 reports, 0 rollbacks');
    expect(health.unseen(shopOf(2))?.why).toBe(figures);
    const judgedBy = 'releases are judged by renders and files: BROWSER_PATH names no browser';
    expect(lines.filter(({ msg }) => msg === judgedBy)).toMatchObject([{ level: 30 }]);
  },
  LONG,
);

test(
  'a preview that the site does not show is opened in no browser, and says nothing of the version',
  async () => {
    const { releases, aServer, built } = await aSite();
    const { health, look, runs, lines } = await aServer('/no/browser');
    await publish(releases, await built(2, WORKS));
    await runs(2);
    health.fault({ part: 'shop', version: versionOf(2) }, '196.2.1.0/24');
    await look();
    const why = 'no site answers at http://127.0.0.1:9';
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'a release is not opened in a browser', why }),
    );
  },
  LONG,
);

test(
  'a release stays when the version before fails at the same pages now',
  async () => {
    const flag = await aFlag();
    // All versions read the same data.
    const reads = `
      export default {
        async page() {
          if ((await fetch('${flag.apiOrigin}/api/flag')).ok) throw new Error('odd data');
          return 'works';
        },
      };`;
    const { releases, aServer, built, shop } = await aSite(true, flag.apiOrigin, reads);
    const { visit, look, runs, lines } = await aServer();
    await visit(40);
    await publish(releases, await built(2, `${reads}\n// newer`));
    await publish(releases, await built(3, `${reads}\n// newest`));
    await runs(3);
    flag.up = true;
    await visit(12);
    await look();
    expect((await shop())?.active).toBe(versionOf(3));
    // Which of them: the watch may have looked before ten had failed.
    const looked = [
      'a version failed, and the one before would not do better now',
      'a fault of a version was looked for, and nothing fails that did not before',
    ];
    expect(lines.some(({ msg }) => looked.includes(String(msg)))).toBe(true);
  },
  LONG,
);

test.each([
  ['the setting is off', false, 'a version fails, and AUTO_ROLLBACK is off'],
  ['there is no private key', true, 'a version fails, and this server has no key to take it back'],
])(
  'when %s, the log says what would be done, once',
  async (_, isOn, msg) => {
    const { releases, aServer, built, shop } = await aSite(isOn);
    const { visit, look, runs, lines } = await aServer();
    await publish(releases, await built(2, THROWS));
    await runs(2);
    await visit(12);
    if (isOn) {
      const privateKey = readPrivateKey(await readFile(keyFile(releases), 'utf8'));
      const publicKey = createPublicKey(privateKey);
      vi.stubEnv('RELEASE_PUBLIC_KEY', publicKeyText({ publicKey }));
    }
    await look();
    await look();
    expect((await shop())?.active).toBe(versionOf(2));
    expect(lines.filter((line) => line.msg === msg)).toMatchObject([
      { level: 50, remote: 'shop', command: 'npm run rollback -- shop' },
    ]);
  },
  LONG,
);
