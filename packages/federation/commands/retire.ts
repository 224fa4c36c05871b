import { releasesFolder } from '@app/federation/releases';
import { retire } from '@app/federation/retire';
import { partNamed } from '../tooling/parts.ts';
import { orRefuse } from './or-refuse.ts';

const name = process.argv[2]?.replace(/^mfe-/, '');
if (!name) {
  console.error('Which remote? npm run retire -- <name>');
  process.exit(1);
}
await orRefuse('Not retired', async () => {
  const version = await retire(releasesFolder(process.env.DATA_DIR || '.data'), name);
  console.log(`${name} ${version} is retired: its pages are gone.`);
  console.log(`npm run rollback -- ${name} brings them back, for 30 days.`);
  if (partNamed(name)) {
    console.log(`As long as the folder mfe-${name} exists, npm start makes it live again.`);
  }
});
