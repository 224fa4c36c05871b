import { changeReleases } from './change-releases.ts';
import { SHELL } from './live-set.ts';
import { writeRegistry } from './registry-store.ts';
import { ReleaseRefused } from './release-refused.ts';

/**
 * Takes a remote out of the registry: its pages are 404 from the next request on. Its files stay,
 * because open tabs may still load them.
 * @returns the version that was live.
 * @throws ReleaseRefused for the shell, and for a name that is not live.
 */
export async function retire(releases: string, name: string): Promise<string> {
  if (name === SHELL) {
    throw new ReleaseRefused('The shell cannot be retired: every page needs it.');
  }
  let retired = '';
  await changeReleases(releases, async (registry) => {
    const { [name]: part, ...others } = registry.parts;
    if (!part) throw new ReleaseRefused(`${name} is not live.`);
    retired = part.active;
    await writeRegistry(releases, { ...registry, parts: others });
  });
  return retired;
}
