import { publish, ReleaseRefused, releasesFolder } from '@app/federation/releases';
import { buildPart } from '../tooling/build-part.ts';
import { partNamed, parts } from '../tooling/parts.ts';

const part = partNamed(process.argv[2]);
if (!part) {
  console.error(`Which part? npm run release -- ${parts.map(({ name }) => name).join('|')}`);
  process.exit(1);
}
const releases = releasesFolder(process.env.DATA_DIR || '.data');
try {
  const built = await buildPart(part);
  await publish(releases, built);
  console.log(`${part.name} ${built.release.version} is live.`);
} catch (cause) {
  if (!(cause instanceof ReleaseRefused)) throw cause;
  console.error(`Not released: ${cause.message}`);
  process.exit(1);
}
