import { refuseCopy, withReleases } from '@app/federation/change-releases';
import { exportReleases } from '@app/federation/export-releases';
import { findKeys, publicKeyText } from '@app/federation/release-keys';
import { prune, ReleaseRefused, releasesFolder } from '@app/federation/releases';
import { repairRegistry, trustFound } from '@app/federation/trust';
import { orRefuse } from './or-refuse.ts';

const releases = releasesFolder(process.env.DATA_DIR || '.data');

const commands: Readonly<Record<string, () => Promise<string>>> = {
  async key() {
    const keys = await findKeys(releases);
    if (!keys) throw new ReleaseRefused('There is no key yet.');
    return publicKeyText(keys);
  },
  async export() {
    const folder = process.argv[3];
    if (!folder) throw new ReleaseRefused('Where to? npm run registry -- export <folder>');
    const copied = await exportReleases(releases, folder);
    return `${folder} has what the registry names; ${copied} files are new.`;
  },
  async prune() {
    await prune(releases);
    return 'What no page needs any more is deleted.';
  },
  async repair() {
    refuseCopy(process.env);
    await withReleases(releases, () => repairRegistry(releases));
    return 'The last good registry is served.';
  },
  async trust() {
    refuseCopy(process.env);
    await withReleases(releases, () => trustFound(releases));
    return 'The registry and the releases that it names are signed as they are.';
  },
};

const command = commands[process.argv[2] ?? ''];
if (!command) {
  console.error(`Do what? npm run registry -- ${Object.keys(commands).join('|')}`);
  process.exit(1);
}
await orRefuse('Not done', async () => console.log(await command()));
