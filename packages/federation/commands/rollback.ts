import { releasesFolder, rollback } from '@app/federation/releases';
import { partNamed, parts } from '../tooling/parts.ts';
import { orRefuse } from './or-refuse.ts';

const part = partNamed(process.argv[2]);
if (!part) {
  console.error(`Which part? npm run rollback -- ${parts.map(({ name }) => name).join('|')}`);
  process.exit(1);
}
await orRefuse('Not rolled back', async () => {
  const { from, to } = await rollback(releasesFolder(process.env.DATA_DIR || '.data'), part.name);
  console.log(`${part.name} is back from ${from} to ${to}.`);
});
