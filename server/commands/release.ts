import { readSiteConfig } from '@app/api/adapters/files/site-config-file';
import { publishCanary } from '@app/federation/canary';
import { refuseCopy } from '@app/federation/change-releases';
import {
  type Output,
  releaseCommand,
  runAsProgram,
  WrongUsage,
} from '@app/federation/commands/command';
import { printPreviewLink } from '@app/federation/commands/print-preview-link';
import { forcedBy } from '@app/federation/forced';
import { makePreviewLink } from '@app/federation/make-preview-link';
import { publishPreview } from '@app/federation/publish-preview';
import { publish, ReleaseRefused, readRegistry, releasesFolder } from '@app/federation/releases';
import type { CheckFlip } from '@app/federation/stage-release';
import { type BuiltPart, buildPart } from '@app/federation/tooling/build-part';
import { refuseTypeFault } from '@app/federation/tooling/type-fault';
import { siteContext } from '@app/shell/server/pages/site-context';
import { checkRelease, type ReleaseCheck } from '../release-gate/check-release.ts';
import { NOT_OPENED, openBeforeLive } from '../release-gate/open-before-live.ts';
import { readSettings, type Settings } from '../settings.ts';
import { ownOrigin, siteSettingsOf } from '../site-settings.ts';
import { refuseChanged } from './refuse-changed.ts';
import { readReleaseArguments } from './release-arguments.ts';

/** Builds these parts, checks them together and makes all of them live in one step, or shows one to few. */
export const main = releaseCommand('Not released', async (args, env, output) => {
  const asked = readReleaseArguments(args);
  if (!asked.ok) throw new WrongUsage(asked.failure);
  const { parts, target, force } = asked.value;
  refuseCopy(env);
  const settings = readSettings(env);
  const releases = releasesFolder(settings.DATA_DIR);
  const before = await readRegistry(releases);
  const built: BuiltPart[] = [];
  const types = parts.map(refuseTypeFault);
  // They are waited for last.
  for (const one of types) one.catch(() => {});
  for (const part of parts) built.push(await buildPart(part));
  // Promises are kept or broken by what visitors get, and a preview is for whoever has its link.
  const promised = target.kind === 'preview' ? {} : { releases };
  const options = { ...(await checkOptions(settings, output)), ...promised };
  const names = parts.map(({ name }) => name);
  const { unlessForced, why } = forcedBy(force, options.note);
  const check: CheckFlip = async (flip) => {
    if (target.kind !== 'preview') refuseChanged(before, await readRegistry(releases), built);
    await unlessForced(checkRelease(flip, names, options));
    // Last, because they take longest, beside all that comes before.
    for (const one of types) await unlessForced(one);
  };
  const program = settings.BROWSER_PATH;
  if (program && target.kind !== 'preview') {
    const opening = {
      program,
      origin: ownOrigin(settings),
      publicOrigin: siteSettingsOf(settings).origin,
      check,
      note: options.note,
    };
    await unlessForced(openBeforeLive(releases, built, opening));
  }
  if (target.kind === 'live') {
    await publish(releases, built, check, { why });
    for (const { release: one } of built) output.log(`${one.name} ${one.version} is live.`);
    if (!program) options.note(NOT_OPENED);
    return;
  }
  const [only] = built;
  if (target.kind === 'canary' && only) {
    const { name, version } = only.release;
    await publishCanary(releases, only, target.percent, check, { why });
    output.log(`${target.percent}% of new visitors get ${name} ${version}.`);
    return;
  }
  await publishPreview(releases, built, check, { why });
  output.error('In the store and not live; only this link shows it:');
  const wanted = built.map(({ release: { name: part, version } }) => ({ part, version }));
  printPreviewLink(await makePreviewLink(releases, wanted), env, output);
});

async function checkOptions(settings: Settings, output: Output): Promise<ReleaseCheck> {
  const config = await readSiteConfig(settings.SITE_CONFIG);
  if (!config.ok) throw new ReleaseRefused(config.failure);
  // With a browser all is checked twice.
  const told = new Set<string>();
  return {
    site: siteContext(config.value, siteSettingsOf(settings), new Date()),
    apiOrigin: settings.API_ORIGIN ?? ownOrigin(settings),
    heapMb: settings.RENDER_HEAP_MB,
    note(line) {
      if (!told.has(line)) output.error(line);
      told.add(line);
    },
  };
}

await runAsProgram(import.meta, main);
