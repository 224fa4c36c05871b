import type { MadeLiveBy } from '@app/federation/registry';
import {
  type KeptPart,
  publishAtStart,
  ReleaseRefused,
  readRegistry,
} from '@app/federation/releases';
import type { Output } from '../commands/command.ts';
import { type BuiltPart, buildPart } from './build-part.ts';
import { parts } from './parts.ts';

/**
 * Builds the parts whose inputs changed and makes them live, except those that were released or
 * rolled back since. Prints which parts it kept and the commands that would replace them.
 * @throws ReleaseRefused when nothing can be made live and nothing was live before.
 */
export async function buildAndPublish(
  releases: string,
  { force = false, output = console as Output } = {},
): Promise<void> {
  const built: BuiltPart[] = [];
  for (const part of parts) {
    const started = performance.now();
    const one = await buildPart(part, { force });
    built.push(one);
    if (one.rebuilt) {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      output.log(`Built ${part.name} ${one.release.version} in ${seconds} s`);
    }
  }
  try {
    for (const kept of await publishAtStart(releases, built)) output.error(lineAbout(kept));
  } catch (cause) {
    const goesOn = cause instanceof ReleaseRefused && (await readRegistry(releases)).parts.shell;
    if (!goesOn) throw cause;
    output.error(`What was built is not live: ${cause.message} The releases before stay live.`);
  }
}

const lineAbout = ({ name, live, madeLiveBy, hasCanary, built }: KeptPart): string =>
  `Kept ${name} ${live}${hasCanary ? ', which has a canary' : reasons[madeLiveBy ?? 'unknown']}. For this build, ${built}: npm run release -- ${name}`;

const reasons: Readonly<Record<MadeLiveBy | 'unknown', string>> = {
  release: ', which was released',
  rollback: ', which a rollback made live',
  start: ', which is later than this build',
  unknown: '',
};
