import { readSiteConfig } from '@app/api/adapters/files/site-config-file';
import { refuseCopy } from '@app/federation/change-releases';
import { orRefuse } from '@app/federation/commands/or-refuse';
import { publish, ReleaseRefused, releasesFolder } from '@app/federation/releases';
import { type BuiltPart, buildPart } from '@app/federation/tooling/build-part';
import { type Part, partNamed, parts } from '@app/federation/tooling/parts';
import { siteContext } from '@app/shell/server/pages/site-context';
import { checkRelease, type ReleaseCheck } from '../release-gate/check-release.ts';
import { readSettings, type Settings } from '../settings.ts';
import { ownOrigin, siteSettingsOf } from '../site-settings.ts';

const chosen = process.argv.slice(2).map(partNamed);
if (chosen.length === 0 || chosen.includes(undefined)) {
  console.error(`Which part? npm run release -- ${parts.map(({ name }) => name).join('|')}`);
  process.exit(1);
}
await orRefuse('Not released', () => release(parts.filter((part) => chosen.includes(part))));

/** Builds these parts, checks them together and makes all of them live in one step. */
async function release(some: readonly Part[]): Promise<void> {
  refuseCopy(process.env);
  const settings = readSettings(process.env);
  const built: BuiltPart[] = [];
  for (const part of some) built.push(await buildPart(part));
  const options = await checkOptions(settings);
  const names = some.map(({ name }) => name);
  await publish(releasesFolder(settings.DATA_DIR), built, (flip) =>
    checkRelease(flip, names, options),
  );
  for (const { release: one } of built) console.log(`${one.name} ${one.version} is live.`);
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
