import { publish, readRegistry } from '@app/federation/releases';
import { buildPart } from './build-part.ts';
import { parts } from './parts.ts';

/**
 * Builds the parts whose inputs changed and makes new builds live. A part that was rolled back
 * stays rolled back until its code changes.
 */
export async function buildAndPublish(releases: string, { force = false } = {}): Promise<void> {
  for (const part of parts) {
    const started = performance.now();
    const built = await buildPart(part, { force });
    const { version } = built.release;
    if (built.rebuilt) {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`Built ${part.name} ${version} in ${seconds} s`);
    }
    const registry = await readRegistry(releases);
    if (registry.parts[part.name]?.built !== version) await publish(releases, built);
  }
}
