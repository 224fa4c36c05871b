import { buildLastRelease } from './last-release/build-last-release.ts';
import { lastRelease } from './last-release/last-release.ts';

const found = lastRelease();
if (found.ok) {
  await buildLastRelease(found.value);
  console.log(`The last release, ${found.value.commit}, is built in ${found.value.folder}`);
} else {
  console.error(found.failure);
  process.exitCode = 1;
}
