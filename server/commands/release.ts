import { readSiteConfig } from '@app/api/adapters/files/site-config-file';
import { publishCanary } from '@app/federation/canary';
import { refuseCopy } from '@app/federation/change-releases';
import { orRefuse } from '@app/federation/commands/or-refuse';
import { printPreviewLink } from '@app/federation/commands/print-preview-link';
import { makePreviewLink } from '@app/federation/make-preview-link';
import { publishPreview } from '@app/federation/publish-preview';
import { publish, ReleaseRefused, releasesFolder } from '@app/federation/releases';
import { type BuiltPart, buildPart } from '@app/federation/tooling/build-part';
import { siteContext } from '@app/shell/server/pages/site-context';
import { checkRelease, type ReleaseCheck } from '../release-gate/check-release.ts';
import { readSettings, type Settings } from '../settings.ts';
import { ownOrigin, siteSettingsOf } from '../site-settings.ts';
import { type ReleaseArguments, readReleaseArguments } from './release-arguments.ts';

const asked = readReleaseArguments(process.argv.slice(2));
if (!asked.ok) {
  console.error(asked.failure);
  process.exit(1);
}
await orRefuse('Not released', () => release(asked.value));

/** Builds these parts, checks them together and makes all of them live in one step, or shows one to few. */
async function release({ parts, target }: ReleaseArguments): Promise<void> {
  refuseCopy(process.env);
  const settings = readSettings(process.env);
  const built: BuiltPart[] = [];
  for (const part of parts) built.push(await buildPart(part));
  const options = await checkOptions(settings);
  const names = parts.map(({ name }) => name);
  const releases = releasesFolder(settings.DATA_DIR);
  const check: Parameters<typeof publish>[2] = (flip) => checkRelease(flip, names, options);
  if (target.kind === 'live') {
    await publish(releases, built, check);
    for (const { release: one } of built) console.log(`${one.name} ${one.version} is live.`);
    return;
  }
  const [only] = built;
  if (!only) return;
  const { name, version } = only.release;
  if (target.kind === 'canary') {
    await publishCanary(releases, only, target.percent, check);
    console.log(`${target.percent}% of new visitors get ${name} ${version}.`);
    return;
  }
  await publishPreview(releases, only, check);
  console.error(`${name} ${version} is in the store; only this link shows it:`);
  printPreviewLink(await makePreviewLink(releases, name, version));
}

async function checkOptions(settings: Settings): Promise<ReleaseCheck> {
  const config = await readSiteConfig(settings.SITE_CONFIG);
  if (!config.ok) throw new ReleaseRefused(config.failure);
  return {
    site: siteContext(config.value, siteSettingsOf(settings), new Date()),
    apiOrigin: settings.API_ORIGIN ?? ownOrigin(settings),
    heapMb: settings.RENDER_HEAP_MB,
    note: console.warn,
  };
}
