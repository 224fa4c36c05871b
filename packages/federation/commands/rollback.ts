import { ReleaseRefused, releasesFolder, rollback } from '@app/federation/releases';
import { partNamed, parts } from '../tooling/parts.ts';

const part = partNamed(process.argv[2]);
if (!part) {
  console.error(`Which part? npm run rollback -- ${parts.map(({ name }) => name).join('|')}`);
  process.exit(1);
}
try {
  const { from, to } = await rollback(releasesFolder(process.env.DATA_DIR || '.data'), part.name);
  console.log(`${part.name} is back from ${from} to ${to}.`);
} catch (cause) {
  if (!(cause instanceof ReleaseRefused)) throw cause;
  console.error(`Not rolled back: ${cause.message}`);
  process.exit(1);
}
