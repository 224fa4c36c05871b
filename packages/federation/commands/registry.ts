import { refuseCopy, withReleases } from '@app/federation/change-releases';
import { exportReleases } from '@app/federation/export-releases';
import { findKeys, findTeamKeys, publicKeyText } from '@app/federation/release-keys';
import { prune, ReleaseRefused, releasesFolder } from '@app/federation/releases';
import { repairRegistry, trustFound } from '@app/federation/trust';
import { signersOfPart } from '../tooling/team-of.ts';
import { type Environment, releaseCommand, runAsProgram, WrongUsage } from './command.ts';

type Work = (releases: string, env: Environment, of: string | undefined) => Promise<string>;

const commands: Readonly<Record<string, Work>> = {
  async key(releases, env, part) {
    if (part) {
      const ofTeam = await findTeamKeys(releases, part, env);
      return ofTeam.map((keys) => `key ${publicKeyText(keys)}`).join('\n');
    }
    const keys = await findKeys(releases, env);
    if (!keys) throw new ReleaseRefused('There is no key yet.');
    return publicKeyText(keys);
  },
  async export(releases, _, folder) {
    if (!folder) throw new ReleaseRefused('Where to? npm run registry -- export <folder>');
    const copied = await exportReleases(releases, folder);
    return `${folder} has what the registry names; ${copied} files are new.`;
  },
  async prune(releases) {
    await prune(releases);
    return 'What no page needs any more is deleted.';
  },
  async repair(releases, env) {
    refuseCopy(env);
    await withReleases(releases, () => repairRegistry(releases));
    return 'The last good registry is served.';
  },
  async trust(releases, env) {
    refuseCopy(env);
    await withReleases(releases, () => trustFound(releases, signersOfPart));
    return 'The registry and the releases that it names are signed as they are.';
  },
};

export const main = releaseCommand('Not done', async ([name = '', of], env, output) => {
  const work = commands[name];
  if (!work) {
    throw new WrongUsage(`Do what? npm run registry -- ${Object.keys(commands).join('|')}`);
  }
  output.log(await work(releasesFolder(env.DATA_DIR || '.data'), env, of));
});

await runAsProgram(import.meta, main);
