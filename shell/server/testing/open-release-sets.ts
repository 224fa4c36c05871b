import path from 'node:path';
import { publishCanary } from '@app/federation/canary';
import { publish } from '@app/federation/releases';
import {
  aRelease,
  aShell,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from '@app/federation/testing/built-release';
import { sampleSite } from '@app/site/testing/sample-site';
import { onTestFinished } from 'vitest';
import { noReleaseControl } from '../release-control/no-release-control.ts';
import { type CanariesAndPreviews, createOtherSets } from '../release-control/other-sets.ts';
import { asLiveRemote } from '../releases/live-releases.ts';
import type { ReleaseSet } from '../rendering/release-set.ts';
import { openReleaseSets } from '../rendering/release-sets.ts';
import { aRenderRequest } from './fake-shell.ts';
import { recordedLog } from './recorded-log.ts';

const head = (title: string) => `{ title: '${title}', description: '', keywords: [] }`;

/** Server bundle of a shell whose pages all show this text and have it as their title. */
export const bundle = (text: string, before = '') => `
  ${before}
  export const render = async () =>
    ({ status: 200, html: ${JSON.stringify(text)}, title: '', tags: [] });
  export const describePages = async () =>
    ({ pages: [{ path: '/', head: ${head(text)} }], complete: true });
`;

/** Release sets that follow a store of their own; its first shell has this server bundle. */
export async function openAt(server: string) {
  const folder = await temporaryFolder();
  const releases = path.join(folder, 'releases');
  const publishOne = async (release: ReturnType<typeof aShell>, text: string) => {
    const at = path.join(folder, release.name, release.version);
    await publish(releases, await writeBuilt(at, release, { 'server.mjs': text }));
  };
  const canary = async (one: ReturnType<typeof aShell>, text: string, percent = 50) => {
    const at = path.join(folder, one.name, one.version);
    await publishCanary(releases, await writeBuilt(at, one, { 'server.mjs': text }), percent);
  };
  const shopCanary = (number: number, text: string, percent?: number) =>
    canary(aRelease({ version: versionOf(number) }), text, percent);
  const shellCanary = (number: number, text: string) =>
    canary(aShell({ version: versionOf(number) }), text);
  const release = (number: number, text: string) =>
    publishOne(aShell({ version: versionOf(number) }), text);
  const releaseShop = (number: number, text: string) =>
    publishOne(aRelease({ version: versionOf(number) }), text);
  await release(1, server);
  const { log, lines } = recordedLog();
  let others: CanariesAndPreviews | undefined;
  const opened = await openReleaseSets({
    releases,
    processes: 2,
    heapMb: 64,
    siteContext: () => sampleSite,
    openControl(live) {
      others = createOtherSets(live, log);
      return { ...noReleaseControl(live), others, close: others.close };
    },
    log,
  });
  const { canaries, preview } = others as CanariesAndPreviews;
  const sets = { ...opened, canaries, preview };
  onTestFinished(() => sets.close());
  const releaseAbout = (number: number) =>
    publishOne(aRelease({ name: 'about', version: versionOf(number), routes: [] }), '');
  const htmlAt = async (
    url: string,
    set: ReleaseSet = sets.current(),
    changes: { readonly apiOrigin?: string } = {},
  ) => {
    const { live, renderer } = set;
    const remotes = live.remotes.map(asLiveRemote);
    return (await renderer.render(aRenderRequest(url, { remotes, ...changes })))?.html;
  };
  const shown = async () => [sets.current().live.shell.version, await htmlAt('/')];
  return {
    releases,
    release,
    releaseShop,
    shopCanary,
    shellCanary,
    releaseAbout,
    htmlAt,
    shown,
    sets,
    lines,
  };
}
