import { publish, releasesFolder } from '@app/federation/releases';
import { buildPart } from '../tooling/build-part.ts';
import { partNamed, parts } from '../tooling/parts.ts';
import { orRefuse } from './or-refuse.ts';

const part = partNamed(process.argv[2]);
if (!part) {
  console.error(`Which part? npm run release -- ${parts.map(({ name }) => name).join('|')}`);
  process.exit(1);
}
await orRefuse('Not released', async () => {
  const built = await buildPart(part);
  await publish(releasesFolder(process.env.DATA_DIR || '.data'), built);
  console.log(`${part.name} ${built.release.version} is live.`);
});
