import { releasesFolder } from '@app/federation/releases';
import { retire } from '@app/federation/retire';
import { partNamed } from '../tooling/parts.ts';
import { releaseCommand, runAsProgram, WrongUsage } from './command.ts';

export const main = releaseCommand('Not retired', async ([part], env, output) => {
  const name = part?.replace(/^mfe-/, '');
  if (!name) throw new WrongUsage('Which remote? npm run retire -- <name>');
  const version = await retire(releasesFolder(env.DATA_DIR || '.data'), name);
  output.log(`${name} ${version} is retired: its pages are gone.`);
  output.log(`npm run rollback -- ${name} brings them back, for 30 days.`);
  if (partNamed(name)) {
    output.log(`As long as the folder mfe-${name} exists, npm start makes it live again.`);
  }
});

await runAsProgram(import.meta, main);
